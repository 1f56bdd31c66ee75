import { type AddressName, fields } from './address.ts';
import { amount, percent, range, years } from './address-values.ts';

/** Unparsable amounts by parameter, kept in their field so that they can be corrected. A range as `from-to`. */
export type UnreadAmounts = ReadonlyMap<string, string>;

const LONGEST = 40;
const amountKinds = new Set<unknown>([amount, percent, range, years]);

export function unreadAmounts(query: URLSearchParams, ignored: readonly AddressName[]): UnreadAmounts {
	const unread = fields.filter(({ name, kind }) => ignored.includes(name) && amountKinds.has(kind));
	return new Map(unread.map(({ name, kind }) => [name, kind === range ? bothEnds(query, name) : cut(query.get(name))]));
}

function bothEnds(query: URLSearchParams, name: string): string {
	const ends = [query.get(`${name}-from`), query.get(`${name}-to`)];
	return ends.some(Boolean) ? ends.map((text) => cut(text).replaceAll('-', ' ')).join('-') : cut(query.get(name));
}

const cut = (text: string | null) => (text ?? '').slice(0, LONGEST);
