import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { About } from '#outbox/submissions.ts';
import type { Asking } from '../enquiry/asking.ts';

const aboutText = ({ kind, id }: About): string => `${kind}-${id}`;

export function parseAbout(text: string | null): About | null {
	const [, kind, id] = /^(property|project|launch|offer|agent)-([1-9]\d{0,9})$/.exec(text ?? '') ?? [];
	return kind ? { kind: kind as About['kind'], id: Number(id) } : null;
}

export type EnquirySubject = { about: About; name: string; reference: string | null; to: string | null; agent: number | null };

export function findEnquirySubject(request: PageRequest, about: About | null): EnquirySubject | null {
	const found = about && findRecord(request, about);
	return found && about ? { about, ...found } : null;
}

function findRecord({ read, locale }: PageRequest, { kind, id }: About): Omit<EnquirySubject, 'about'> | null {
	if (kind === 'property') {
		const property = read.get('property', id);
		return (
			property && {
				name: property.translations[locale].name,
				reference: property.reference || null,
				to: recordAddress('property', property, locale),
				agent: property.agent,
			}
		);
	}
	if (kind === 'offer') {
		const offer = read.get('offer', id);
		const agent = (offer?.property && read.get('property', offer.property)?.agent) || null;
		return offer && { name: offer.translations[locale].name, reference: null, to: `${localePath('/offers', locale)}#offer-${id}`, agent };
	}
	const record = read.get(kind, id);
	if (!record) return null;
	const named = { name: record.translations[locale].name, reference: null, to: recordAddress(kind, record, locale) };
	return { ...named, agent: kind === 'agent' ? id : null };
}

/** The address of the enquiry form; `more` holds values already chosen, such as the slot. */
export const enquiryAddress = (
	{ locale }: Pick<PageRequest, 'locale'>,
	about: About | null,
	asking: Asking = 'question',
	more: Record<string, string> = {},
): string => {
	const query = new URLSearchParams({ ...(about && { about: aboutText(about) }), ...(asking !== 'question' && { for: asking }), ...more });
	return `${localePath('/contact-us', locale)}${query.size ? `?${query}` : ''}`;
};
