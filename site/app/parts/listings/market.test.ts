import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { metrePricesIn, readOwnMarket } from './market.ts';

const AREA = 2;
const flat = { type: 'apartment', purpose: 'sale', market: 'resale', currency: 'EGP', built_up_area: 100, ready: true };
const takeover = { paid_amount: 3_000_000, over_amount: 0, remaining_amount: 6_000_000 };
type Home = Parameters<typeof samples.property>[1];

function requestWith(...groups: [count: number, home: Home][]): PageRequest {
	const { content, put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	let id = 0;
	for (const [count, home] of groups)
		for (let index = 0; index < count; index++) put('property', samples.property(++id, { ...flat, ...home }));
	return { locale: 'en', read, site: { search: openSearch(content.replica) } } as PageRequest;
}

const ownMarket = (request: PageRequest, id: number) => readOwnMarket(request, request.read.get('property', id) ?? expect.unreachable());

test('medians of resales exclude takeovers', () => {
	const request = requestWith([8, { price: 4_000_000 }], [12, { price: 9_000_000, ready: false, ...takeover }]);
	expect(metrePricesIn(request, { area: AREA }, 'resale')).toMatchObject([{ count: 8, median: 40_000 }]);
	expect(metrePricesIn(request, { areas: [AREA], remaining: true }, 'resale')).toEqual([]);
	expect(ownMarket(request, 1)).toMatchObject({ count: 8, median: 40_000 });
	expect(ownMarket(request, 9)).toBeNull();
});

test('does not compare ready homes with unfinished ones', () => {
	const developer = { market: 'primary', price: 9_000_000 };
	const request = requestWith([9, { ...developer, ready: false, delivery_date: '2029-01-01' }], [4, developer]);
	expect(ownMarket(request, 1)).toMatchObject({ count: 9, ready: false });
	expect(ownMarket(request, 10)).toBeNull();
});
