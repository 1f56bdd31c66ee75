import { cutText } from '#app/cut-text.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import type { About } from '#outbox/submissions.ts';
import { AT_MOST } from '../compare/cookie.ts';
import { listedIds } from '../compare/listed-ids.ts';

/** Addresses and names of this many fit into the message. */
export const HOMES_MOST = 60;
/** The rest is behind the message's link. */
const NAMED = 12;
const LONGEST_NAME = 60;

export const homesAddress = ({ locale }: Pick<PageRequest, 'locale'>, ids: readonly number[]): string =>
	`${localePath('/contact-us', locale)}?ids=${ids.slice(0, HOMES_MOST).join()}#enquiry`;

export type SeveralHomes = {
	/** The agent that all homes have in common, or the only home. */
	about: About | null;
	/** The reference and name of each, and a link to all of them. */
	message: string;
};

/** Reads the homes from the address, as one enquiry. Null when none of them is listed. */
export function readAskedHomes(request: PageRequest): SeveralHomes | null {
	const { read, url, site, t } = request;
	const homes = read.many('property', listedIds(url.searchParams.getAll('ids'), HOMES_MOST));
	const [first, ...others] = homes;
	if (!first) return null;
	const to = buildTogetherAddress(
		request,
		homes.map(({ id }) => id),
	);
	const { agent } = first;
	const isOneAgents = others.every((home) => home.agent === agent);
	return {
		about: others.length === 0 ? { kind: 'property', id: first.id } : agent !== null && isOneAgents ? { kind: 'agent', id: agent } : null,
		message: [t('sendHomes.ask'), ...nameHomes(request, homes), site.origin + to].join('\n'),
	};
}

/** A link for staff: a comparison for a few homes, a list for more. */
export const buildTogetherAddress = ({ locale }: PageRequest, ids: readonly number[]): string =>
	localePath(ids.length > AT_MOST ? `/favorites?list=${ids.join()}` : `/compare?ids=${ids.join()}`, locale);

/** One line each, and one for those left out. */
export function nameHomes({ locale, t }: Pick<PageRequest, 'locale' | 't'>, homes: readonly Property[]): string[] {
	const lines = homes
		.slice(0, NAMED)
		.map(({ reference, translations }) => [reference, cutText(translations[locale].name, LONGEST_NAME)].filter(Boolean).join(' · '));
	return homes.length > NAMED ? [...lines, t('sendHomes.andMore', { count: homes.length - NAMED })] : lines;
}
