import { recordPath } from '#app/addresses.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildChannels, type ContactMethod, formatMessage } from '#app/parts/contact/contact-data.ts';
import { phoneHref, whatsAppHref } from '#app/parts/contact/links.ts';
import { homesWithCards, type PropertyCardData } from '#app/parts/listings/card-data.ts';
import { shortUrl } from '#app/parts/share/short-url.ts';
import type { Means } from '#catalogue/means.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Fit } from './fit.ts';

/** Only the first card has a placeholder, because placeholders weigh on the page. */
const WITH_PLACEHOLDER = 1;

export type SearchCardData = PropertyCardData & {
	call: ContactMethod | null;
	whatsApp: ContactMethod | null;
	/** Set where a home only nearly matches. */
	fit?: Fit | null;
};

export function searchCards(request: PageRequest, properties: Property[], means: Means): SearchCardData[] {
	const homes = homesWithCards(request, properties, { withPlaceholder: WITH_PLACEHOLDER, means });
	return homes.map(({ property, card }) => ({
		call: null,
		whatsApp: null,
		...optional(request, `contact links ${property.id}`, () => buildContactLinks(request, property)),
		...card,
	}));
}

/** A short message that names only the home, since two dozen of them are sent with a page. */
function buildContactLinks(request: PageRequest, property: Property): Pick<SearchCardData, 'call' | 'whatsApp'> {
	const { t, locale } = request;
	const { reference } = property;
	const { phone, whatsApp } = buildChannels(request, property.agent);
	const url = shortUrl(request, recordPath('property', property, locale));
	const message = formatMessage(request, null, { name: reference, reference: null, url });
	return {
		call: phone ? { href: phoneHref(phone), text: t('find.callAbout', { reference }) } : null,
		whatsApp: whatsApp ? { href: whatsAppHref(whatsApp, message), text: t('find.writeAbout', { reference }) } : null,
	};
}
