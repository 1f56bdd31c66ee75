import { afterAll, describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locales.ts';
import { propertyTypes } from '#domain/vocabulary.ts';
import { openSearch } from '../open-search.ts';
import { TODAY } from '../testing/random-listings.ts';
import { openSampleReplica } from '../testing/sample-replica.ts';
import { facetsFor, findCategory, findLandingPage, isSameFacet, type LandingPage, landingFilters } from './landing-page.ts';

const replica = openSampleReplica(700);
const search = openSearch(replica, () => TODAY);
const { landings, catalogue } = search;
const pages = landings.list();
afterAll(() => {
	search.close();
	replica.close();
});

const idNamed = (collection: 'location' | 'area' | 'project', name: string): number =>
	replica
		.list(collection, { field: '', target: 0, today: TODAY, limit: 1000, offset: 0 })
		.find(({ translations }) => translations.en.name === name)?.id ?? expect.unreachable(name);
const newCairo = idNamed('location', 'New Cairo');
const apartments: LandingPage = { purpose: 'sale', kind: 'apartment', place: { key: 'locations', id: newCairo }, facet: null };
const plainly = (page: LandingPage) => JSON.stringify(page);
const read = (path: string) => landings.read(path.split('/').slice(1));

describe('addresses', () => {
	test.each<[LandingPage, string, string]>([
		[apartments, '/for-sale/apartments/new-cairo', '/للبيع/شقق/القاهرة-الجديدة'],
		[{ ...apartments, facet: { bedrooms: [3] } }, '/for-sale/apartments/new-cairo/3-bedrooms', '/للبيع/شقق/القاهرة-الجديدة/3-غرف'],
		[{ ...apartments, facet: { ready: true } }, '/for-sale/apartments/new-cairo/ready', '/للبيع/شقق/القاهرة-الجديدة/استلام-فوري'],
		[{ ...apartments, facet: { instalments: true } }, '/for-sale/apartments/new-cairo/instalments', '/للبيع/شقق/القاهرة-الجديدة/بالتقسيط'],
		[
			{ ...apartments, facet: { price: { to: 10_000_000 } } },
			'/for-sale/apartments/new-cairo/under-10-million',
			'/للبيع/شقق/القاهرة-الجديدة/أقل-من-10-مليون',
		],
		[
			{ purpose: 'rent', kind: 'villa', place: { key: 'locations', id: idNamed('location', 'North Coast') }, facet: null },
			'/for-rent/villas/north-coast',
			'/للإيجار/فيلات/الساحل-الشمالي',
		],
		[{ ...apartments, kind: 'homes' }, '/for-sale/homes/new-cairo', '/للبيع/وحدات-سكنية/القاهرة-الجديدة'],
		[
			{
				purpose: 'rent',
				kind: 'office',
				place: { key: 'areas', id: idNamed('area', 'Fifth Settlement') },
				facet: { price: { to: 50_000 } },
			},
			'/for-rent/offices/fifth-settlement/under-50-thousand',
			'/للإيجار/مكاتب/التجمع-الخامس/أقل-من-50-ألف',
		],
		[{ ...apartments, place: { key: 'regions', id: 101 } }, '/for-sale/apartments/greater-cairo', '/للبيع/شقق/القاهرة-الكبرى'],
		[{ ...apartments, place: null }, '/for-sale/apartments/egypt', '/للبيع/شقق/مصر'],
	])('%j is %s', (page, en, ar) => {
		expect([landings.write(page, 'en'), landings.write(page, 'ar')]).toEqual([en, ar]);
		expect([read(en), read(ar)]).toEqual([page, page]);
	});

	test('of every page lead back to it in both languages, and no two pages share one', () => {
		expect(pages.length).toBeGreaterThan(300);
		for (const locale of localeCodes) {
			const paths = pages.map((page) => landings.write(page, locale) ?? expect.unreachable(plainly(page)));
			expect(new Set(paths).size).toBe(pages.length);
			expect(paths.map(read)).toEqual(pages);
		}
	});

	test('are found in another letter case, without hamzas, with Arabic digits, and in words of both languages', () => {
		const said = ['/For-Sale/APARTMENTS/New-Cairo', '/للبيع/شقق/القاهره-الجديده', '/for-sale/شقق/new-cairo'];
		expect(said.map(read)).toEqual(said.map(() => apartments));
		expect(read('/للايجار/شقق/القاهرة-الجديدة/٣-غرف')).toEqual({ ...apartments, purpose: 'rent', facet: { bedrooms: [3] } });
	});

	test('are found by other spellings of a place, unless another place has that name', () => {
		expect(read('/for-sale/apartments/tagamo3')).toEqual(apartments);
		const named = ['new-cairo', 'cairo'].map((word) => read(`/for-sale/apartments/${word}`)?.place?.key);
		expect(named).toEqual(['locations', 'regions']);
	});

	test.each([
		'/for-sale',
		'/for-sale/apartments',
		'/for-sale/castles/new-cairo',
		'/for-sale/apartments/atlantis',
		'/for-swap/apartments/new-cairo',
		'/for-sale/apartments/new-cairo/haunted',
		'/for-sale/apartments/new-cairo/under-11-million',
		'/for-sale/apartments/new-cairo/furnished',
		'/for-rent/offices/new-cairo/3-bedrooms',
		'/for-sale/apartments/new-cairo/ready/instalments',
		'/for-sale/apartments/',
		'/for-sale/__proto__/constructor',
		`/for-sale/apartments/${'a'.repeat(200)}`,
	])('%s is not a landing page', (path) => expect(read(path)).toBeNull());
});

describe('indexed pages', () => {
	test('have five homes or more, and fewer than the page without the facet', () => {
		for (const page of pages) {
			const count = catalogue.count(landingFilters(page));
			expect(count, plainly(page)).toBeGreaterThanOrEqual(5);
			if (page.facet) expect(count, plainly(page)).toBeLessThan(catalogue.count(landingFilters({ ...page, facet: null })));
		}
	});

	test('are exactly those for which isIndexed is true', () => {
		const indexed = new Set(pages.map(plainly));
		const locations = replica.list('location', { field: '', target: 0, today: TODAY, limit: 1000, offset: 0 });
		const candidates = locations.flatMap(({ id }) =>
			(['sale', 'rent'] as const).flatMap((purpose) =>
				(['homes', 'apartment', 'villa', 'office'] as const).flatMap((kind) =>
					[null, ...facetsFor({ purpose, kind })].map((facet): LandingPage => ({ purpose, kind, place: { key: 'locations', id }, facet })),
				),
			),
		);
		const count = (page: LandingPage) => catalogue.count(landingFilters(page));
		const types = propertyTypes.filter((type) => findCategory(type) === 'residential');
		const isSame = (one: LandingPage, other: LandingPage) =>
			count(one) === count(other) && (!one.facet || facetsFor(one).some((facet) => isSameFacet(facet, one.facet)));
		const holdsEnough = (page: LandingPage): boolean => {
			const { kind, facet } = page;
			if (count(page) < 5) return false;
			if (kind === 'homes' && types.some((type) => isSame({ ...page, kind: type }, page))) return false;
			if (!facet) return true;
			const lower = facetsFor(page).filter((one) => 'price' in one && 'price' in facet && one.price.to < facet.price.to);
			const all = count({ ...page, facet: null });
			return count(page) < all && lower.every((one) => count({ ...page, facet: one }) < count(page));
		};
		const expected = candidates.filter(holdsEnough).map(plainly);
		expect(expected.length).toBeGreaterThan(50);
		expect(candidates.map(plainly).filter((page) => indexed.has(page))).toEqual(expected);
		expect(candidates.filter((page) => landings.isIndexed(page)).map(plainly)).toEqual(expected);
	});

	test('have other homes than every other page with the same facet', () => {
		const shown = Map.groupBy(pages, (page) => {
			const ids = catalogue.find({ filters: landingFilters(page), limit: catalogue.size });
			return `${JSON.stringify(page.facet)} ${ids.sort((a, b) => a - b)}`;
		});
		expect([...shown.values()].filter((same) => same.length > 1).map((same) => same.map(plainly))).toEqual([]);
	});

	test('do not include a region whose homes are all in one location', () => {
		const matrouh: LandingPage = { ...apartments, kind: 'chalet', place: { key: 'regions', id: 5 } };
		const northCoast: LandingPage = { ...matrouh, place: { key: 'locations', id: idNamed('location', 'North Coast') } };
		expect(catalogue.count(landingFilters(matrouh))).toBe(catalogue.count(landingFilters(northCoast)));
		expect([matrouh, northCoast].map((page) => landings.isIndexed(page))).toEqual([false, true]);
		expect(pages.map(plainly).filter((page) => [matrouh, northCoast].map(plainly).includes(page))).toEqual([plainly(northCoast)]);
	});

	test('with the most homes vary in type and place, and some are to rent', () => {
		const popular = landings.listPopular(6);
		expect(popular.filter((page) => !landings.isIndexed(page))).toEqual([]);
		expect(new Set(popular.map(({ kind }) => kind)).size).toBeGreaterThan(1);
		expect(new Set(popular.map(({ place }) => place?.id)).size).toBeGreaterThan(2);
		expect(new Set(popular.map(({ purpose }) => purpose)).size).toBe(2);
	});

	test('appear and disappear with their fifth home', () => {
		const place = { key: 'locations', id: idNamed('location', 'Central Cairo') } as const;
		const page: LandingPage = { purpose: 'sale', kind: 'pharmacy', place, facet: null };
		const before = catalogue.count(landingFilters(page));
		const own = replica.list('property', { field: '', target: 0, today: TODAY, limit: 1, offset: 0 })[0] ?? expect.unreachable();
		const put = (count: number) =>
			replica.change((edit) =>
				Array.from({ length: count - before }, (_, index) =>
					edit.put('property', {
						...own,
						...{
							id: 900_000 + index,
							purpose: 'sale',
							category: 'commercial',
							type: 'pharmacy',
							area: idNamed('area', 'Zamalek'),
							project: null,
						},
						translations: { en_US: own.translations.en, ar_EG: own.translations.ar },
						status: 'published',
					}),
				).flat(),
			);
		put(4);
		expect([catalogue.count(landingFilters(page)), landings.isIndexed(page)]).toEqual([4, false]);
		put(5);
		expect([catalogue.count(landingFilters(page)), landings.isIndexed(page)]).toEqual([5, true]);
		replica.change((edit) => Array.from({ length: 5 }, (_, index) => edit.remove('property', String(900_000 + index))).flat());
		expect(landings.isIndexed(page)).toBe(false);
	});
});

describe('a search', () => {
	test('with the filters of a page is that page, with others is none', () => {
		for (const page of pages) expect(findLandingPage(landingFilters(page))).toEqual(page);
		expect(landings.find({ purpose: 'sale', types: ['apartment'], locations: [newCairo] })).toEqual(apartments);
		const others = [
			{},
			{ purpose: 'sale' as const },
			{ types: ['apartment' as const], locations: [newCairo] },
			{ ...landingFilters(apartments), types: ['apartment' as const, 'villa' as const] },
			{ ...landingFilters(apartments), category: 'commercial' as const },
			{ ...landingFilters(apartments), areas: [1001] },
			{ ...landingFilters(apartments), bedrooms: [2, 3] },
			{ ...landingFilters(apartments), bedrooms: [3], ready: true },
			{ ...landingFilters(apartments), price: { from: 1, to: 10_000_000 } },
			{ ...landingFilters(apartments), text: 'pool' },
		];
		expect(others.filter((filters) => landings.find(filters))).toEqual([]);
	});
});

test('related pages exist and exclude the page itself; `up` goes from Egypt to the place', () => {
	const rooms: LandingPage = { ...apartments, facet: { bedrooms: [3] } };
	const { up, kinds, facets, beside } = landings.related(rooms);
	expect(up.map(({ place }) => place && `${place.key} ${place.id}`)).toEqual([null, 'regions 101', 'regions 1', `locations ${newCairo}`]);
	expect(up.every(({ facet }) => facet === null)).toBe(true);
	expect(landings.related({ ...apartments, kind: 'homes', place: null }).otherPurpose?.purpose).toBe('rent');
	const all = [...up, ...kinds, ...facets, ...beside];
	expect(all.filter((page) => !landings.isIndexed(page))).toEqual([]);
	expect(all.map(plainly)).not.toContain(plainly(rooms));
	expect(kinds.every(({ facet }) => facet && 'bedrooms' in facet)).toBe(true);
	const [nearest] = landings.related(apartments).beside;
	expect(nearest?.place).toEqual({ key: 'locations', id: idNamed('location', 'East Cairo') });
	const within = landings.related(apartments).inside.map(({ place }) => place?.id);
	expect(within).toContain(idNamed('area', 'Fifth Settlement'));
	expect(within).not.toContain(idNamed('area', 'Zamalek'));
});
