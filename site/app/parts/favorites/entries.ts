import type { Property } from '#content/entities/listings.ts';
import { type Entry, LIMIT, readHome, today } from './cookie.ts';

/** A home as it was when it was saved. */
export type Favorite = { id: number; price: number; currency: Property['currency']; day: string };

const marks = { EGP: '-', USD: '_', EUR: '~' } as const;
const currencies = { '-': 'EGP', _: 'USD', '~': 'EUR' } as const;
const VALUE = /^[1-9a-z][\da-z]{0,6}[-_~][\da-z]{1,7}$/;

/** What a heart says of its home: which it is and what it costs, in whole pounds. */
export const heartValue = ({ id, price, currency }: Pick<Property, 'id' | 'price' | 'currency'>): string =>
	id.toString(36) + marks[currency] + Math.round(price).toString(36);

export function parseFavorite(entry: Entry): Favorite {
	const [home = '', price = '', day = ''] = entry.split(/[-_~.]/);
	const mark = entry.charAt(home.length) as keyof typeof currencies;
	return {
		id: Number.parseInt(home, 36),
		price: Number.parseInt(price, 36),
		currency: currencies[mark],
		day: new Date(Number.parseInt(day, 36) * 86_400_000).toISOString().slice(0, 10),
	};
}

export const readHeart = (entry: Entry): string => entry.split('.', 1)[0] ?? '';

/** `added` are new; `left` did not fit. What is saved already keeps the day and the price it was saved with. */
export function addEntries(entries: readonly Entry[], values: readonly string[], day = today()) {
	const homes = new Set(entries.map(readHome));
	const fresh = [...new Set(values)].filter((value) => VALUE.test(value) && !homes.has(readHome(value))).map((value) => `${value}.${day}`);
	const added = fresh.slice(0, Math.max(0, LIMIT - entries.length));
	return { entries: [...added, ...entries], added, left: fresh.length - added.length };
}

export function removeEntries(entries: readonly Entry[], values: readonly string[]) {
	const homes = new Set(values.map(readHome));
	return {
		entries: entries.filter((entry) => !homes.has(readHome(entry))),
		removed: entries.filter((entry) => homes.has(readHome(entry))),
	};
}

/** Puts back what was removed, among those of its day. */
export function restore(entries: readonly Entry[], removed: readonly Entry[]): Entry[] {
	const homes = new Set(entries.map(readHome));
	const readDay = (entry: Entry) => entry.split('.')[1] ?? '';
	return [...removed.filter((entry) => !homes.has(readHome(entry))), ...entries]
		.toSorted((a, b) => (readDay(a) < readDay(b) ? 1 : readDay(a) > readDay(b) ? -1 : 0))
		.slice(0, LIMIT);
}
