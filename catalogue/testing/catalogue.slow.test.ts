import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import type { Listing, Texts } from '../listing.ts';
import { isActive } from '../match/groups.ts';
import { dropImplied } from '../means.ts';
import { type Filters, type Query, sorts } from '../query.ts';
import { naiveMatches, naiveOrder } from './naive.ts';
import { naiveFacets } from './naive-facets.ts';
import { buildItem, type Item } from './naive-text.ts';
import {
	amenityNames,
	type Draw,
	dayAfter,
	drawFrom,
	finishings,
	orientations,
	randomListing,
	randomTexts,
	TODAY,
	types,
	views,
} from './random-listings.ts';

const typed = [
	'palm',
	'lagon',
	'madinty',
	'vill',
	'شقة',
	'لوتس',
	'balcony',
	'sunny',
	'quite',
	'pool',
	'حمام',
	'sea',
	'marina 10',
	'104',
	'with',
	'xyzzy',
];

const isOfMeans = (name: keyof Filters) => isActive({ [name]: 1 }, 'pay');

/** Any number of filters, including empty ones. */
function randomFilters(draw: Draw, ids: readonly number[]): Filters {
	const some = <T>(list: readonly T[]) => list.filter(() => draw.chance(0.4));
	const range = (step: number) => ({
		...(draw.chance(0.6) && { from: draw.int(1, 30) * step }),
		...(draw.chance(0.6) && { to: draw.int(10, 60) * step }),
	});
	const sale = draw.chance(0.7);
	const all: Filters = {
		purpose: sale ? 'sale' : 'rent',
		rentPeriod: draw.pick(['month', 'day', 'year']),
		market: draw.pick(['primary', 'resale']),
		category: draw.pick(['residential', 'commercial']),
		types: some([...types, 'loft']),
		notTypes: some(types).slice(0, 2),
		regions: some([1, 2, 101, 107]),
		locations: some([1, 2]),
		areas: some([1, 2, 3, 4, 99]),
		compounds: some([10, 11, 20, 30, 41]),
		developers: some([1, 2, 3]),
		notLocations: some([1, 2]).slice(0, 1),
		notAreas: some([1, 2, 99]),
		notCompounds: some([10, 20]),
		notDevelopers: some([1, 2]),
		inCompound: draw.chance(0.5),
		price: range(sale ? 250_000 : 1000),
		allIn: range(sale ? 250_000 : 1000),
		bedrooms: some([0, 1, 2, 3, 4, 5]),
		bathrooms: draw.int(1, 5),
		builtUp: range(10.35),
		garden: range(8),
		noGarden: true,
		land: range(20),
		finishings: some(finishings),
		furnished: draw.chance(0.5),
		ready: draw.chance(0.5),
		deliveredBy: draw.int(2026, 2030),
		deliveredFrom: draw.int(2026, 2029),
		views: some(views),
		amenities: some([1, 2, 3, 4]).slice(0, 2),
		notAmenities: some([1, 2, 3, 4, 99]).slice(0, 2),
		floors: some([-1, 0, 1, 2, 3, 10]),
		notFloors: some([0, 1, 10]),
		orientations: some(orientations),
		nearMetro: true,
		nearMonorail: true,
		withOffer: draw.chance(0.5),
		exclusive: draw.chance(0.5),
		newSince: dayAfter(-draw.int(0, 40)),
		agent: draw.int(1, 5),
		bounds: { west: 31 + draw.int(0, 50) / 100, east: 31.6, south: 30.1, north: 30 + draw.int(20, 100) / 100 },
		polygon: [
			{ lng: 31, lat: 30 },
			{ lng: 31 + draw.int(30, 110) / 100, lat: 30.2 },
			{ lng: 31.4, lat: 30 + draw.int(50, 110) / 100 },
		],
		within: { point: { lng: 31.5, lat: 30.5 }, kilometres: draw.int(5, 60) },
		downPayment: draw.int(1, 30) * 200_000,
		monthly: draw.int(1, 30) * 5000,
		instalments: true,
		years: draw.int(1, 12),
		downShare: draw.int(0, 6) * 5,
		over: range(50_000),
		remaining: draw.chance(0.5),
		text: [draw.pick(typed), draw.chance(0.3) ? draw.pick(typed) : '', draw.chance(0.1) ? `fst-vil-${draw.pick(ids)}` : ''].join(' '),
	};
	const names = Object.keys(all) as (keyof Filters)[];
	const share = draw.int(0, 4) / names.length;
	/** Means are tested together, because they affect each other. */
	const meansShare = draw.chance(0.2) ? 0.5 : share;
	return Object.fromEntries(names.filter((name) => draw.chance(isOfMeans(name) ? meansShare : share)).map((name) => [name, all[name]]));
}

/** A catalogue and a plain list of its listings, changed together. */
function createPair(seed: number) {
	const draw = drawFrom(seed);
	const catalogue = createCatalogue();
	const plain = new Map<number, { listing: Listing; texts: Texts | null }>();
	catalogue.setToday(TODAY);
	for (const [id, names] of amenityNames) catalogue.nameAmenity(id, names);

	const put = (id: number) => {
		const listing = randomListing(draw, id);
		catalogue.put(listing);
		if (listing.until !== null && listing.until < TODAY) plain.delete(id);
		else plain.set(id, { listing, texts: plain.get(id)?.texts ?? null });
	};
	const describeOne = (id: number) => {
		const texts = randomTexts(draw);
		catalogue.describe(id, texts);
		const known = plain.get(id);
		if (known) known.texts = texts;
	};
	const remove = (id: number) => {
		catalogue.remove(id);
		plain.delete(id);
	};
	return {
		draw,
		catalogue,
		items: (): Item[] => [...plain.values()].map(({ listing, texts }) => buildItem(listing, texts)),
		change(): void {
			const id = 1000 + draw.int(0, 400);
			const chance = draw.int(0, 99);
			if (chance < 55) put(id);
			if (chance < 45) describeOne(id);
			if (chance >= 55 && chance < 85) remove(id);
			if (chance >= 85 && chance < 95) describeOne(id);
		},
	};
}

describe('compared with the plain implementation, while listings change', () => {
	test.each([1, 2, 3, 4])('gives the same answers (%i)', { timeout: 60_000 }, (seed) => {
		const { draw, catalogue, items: allItems, change } = createPair(seed);
		for (let round = 0; round < 8; round++) {
			for (let changes = 0; changes < (round === 0 ? 500 : 40); changes++) change();
			const items = allItems();
			expect(catalogue.size).toBe(items.length);
			for (let asked = 0; asked < 20; asked++) {
				const filters = randomFilters(
					draw,
					items.map(({ listing }) => listing.id),
				);
				const query: Query = {
					filters,
					sort: draw.pick(sorts),
					...(draw.chance(0.5) && { from: { lng: 31.2, lat: 30.4 } }),
					offset: draw.int(0, 3) * 10,
					limit: 10,
				};
				const matches = naiveMatches(items, filters);
				const ordered = naiveOrder(query, matches);
				const { offset = 0 } = query;
				const result = catalogue.search(query);
				expect(result, JSON.stringify(query)).toEqual({
					total: ordered.length,
					ids: ordered.slice(offset, offset + 10),
					facets: naiveFacets(items, filters),
				});
				expect(catalogue.count(filters), JSON.stringify(filters)).toBe(ordered.length);
				expect(catalogue.count(dropImplied(filters)), JSON.stringify(filters)).toBe(ordered.length);
				expect(result.facets, JSON.stringify(filters)).toMatchObject(catalogue.briefFacets(filters));
			}
		}
	});

	test('all pages together contain every match once', { timeout: 60_000 }, () => {
		const { draw, catalogue, items: allItems, change } = createPair(9);
		for (let round = 0; round < 6; round++) {
			for (let changes = 0; changes < 100; changes++) change();
			for (const sort of sorts) {
				const query: Query = { filters: draw.chance(0.5) ? {} : randomFilters(draw, [1000]), sort, limit: draw.int(1, 30) };
				const pages: number[] = [];
				for (let offset = 0; ; offset += query.limit as number) {
					const page = catalogue.find({ ...query, offset });
					if (page.length === 0) break;
					pages.push(...page);
				}
				const items = allItems();
				expect(pages).toEqual(naiveOrder(query, naiveMatches(items, query.filters)));
			}
		}
	});
});
