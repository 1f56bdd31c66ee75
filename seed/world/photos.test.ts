import { describe, expect, test } from 'vitest';
import type { LaunchText } from '../sample/shapes.ts';
import { listImages } from './compound-photos.ts';
import { compoundFacts, compounds } from './compounds.ts';
import { SAMPLE_PROPERTIES } from './facts.ts';
import { worldFacts } from './properties.ts';
import { choosePools } from './property/album.ts';
import { makeProperty, shownOrder } from './property/illustrated.ts';
import { rosterEntryAt } from './property/roster.ts';
import { houseTypes } from './property/types.ts';
import { photographFiles, readSample } from './sample-files.ts';
import { makeWorld } from './world.ts';

const today = '2026-11-15';
const facts = worldFacts(today);
const parseKind = (file: string) => file.replace(/-\d+\.jpg$/, '');
const units = Array.from({ length: SAMPLE_PROPERTIES }, (_, index) => {
	const { property, images } = makeProperty(index, facts);
	const area = facts.areas.find(({ id }) => id === property['area']);
	if (!area) throw new Error(`${property.reference} is nowhere`);
	return {
		...property,
		unit: rosterEntryAt(index, facts).unit,
		row: property,
		type: String(property['type']),
		area,
		images,
		cover: images[0] ?? '',
	};
});
const records = [...makeWorld(today).records()];
const imageById = new Map(photographFiles.map(({ id, name }) => [id, name]));
const selectRecords = (collection: string) => records.filter((record) => record.collection === collection);
const listPictures = (collection: string, table: string) =>
	selectRecords(collection).map(({ row, parts }) => ({
		row,
		images: (parts.find((part) => part.table === table)?.rows ?? []).map((link) => imageById.get(String(link['directus_files_id'])) ?? ''),
	}));
const galleries = [
	...units.map(({ reference, images }) => [reference, images] as const),
	...listPictures('project', 'project_files').map(({ row, images }) => [`project ${row.id}`, images] as const),
	...listPictures('launch', 'launch_files').map(({ row, images }) => [`launch ${row.id}`, images] as const),
];
const photographed = [
	...compounds,
	...readSample<LaunchText[]>('launches.json').flatMap(({ key, compound, mix }) =>
		compounds.filter((item) => item.key === compound).map((item) => ({ ...item, key, mix: mix ?? item.mix })),
	),
];
const repeated = (files: string[]) => files.filter((file, at) => files.indexOf(file) !== at);

/** The most different covers a page could have if each home chooses from its pool: a maximum matching. */
function mostCovers(pools: string[][]): number {
	const takenBy = new Map<string, number>();
	const findFor = (home: number, tried: Set<string>): boolean =>
		(pools[home] ?? []).some((file) => {
			if (tried.has(file)) return false;
			tried.add(file);
			const other = takenBy.get(file);
			if (other !== undefined && !findFor(other, tried)) return false;
			takenBy.set(file, home);
			return true;
		});
	return pools.filter((_, home) => findFor(home, new Set())).length;
}

describe('photographs of the sample', () => {
	test('are all used', () => {
		const used = new Set([...galleries.flatMap(([, images]) => images), ...records.map(({ row }) => imageById.get(String(row['image'])))]);
		expect(photographFiles.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
	});

	test('exist, and are not repeated in a gallery', () => {
		const names = new Set(photographFiles.map(({ name }) => name));
		for (const [name, images] of galleries) {
			expect([name, images.filter((file) => !names.has(file))]).toEqual([name, []]);
			expect([name, repeated(images)]).toEqual([name, []]);
			expect(images.length, name).toBeGreaterThanOrEqual(3);
		}
	});

	test('of places are not used in galleries of units, compounds and launches', () => {
		expect(galleries.filter(([, images]) => images.some((file) => parseKind(file) === 'place')).map(([name]) => name)).toEqual([]);
	});

	test('show towers only where there are towers', () => {
		const stand = (area: (typeof units)[number]['area']) =>
			area.location.key === 'new-capital' ||
			['new-alamein', 'zamalek', 'garden-city', 'agouza', 'dokki', 'maadi-sarayat'].includes(area.key);
		const wrong = units.filter(({ area, images }) => !stand(area) && images.some((file) => parseKind(file) === 'tower'));
		expect(wrong.map(({ reference }) => reference)).toEqual([]);
		const wrongCompounds = compoundFacts.filter(({ area, images }) => !stand(area) && images.some((file) => parseKind(file) === 'tower'));
		expect(wrongCompounds.map(({ key }) => key)).toEqual([]);
	});

	test('match the type of unit', () => {
		const rooms = 'living|bedroom|kitchen';
		const fits: Record<string, RegExp> = {
			villa: /^villa-/,
			twin_house: /^(villa|townhouse-07)/,
			town_house: /^townhouse-/,
			i_villa: /^townhouse-/,
			chalet: /^chalet-/,
			cabin: /^chalet-/,
			office: /^(office-0[12567]|tower-|apartment-)/,
			clinic: /^(clinic-01|office-03|apartment-(01|18|24))/,
			retail: /^(shop-|office-04|apartment-(01|24))/,
			pharmacy: /^(office-04|shop-02|apartment-(01|24))/,
			land: /^compound-/,
			building: /^(apartment|tower)-/,
		};
		for (const { reference, type, cover, unit } of units) {
			const flats = new RegExp(`^(apartment|tower|${unit.zone === 'resort' ? 'chalet|' : ''}${rooms})-`);
			expect([reference, type, cover]).toEqual([reference, type, expect.stringMatching(fits[type] ?? flats)]);
		}
		const beds = /^(living|bedroom|kitchen|bathroom)-/;
		const work = units.filter(
			({ row, type, images }) => row['category'] === 'commercial' && type !== 'building' && images.some((file) => beds.test(file)),
		);
		expect(work.map(({ reference }) => reference)).toEqual([]);
	});

	test('begin inside for flats that are ready or resold, and outside for bare ones', () => {
		for (const { reference, row, type, cover } of units) {
			const outside = [...houseTypes, 'chalet', 'cabin', 'land', 'building'].includes(type) || row['category'] === 'commercial';
			if (outside) continue;
			const bare = ['core_shell', 'semi_finished'].includes(String(row['finishing']));
			const inside = !bare && (row['ready'] === true || row['market'] === 'resale');
			expect([reference, /^(living|bedroom|kitchen)-/.test(cover)]).toEqual([reference, inside]);
		}
	});

	test('of a home begin with its building and rooms, not with shared facilities', () => {
		const homes = units.filter(({ row, type }) => row['category'] === 'residential' && type !== 'land');
		const wrong = homes.filter(({ images }) => images.slice(0, 4).some((file) => /^(amenity|compound)-/.test(file)));
		expect(homes.length).toBeGreaterThan(500);
		expect(wrong.map(({ reference, images }) => [reference, images])).toEqual([]);
	});

	test('of a compound or launch match its kinds of homes, with a lake only where there is one', () => {
		const flats = ['apartment', 'compound-05', 'compound-10', 'compound-14'];
		const houses = [
			'villa',
			'townhouse',
			...['01', '02', '03', '04', '07', '08', '09', '11', '12', '13'].map((number) => `compound-${number}`),
		];
		const strange: Record<string, string[]> = { apartments: houses, villas: flats };
		const has = (files: string[], kinds: string[]) => files.filter((file) => kinds.some((kind) => file.startsWith(kind)));
		const lakes = ['compound-01', 'compound-03', 'compound-04', 'compound-05', 'compound-08', 'compound-09', 'compound-10', 'compound-12'];
		for (const { key, mix, amenities } of photographed.filter(({ mix }) => ['apartments', 'villas', 'mixed'].includes(mix))) {
			const files = listImages(key);
			expect([key, has(files, strange[mix] ?? [])]).toEqual([key, []]);
			if (mix === 'mixed') expect([key, has(files, flats).length > 1, has(files, houses).length > 0]).toEqual([key, true, true]);
			if (!amenities.includes('lagoon')) expect([key, has(files, [...lakes, 'townhouse-11'])]).toEqual([key, []]);
		}
	});

	test('show the sea only by the sea', () => {
		for (const { reference, row, area, images } of units) {
			const shown = images.join();
			if (area.coastal) expect([reference, shown]).toEqual([reference, expect.not.stringMatching(/living-(02|05|08|15)|bedroom-0[58]/)]);
			else if (row['view'] !== 'sea')
				expect([reference, shown]).toEqual([
					reference,
					expect.not.stringMatching(/living-(04|14)|bedroom-(02|11)|kitchen-05|bathroom-0[37]/),
				]);
		}
	});

	test('of resorts show city blocks only in New Alamein', () => {
		const shown = units.filter(
			({ unit, area, row }) => unit.zone === 'resort' && area.key !== 'new-alamein' && row['category'] === 'residential',
		);
		const wrong = shown.filter(({ images }) => images.some((file) => /^(apartment-(?!15|25|26)|tower-)/.test(file)));
		expect(shown.length).toBeGreaterThan(100);
		expect(wrong.map(({ reference }) => reference)).toEqual([]);
	});

	describe('in lists, in the order they are shown', () => {
		const listed = shownOrder(new Map(units.map((_, index) => [index, makeProperty(index, facts)])), facts)
			.flatMap((index) => units[index] ?? [])
			.filter(({ status }) => status === 'published');
		const lists = Map.groupBy(
			listed.flatMap((home) => {
				const { purpose, category, type, area } = home.unit;
				const names = ['all', purpose, category, type, `${type} for ${purpose}`, area.location.key, `${type} in ${area.location.key}`];
				names.push(`${type} for ${purpose} in ${area.location.key}`);
				return names.map((name) => ({ name, home }));
			}),
			({ name }) => name,
		);

		test.each([...lists].filter(([, homes]) => homes.length > 1).map(([name, homes]) => [name, homes.map(({ home }) => home)] as const))(
			'%s: no neighbours have the same cover, and few on a page',
			(_, homes) => {
				const covers = homes.map(({ cover }) => cover);
				expect(covers.filter((cover, at) => cover === covers[at - 1])).toEqual([]);
				for (let from = 0; from < covers.length; from += 24) {
					const page = homes.slice(from, from + 24);
					const possible = mostCovers(page.map(({ unit }) => choosePools(unit)[0] ?? []));
					expect(new Set(page.map(({ cover }) => cover)).size).toBeGreaterThanOrEqual(Math.floor(0.7 * possible));
				}
			},
		);
	});

	test.each(['new-cairo', '6th-of-october'])('of apartments for sale in %s: a page shows no cover twice', (location) => {
		const isAsked = ({ unit }: (typeof units)[number]) =>
			unit.type === 'apartment' && unit.purpose === 'sale' && unit.area.location.key === location;
		const page = shownOrder(new Map(units.map((_, index) => [index, makeProperty(index, facts)])), facts)
			.flatMap((index) => units[index] ?? [])
			.filter((home) => home.status === 'published' && isAsked(home))
			.slice(0, 24);
		expect(page.length).toBeGreaterThan(8);
		expect(repeated(page.map(({ cover }) => cover))).toEqual([]);
	});

	test('differ between places of one location, launches, compounds on home and the first page of compounds', () => {
		const places = [...selectRecords('location'), ...selectRecords('area')].map(({ collection, row }) => ({
			around: collection === 'location' ? row.id : row['location'],
			image: imageById.get(String(row['image'])) ?? '',
		}));
		for (const [location, members] of Map.groupBy(places, ({ around }) => around))
			expect([location, repeated(members.map(({ image }) => image))]).toEqual([location, []]);
		const covers = (collection: string, table: string) =>
			listPictures(collection, table).map(({ row, images }) => ({ row, cover: images[0] ?? '' }));
		const projects = covers('project', 'project_files');
		const featured = projects.filter(({ row }) => row['featured']).map(({ cover }) => cover);
		const launches = covers('launch', 'launch_files').map(({ cover }) => cover);
		const locations = selectRecords('location')
			.slice(0, 7)
			.map(({ row }) => imageById.get(String(row['image'])) ?? '');
		expect(repeated([...featured, ...launches, ...locations])).toEqual([]);
		expect(repeated(projects.slice(0, 24).map(({ cover }) => cover))).toEqual([]);
		expect(compounds).toHaveLength(projects.length);
	});
});
