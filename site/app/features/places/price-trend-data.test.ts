import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { marketTable } from './market-table-data.ts';
import { buildPriceTrend, trendLine } from './price-trend-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Homes listed in `since` whose price rose by a million in October. */
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

function requestWith(properties: ReturnType<typeof samples.property>[]): PageRequest {
	const { content, put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	put('property', ...properties);
	return { locale: 'en', t: readTranslator('en'), read, rate: null, site: { search: openSearch(content.replica) } } as PageRequest;
}

const trendWith = (count: number, since: string) => buildPriceTrend(requestWith(homes(count, since)), { area: 2 });

test('shows a line for six months with eight homes each', () => {
	const trend = trendWith(8, '2026-06-01');
	expect(trend?.title).toBe('Apartments by month, EGP per m²');
	expect(trend?.lines).toEqual([{ market: 'resale', name: 'Resale', last: '60,000', path: 'M0 90L60 90L120 90L180 90L240 6L300 6' }]);
	expect(trend?.text).toBe('Resale: 50,000 in Jun 2026, 60,000 in Nov 2026.');
	expect(trend?.table.rows.map(({ month, cells }) => [month, ...cells]).slice(1, 3)).toEqual([
		['Oct 2026', '60,000 (median of 8)'],
		['Sept 2026', '50,000 (median of 8)'],
	]);
});

test('ends with the number of the table, also for new homes and unchanged prices', () => {
	const cheap = { type: 'apartment', currency: 'EGP', built_up_area: 100, price: 2_000_000, price_history: [] };
	const late = Array.from({ length: 12 }, (_, index) =>
		samples.property(index + 20, { ...cheap, listed_on: index < 6 ? '2026-11-10' : '2026-01-01' }),
	);
	const request = requestWith([...homes(8, '2026-06-01'), ...late]);
	const cell = marketTable(request, { area: 2 })?.rows[0]?.cells[1];
	const trend = buildPriceTrend(request, { area: 2 });
	expect(cell).toMatchObject({ median: '20,000', count: '20 properties' });
	expect(trend?.lines).toMatchObject([{ market: 'resale', last: '20,000' }]);
	expect(trend?.table.rows[0]?.cells).toEqual(['20,000 (median of 20)']);
});

test('shows nothing with fewer homes or months', () => {
	expect(trendWith(7, '2026-06-01')).toBeNull();
	expect(trendWith(8, '2026-07-01')).toBeNull();
});

test('a missing month breaks the line', () => {
	const line = trendLine(['2025-12', '2026-01', '2026-03', '2026-04'], 10, 20);
	const months = ['2025-12', '2026-01', '2026-03', '2026-04'].map((month, index) => ({ month, median: index < 2 ? 10 : 20, count: 8 }));
	expect(line(months)).toBe('M0 90L75 90M225 6L300 6');
});
