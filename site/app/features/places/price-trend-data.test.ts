import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildPriceTrend, trendLine } from './price-trend-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Homes that ask a million more since October, listed since that day. */
const homes = (count: number, since: string) =>
	Array.from({ length: count }, (_, index) =>
		samples.property(index + 1, {
			...{ type: 'apartment', currency: 'EGP', built_up_area: 100, price: 6_000_000, listed_on: since },
			price_history: [
				{ price: 5_000_000, currency: 'EGP', changed_on: since },
				{ price: 6_000_000, currency: 'EGP', changed_on: '2026-10-10' },
			],
		}),
	);

function trendWith(count: number, since: string) {
	const { content, put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	put('property', ...homes(count, since));
	const request = { locale: 'en', t: readTranslator('en'), read, rate: null, site: { search: openSearch(content.replica) } };
	return buildPriceTrend(request as PageRequest, { area: 2 });
}

test('six months of eight homes are a line, with its numbers', () => {
	const trend = trendWith(8, '2026-06-01');
	expect(trend?.title).toBe('Apartments, 12 months, EGP per m²');
	expect(trend?.lines).toEqual([{ market: 'resale', name: 'Resale', last: '60,000', path: 'M0 90L60 90L120 90L180 90L240 6L300 6' }]);
	expect(trend?.text).toBe('Resale: 50,000 in Jun 2026, 60,000 in Nov 2026.');
	expect(trend?.table.rows.map(({ month, cells }) => [month, ...cells]).slice(1, 3)).toEqual([
		['Oct 2026', '60,000 of 8'],
		['Sept 2026', '50,000 of 8'],
	]);
});

test('fewer homes or fewer months are none', () => {
	expect(trendWith(7, '2026-06-01')).toBeNull();
	expect(trendWith(8, '2026-07-01')).toBeNull();
});

test('a month that is not known breaks the line', () => {
	const line = trendLine(['2025-12', '2026-01', '2026-03', '2026-04'], 10, 20);
	const months = ['2025-12', '2026-01', '2026-03', '2026-04'].map((month, index) => ({ month, median: index < 2 ? 10 : 20, count: 8 }));
	expect(line(months)).toBe('M0 90L75 90M225 6L300 6');
});
