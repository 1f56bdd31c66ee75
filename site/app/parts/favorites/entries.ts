import type { Property } from '#content/entities/listings.ts';
import { type Entry, LIMIT, readHome, today } from './cookie.ts';

/** A home with its price at the time it was saved. */
export type Favorite = { id: number; price: number; currency: Property['currency']; day: string };

const marks = { EGP: '-', USD: '_', EUR: '~' } as const;
const currencies = { '-': 'EGP', _: 'USD', '~': 'EUR' } as const;
const VALUE = /^[1-9a-z][\da-z]{0,6}[-_~][\da-z]{1,7}$/;

/** Id and price in whole pounds, as the heart button submits them. */
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

/** `added`: newly saved; `left`: over the limit. Homes already saved keep their first date and price. */
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

/** Puts removed entries back in order of date. */
export function restore(entries: readonly Entry[], removed: readonly Entry[]): Entry[] {
	const homes = new Set(entries.map(readHome));
	const readDay = (entry: Entry) => entry.split('.')[1] ?? '';
	return [...removed.filter((entry) => !homes.has(readHome(entry))), ...entries]
		.toSorted((a, b) => (readDay(a) < readDay(b) ? 1 : readDay(a) > readDay(b) ? -1 : 0))
		.slice(0, LIMIT);
}
