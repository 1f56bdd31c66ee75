import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Entity } from '#content/entities/registry.ts';
import type { PropertyType } from '#domain/vocabulary.ts';
import { createCatalogue } from '../catalogue.ts';
import { findRegions } from '../geography/regions.ts';
import type { Place } from '../listing.ts';
import { drawFrom, randomListing, TODAY } from '../testing/random-listings.ts';
import { openSampleReplica } from '../testing/sample-replica.ts';
import { indexLandingPlaces } from './landing-places.ts';
import { openLandings } from './open-landings.ts';

const replica = openSampleReplica(1);
afterAll(() => replica.close());
const EVERYTHING = { field: '', target: 0, today: TODAY, limit: 1000, offset: 0 };
const locations = replica.list('location', EVERYTHING);
const sampleAreas = replica.list('area', EVERYTHING);
const sampleProjects = replica.list('project', EVERYTHING);

type Named = { translations: { en: { name: string } } };
const named = <One extends Named>(records: One[], name: string): One =>
	records.find(({ translations }) => translations.en.name === name) ?? expect.unreachable(name);
const rename = <One extends Entity<'area'> | Entity<'project'>>(record: One, id: number, en: string, ar: string): One => ({
	...{ ...record, id, spellings: [] },
	translations: {
		en: { ...record.translations.en, name: en, slug: null },
		ar: { ...record.translations.ar, name: ar, slug: null },
	},
});

const areas = [...sampleAreas, rename(named(sampleAreas, 'Sharm El Sheikh'), 9001, 'Dahab', 'دهب')];
const oasis = {
	...rename(sampleProjects[0] ?? expect.unreachable(), 9002, 'Test Oasis', 'واحة الاختبار'),
	area: named(areas, 'Fifth Settlement').id,
};
const records = { locations, areas, projects: [oasis] };

function placeIn(name: string): Place {
	const area = name === 'Test Oasis' ? named(areas, 'Fifth Settlement') : named(areas, name);
	const location = locations.find(({ id }) => id === area.location) ?? expect.unreachable();
	const point = area.coordinates && { lng: area.coordinates.longitude, lat: area.coordinates.latitude };
	return {
		regions: findRegions([area.translations.en.name, location.translations.en.name], point),
		...{ location: location.id, area: area.id, compound: name === 'Test Oasis' ? oasis.id : null, developer: null },
		names: { location: [], area: [], compound: [], developer: [] },
	};
}

type Homes = [number, PropertyType, string];

/** Homes for sale that differ only in type and place. */
function open(homes: Homes[], known = records) {
	const catalogue = createCatalogue();
	const places = indexLandingPlaces(known);
	const all = homes.flatMap(([count, type, place]) => Array.from({ length: count }, () => ({ type, place: placeIn(place) })));
	const fields = { purpose: 'sale', category: 'residential', until: null } as const;
	for (const [index, own] of all.entries()) catalogue.put({ ...randomListing(drawFrom(1), index + 1), ...fields, ...own });
	const landings = openLandings(catalogue, () => places);
	return { catalogue, landings, list: () => landings.list().map((page) => landings.write(page, 'en')?.replace('/for-sale/', '')) };
}

describe('of pages with the same homes only one is indexed', () => {
	test.each<[string, Homes[], string[]]>([
		[
			'the type, and a governorate before all that is wider',
			[
				[7, 'chalet', 'Sharm El Sheikh'],
				[5, 'chalet', 'Dahab'],
			],
			['chalets/dahab', 'chalets/sharm-el-sheikh', 'chalets/south-sinai'],
		],
		['a location before its only area and compound', [[5, 'villa', 'Test Oasis']], ['villas/new-cairo']],
		['an area before a location called like its governorate', [[5, 'chalet', 'Sharm El Sheikh']], ['chalets/sharm-el-sheikh']],
		[
			'an area before its only compound',
			[
				[5, 'villa', 'Test Oasis'],
				[5, 'villa', 'Rehab City'],
			],
			['villas/fifth-settlement', 'villas/new-cairo', 'villas/rehab-city'],
		],
		[
			'a part of a governorate before it',
			[
				[5, 'villa', 'October Gardens'],
				[5, 'villa', 'New Zayed'],
			],
			['villas/6th-of-october', 'villas/sheikh-zayed', 'villas/west-cairo'],
		],
		[
			'all homes where they are of two types',
			[
				[5, 'villa', 'Rehab City'],
				[5, 'chalet', 'Rehab City'],
			],
			['chalets/new-cairo', 'homes/new-cairo', 'villas/new-cairo'],
		],
	])('%s', (_, homes, paths) => expect(open(homes).list().sort()).toEqual(paths));

	test('a page without an address is not indexed', () => {
		const nameless = locations.map((location) =>
			location.translations.en.name === 'New Cairo'
				? { ...location, translations: { ...location.translations, ar: { ...location.translations.ar, name: 'مصر', slug: null } } }
				: location,
		);
		expect(open([[5, 'villa', 'Test Oasis']], { ...records, locations: nameless }).list()).toEqual(['villas/fifth-settlement']);
	});
});

test('a page whose only area has the same homes links to its compounds', () => {
	const { landings } = open([
		[5, 'villa', 'Test Oasis'],
		[5, 'villa', 'Fifth Settlement'],
	]);
	const page = landings.read(['for-sale', 'villas', 'new-cairo']) ?? expect.unreachable();
	expect(landings.related(page).inside.map(({ place }) => place)).toEqual([{ key: 'compounds', id: oasis.id }]);
});

test('an area named like its location in one language has no page; its compounds are linked from around it', () => {
	const fifth = named(areas, 'Fifth Settlement');
	const alike = rename(fifth, fifth.id, 'Fifth Settlement', named(locations, 'New Cairo').translations.ar.name);
	const { landings } = open(
		[
			[5, 'villa', 'Test Oasis'],
			[5, 'villa', 'Rehab City'],
			[5, 'villa', 'October Gardens'],
		],
		{ ...records, areas: areas.map((area) => (area === fifth ? alike : area)) },
	);
	expect(landings.read(['for-sale', 'villas', 'fifth-settlement'])).toBeNull();
	const page = landings.read(['for-sale', 'villas', 'test-oasis']) ?? expect.unreachable();
	const up = landings.related(page).up.map((one) => landings.write(one, 'en'));
	expect(up).toEqual(['/for-sale/villas/greater-cairo', '/for-sale/villas/new-cairo']);
});

test('texts do not trigger a recount, homes and places do', () => {
	const { catalogue, list } = open([[5, 'villa', 'Rehab City']]);
	const counting = vi.spyOn(catalogue, 'countByPlace');
	const countAfter = (change: () => void) => {
		change();
		list();
		return counting.mock.calls.length;
	};
	expect(countAfter(() => {})).toBe(1);
	expect(countAfter(() => catalogue.describe(1, { names: ['sea'], descriptions: [] }))).toBe(1);
	expect(countAfter(() => catalogue.nameAmenity(1, ['pool']))).toBe(1);
	expect(countAfter(() => catalogue.setToday(TODAY))).toBe(2);
	expect(countAfter(() => catalogue.renewPlaces((place) => place))).toBe(3);
	expect(countAfter(() => catalogue.renewTerms((terms) => terms))).toBe(4);
	expect(countAfter(() => catalogue.remove(1))).toBe(5);
	expect(list()).toEqual([]);
});
