import type { Property } from '../../../../content/entities/listings.ts';
import { pathOf } from '../../addresses.ts';
import type { PageRequest } from '../../page-loader.ts';
import { contactOf, type Way } from '../contact/contact-data.ts';
import { type PropertyCardData, propertyCards } from '../listings/card-data.ts';
import { shortUrl } from '../share/short-url.ts';

/** Only they have a placeholder, which weighs on the page. */
const FIRST_ROW = 2;

/** A card among results: whom to ask about it is one tap away. */
export type SearchCardData = PropertyCardData & { call: Way | null; whatsApp: Way | null };

export function searchCards(request: PageRequest, properties: Property[]): SearchCardData[] {
	const ways = properties.map((property) => waysOf(request, property));
	return propertyCards(request, properties, FIRST_ROW).map((card, index) => ({ call: null, whatsApp: null, ...ways[index], ...card }));
}

/** The message names the reference alone: two dozen of them travel with a page. */
function waysOf(request: PageRequest, property: Property): Pick<SearchCardData, 'call' | 'whatsApp'> {
	const { t, locale } = request;
	const { reference } = property;
	const url = shortUrl(request, pathOf('property', property, locale));
	const { call, whatsApp } = contactOf(request, property.agent, { name: reference, reference: null, url });
	return {
		call: call && { href: call.href, text: t('find.callAbout', { reference }) },
		whatsApp: whatsApp && { href: whatsApp.href, text: t('find.writeAbout', { reference }) },
	};
}
