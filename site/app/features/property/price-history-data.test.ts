import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { buildPriceHistory } from './price-history-data.ts';

const english = { locale: 'en', t: readTranslator('en') } as const;
const at = (changed_on: string, price: number) => ({ changed_on, price, currency: 'EGP' as const });

test('lists prices with their changes, the latest first', () => {
	const history = buildPriceHistory(english, {
		currency: 'EGP',
		price_history: [at('2026-06-30', 1_850_000), at('2026-04-11', 1_915_000), at('2026-09-08', 1_935_000)],
	});
	expect(history?.rows.map(({ date, price, change }) => [date, price.amount, change?.text, change?.isLess])).toEqual([
		['8\u00a0September 2026', '1,935,000', '+4.6%', false],
		['30\u00a0June 2026', '1,850,000', '−3.4%', true],
		['11\u00a0April 2026', '1,915,000', undefined, undefined],
	]);
	expect(history?.line.text).toBe('Price from EGP\u00a01,915,000 to EGP\u00a01,935,000');
});

test('an unchanged price has no history', () => {
	expect(buildPriceHistory(english, { currency: 'EGP', price_history: [] })).toBeNull();
	expect(buildPriceHistory(english, { currency: 'EGP', price_history: [at('2026-01-01', 100), at('2026-02-01', 100)] })).toBeNull();
});

test('ignores prices in other currencies', () => {
	expect(buildPriceHistory(english, { currency: 'USD', price_history: [at('2026-01-01', 100), at('2026-02-01', 120)] })).toBeNull();
});
