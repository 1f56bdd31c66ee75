import { cutText } from '#app/cut-text.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import type { About } from '#outbox/submissions.ts';
import { AT_MOST } from '../compare/cookie.ts';
import { listedIds } from '../compare/listed-ids.ts';

/** As many as one enquiry is about: their addresses and names fit into its message. */
export const HOMES_MOST = 60;
/** More are behind its link. */
const NAMED = 12;
const LONGEST_NAME = 60;

/** Where somebody asks about several homes at once. */
export const homesAddress = ({ locale }: Pick<PageRequest, 'locale'>, ids: readonly number[]): string =>
	`${localePath('/contact-us', locale)}?ids=${ids.slice(0, HOMES_MOST).join()}#enquiry`;

export type SeveralHomes = {
	/** Who answers, where all of them are one agent's. */
	about: About | null;
	/** Each by its reference and name, and where they stand together. */
	message: string;
};

/** The homes that an address names, as one enquiry: by reference and name in its message. Null where it names none that is listed. */
export function askedHomes(request: PageRequest): SeveralHomes | null {
	const { read, url, site, t } = request;
	const homes = read.many('property', listedIds(url.searchParams.getAll('ids'), HOMES_MOST));
	const [first, ...others] = homes;
	if (!first) return null;
	const to = homesTogether(
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

/** A few side by side, more as a list: neither needs an account. */
export const homesTogether = ({ locale }: PageRequest, ids: readonly number[]): string =>
	localePath(ids.length > AT_MOST ? `/favorites?list=${ids.join()}` : `/compare?ids=${ids.join()}`, locale);

/** A line each, and one for all that are left out. */
export function nameHomes({ locale, t }: Pick<PageRequest, 'locale' | 't'>, homes: readonly Property[]): string[] {
	const lines = homes
		.slice(0, NAMED)
		.map(({ reference, translations }) => [reference, cutText(translations[locale].name, LONGEST_NAME)].filter(Boolean).join(' · '));
	return homes.length > NAMED ? [...lines, t('sendHomes.andMore', { count: homes.length - NAMED })] : lines;
}
