import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';
import { listedIds } from '../compare/listed-ids.ts';
import { HOMES_MOST } from '../enquiry/several-homes.ts';

const ASKED = 'ids';

/** The homes named in a form's address. */
export const readSentHomes = ({ read, url }: Pick<PageRequest, 'read' | 'url'>): Property[] =>
	read.many('property', listedIds(url.searchParams.getAll(ASKED), HOMES_MOST));

/** Keeps the homes in the address, so that they survive a failed submission. */
export function withSentHomes(address: string, homes: readonly Pick<Property, 'id'>[]): string {
	const [path = '', query = ''] = address.split('?');
	const params = [query, `${ASKED}=${homes.map(({ id }) => id).join()}`].filter(Boolean);
	return `${path}?${params.join('&')}`;
}

/** Appends the homes to the message when the visitor removed their names, so that the agent knows which are meant. */
export function nameSentHomes(request: Pick<PageRequest, 'read' | 'url' | 't' | 'locale'>, message: string): string {
	const missing = readSentHomes(request).flatMap(({ reference }) => (reference && !message.includes(reference) ? [reference] : []));
	return missing.length
		? [message, request.t('sendHomes.homes', { references: missing.join(locales[request.locale].comma) })].filter(Boolean).join('\n')
		: message;
}
