import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { listedIds } from '../compare/listed-ids.ts';
import { HOMES_MOST } from '../enquiry/several-homes.ts';

const ASKED = 'ids';

/** The homes that the address of a form names. */
export const sentHomes = ({ read, url }: Pick<PageRequest, 'read' | 'url'>): Property[] =>
	read.many('property', listedIds(url.searchParams.getAll(ASKED), HOMES_MOST));

/** The same address, and which homes it is about: they are still there after a mistake. */
export function withSentHomes(address: string, homes: readonly Pick<Property, 'id'>[]): string {
	const [path = '', query = ''] = address.split('?');
	const params = [query, `${ASKED}=${homes.map(({ id }) => id).join()}`].filter(Boolean);
	return `${path}?${params.join('&')}`;
}

/** Whatever became of the words that named them: an agent learns which homes were sent. */
export function nameSentHomes(request: Pick<PageRequest, 'read' | 'url' | 't'>, message: string): string {
	const missing = sentHomes(request).flatMap(({ reference }) => (reference && !message.includes(reference) ? [reference] : []));
	return missing.length ? [message, request.t('sendHomes.homes', { references: missing.join(', ') })].filter(Boolean).join('\n') : message;
}
