import { expect, test } from 'vitest';
import { createQuotes } from './quotes.ts';

const home = { id: 1, purpose: 'sale', market: 'primary', type: 'villa', project: 7, price: 1_000_000, payment_plans: [] } as const;
const offer = { id: 3, property: null, project: null, developer: 5, types: [], price: null, discount_percent: 10, cash_only: false };

/** One offer of a developer, and the developer of a home's compound. */
function openQuotes() {
	let tell: (keys: ReadonlySet<string>) => void = () => {};
	const project = { developer: 5 };
	const offers = [{ ...offer, pays: [], payment_plans: [] }];
	const source = {
		get: () => project,
		list: () => offers,
		onChange: (listener: typeof tell) => {
			tell = listener;
			return () => true;
		},
	} as unknown as Parameters<typeof createQuotes>[0];
	return { quote: createQuotes(source, () => '2026-11-16'), project, offers, change: (key: string) => tell(new Set([key])) };
}

test('a quote is cached until an offer or the developer of the compound changes', () => {
	const { quote, project, offers, change } = openQuotes();
	const kept = { ...home, payment_plans: [] };
	expect(quote(kept)).toMatchObject({ price: 900_000, list_price: 1_000_000 });
	expect(quote(kept)).toBe(quote(kept));
	project.developer = 6;
	change('project:7');
	expect(quote(kept)).toBe(kept);
	project.developer = 5;
	change('project:7');
	offers.length = 0;
	change('offer:3');
	expect(quote(kept)).toBe(kept);
});

test('a changed home is quoted anew', () => {
	const { quote } = openQuotes();
	expect(quote({ ...home, payment_plans: [] }).price).toBe(900_000);
	expect(quote({ ...home, payment_plans: [], price: 2_000_000 }).price).toBe(1_800_000);
});
