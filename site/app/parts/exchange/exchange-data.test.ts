import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChosenCurrency, readRates } from '#app/chosen-currency.ts';
import { testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildCurrencyChoice, convertedPhrase, convertedPrice, convertedText } from './exchange-data.ts';

const { put, read } = testContent();
const translations = { en_US: { source: 'A bank' }, ar_EG: { source: 'بنك' } };
put(
	'exchange_rate',
	{ id: 1, currency: 'USD', egp_per_unit: '48.5000', rated_on: '2026-11-14', translations },
	{ id: 2, currency: 'USD', egp_per_unit: 30, rated_on: '2026-10-01', translations },
	{ id: 3, currency: 'USD', egp_per_unit: 90, rated_on: '2026-11-20', translations },
	{ id: 4, currency: 'KWD', egp_per_unit: 158, rated_on: '2026-11-03', translations },
);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const requestWith = (currency: 'USD' | 'KWD' | null, locale: 'en' | 'ar' = 'en') => ({
	...{ locale, read, t: readTranslator(locale) },
	rate: readRates(read, locale).find((rate) => rate.currency === currency) ?? null,
});

test('shows no second currency by default', () => {
	expect(convertedText(requestWith(null), 6_200_000, 'EGP')).toBeNull();
	expect(convertedPrice(requestWith(null), 6_200_000, 'EGP')).toBeNull();
});

test('uses the newest rate up to today and names its date', () => {
	expect(convertedText(requestWith('USD'), 6_200_000, 'EGP')).toBe('≈ $128,000');
	expect(convertedPhrase(requestWith('USD'), 'toOwner', 6_200_000, 'EGP')).toBe('≈ $128,000 to the owner');
	expect(convertedText(requestWith('USD', 'ar'), 6_200_000, 'EGP')).toBe('≈ 128,000 دولار');
	expect(convertedText(requestWith('USD'), { low: 6_200_000, high: 6_500_000 }, 'EGP')).toBe('≈ $128,000–134,000');
	expect(convertedPrice(requestWith('USD'), 6_200_000, 'EGP')).toEqual({
		text: '≈ $128,000',
		rate: { text: 'Rate on 14\u00a0Nov: EGP\u00a048.50. A bank', isStale: false },
	});
});

test('marks a rate older than seven days', () => {
	expect(convertedPrice(requestWith('KWD'), 6_200_000, 'EGP')?.rate).toEqual({
		text: 'Rate on 3\u00a0Nov, may have changed: EGP\u00a0158.00. A bank',
		isStale: true,
	});
});

test('names the year of a rate of another year', () => {
	vi.setSystemTime(new Date('2027-01-02T12:00:00Z'));
	expect(convertedPrice(requestWith('KWD'), 6_200_000, 'EGP')?.rate.text).toContain('3\u00a0November 2026');
	expect(convertedPrice(requestWith('KWD', 'ar'), 6_200_000, 'EGP')?.rate.text).toContain('3\u00a0نوفمبر 2026');
});

test('does not convert prices in other currencies', () => {
	expect(convertedText(requestWith('KWD'), 100_000, 'USD')).toBeNull();
});

test('offers only currencies with a rate', () => {
	expect(buildCurrencyChoice(requestWith('KWD'))?.options.map(({ value, isChosen }) => [value, isChosen])).toEqual([
		['EGP', false],
		['USD', false],
		['KWD', true],
	]);
});

test.each(['XXX', '', 'usd', '%E0%A4%A'])('a cookie with %j is ignored', (value) => {
	expect(findChosenCurrency(`pn_currency=${value}`)).toBeNull();
});

test('ignores absurd rates', () => {
	for (const [index, egp_per_unit] of [0, -48, 5000, 'x', null].entries())
		put('exchange_rate', { id: 10 + index, currency: 'EUR', egp_per_unit, rated_on: '2026-11-14', translations });
	expect(readRates(read, 'en').map(({ currency }) => currency)).toEqual(['USD', 'KWD']);
});
