import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { photoId, samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildAvailability } from './availability-data.ts';
import { buildConstruction } from './construction-data.ts';
import { buildMasterPlan } from './master-plan-data.ts';

const named = (name: string, more: object = {}) => ({ en_US: { name, slug: name, ...more }, ar_EG: { name } });
const outline = [
	[10, 10],
	[40, 10],
	[40, 50],
];

const { put, read } = testContent();
put('directus_files', samples.file);
put('location', samples.location);
put('area', samples.area);
put('project', {
	...{ id: 4, developer: 3, area: 2, ready: false, featured: false, outline: null, master_plan: photoId },
	translations: named('Compound', { plan_legend: [{ mark: 'A', text: 'Clubhouse' }, { mark: 'B' }] }),
});
put(
	'cluster',
	{ id: 1, sort: 1, project: 4, plan_outline: outline, translations: named('Cluster 1') },
	{ id: 2, sort: 2, project: 4, plan_x: 70, plan_y: 20, translations: named('Cluster 2') },
	{ id: 3, sort: 3, project: 4, translations: named('Cluster 3') },
	{ id: 9, sort: 1, project: 5, translations: named('Elsewhere') },
);
const unit = (id: number, price: number, more: object = {}) =>
	samples.property(id, { project: 4, price, reference: `FST-${id}`, market: 'primary', type: 'apartment', ...more });
put(
	'property',
	unit(1, 9_000_000, { bedrooms: 3, built_up_area: 150, floor: 2, cluster: 1, floor_plan: photoId }),
	unit(2, 7_000_000, { bedrooms: 2, built_up_area: 110, floor: 0, cluster: 2 }),
	unit(3, 5_000_000, { market: 'resale', cluster: 1, floor: -1 }),
	...Array.from({ length: 14 }, (_, index) => unit(20 + index, 20_000_000 + index, { type: 'villa', cluster: null })),
);

const ask = (query = '', locale: 'en' | 'ar' = 'en') =>
	({ locale, url: new URL(`http://site/compounds/4${query}`), read, t: readTranslator(locale), rate: null }) as PageRequest;
const project = read.get('project', 4) ?? expect.unreachable();
const clusters = read.list('cluster', { under: { field: 'project', id: 4 } });
const units = read.list('property', { under: { field: 'project', id: 4 } });
const availability = (query?: string, locale?: 'ar') => buildAvailability(ask(query, locale), project, units, clusters);
const plan = (query?: string) => buildMasterPlan(ask(query), project, units, clusters) ?? expect.unreachable();

test('lists homes by market and type, the cheapest first, with all their facts', () => {
	const [primary, resale] = availability().markets;
	expect(primary?.types.map(({ name, count }) => [name, count])).toEqual([
		['Apartments', '2 units'],
		['Villas', '14 units'],
	]);
	expect(primary?.types[0]?.units.map(({ id, name, size, floor, cluster }) => [id, name, size, floor, cluster])).toEqual([
		[2, '2 bedrooms', '110\u00a0m²', 'Ground', 'Cluster 2'],
		[1, '3 bedrooms', '150\u00a0m²', '2nd', 'Cluster 1'],
	]);
	expect(primary?.types[0]?.units[1]?.plan).toEqual({ href: expect.stringMatching(/^\/_images\/1536\//), label: 'Plan of FST-1' });
	expect(primary?.types[0]?.sizes).toBe('110–150\u00a0m²');
	expect(resale?.types.map(({ name }) => name)).toEqual(['Apartments']);
});

test.each([
	[undefined, ['Ground floor', '2nd floor', 'Basement']],
	['ar', ['الدور الأرضي', 'الدور الثاني', 'بدروم']],
] as const)('names floors, including the basement', (locale, floors) => {
	const apartments = availability('', locale).markets.flatMap(({ types }) => types.find(({ type }) => type === 'apartment')?.units ?? []);
	expect(apartments.map(({ onFloor }) => onFloor)).toEqual(floors);
});

test('a range of sizes follows reading direction', () => {
	expect(availability('', 'ar').markets[0]?.types[0]?.sizes).toContain('\u2067\u200f110–150\u2069');
});

test('shows eight homes of a type and links the rest to a search', () => {
	const villas = availability().markets[0]?.types[1];
	expect(villas?.units).toHaveLength(8);
	expect(villas?.more).toEqual({ to: expect.stringContaining('compound=4'), text: 'Open all 14 in search' });
});

test('with a cluster in the address only its homes are shown, expanded', () => {
	const { chosen, markets } = availability('?cluster=1');
	expect(chosen?.text).toBe('Cluster 1: 2 units');
	expect(markets.flatMap(({ types }) => types.flatMap((type) => [type.isOpen, ...type.units.map(({ id }) => id)]))).toEqual([
		true,
		1,
		true,
		3,
	]);
	expect(availability('?cluster=1', 'ar').chosen?.text).toBe('Cluster 1: وحدتان');
});

test.each(['?cluster=9', '?cluster=abc', '?cluster=-1', '?cluster='])('ignores %s as a cluster', (query) => {
	expect(availability(query).chosen).toBeNull();
	expect(availability(query).markets).toEqual(availability().markets);
});

test('says when a cluster has nothing for sale', () => {
	expect(availability('?cluster=3')).toMatchObject({ empty: 'Nothing is for sale in this cluster at the moment.', markets: [] });
});

test('clusters of the plan link to their homes; those without homes do not link', () => {
	expect(plan('?cluster=2').clusters).toMatchObject([
		{
			number: 1,
			name: 'Cluster 1',
			homes: '2 units',
			types: 'Apartments',
			to: expect.stringMatching(/^\/compounds\/4[^?]*\?cluster=1#homes$/),
			isChosen: false,
		},
		{ name: 'Cluster 2', isChosen: true, shape: null, point: { left: '70%', top: '20%' } },
		{ number: 3, name: 'Cluster 3', homes: 'None for sale', types: '', to: null },
	]);
	expect(plan().clusters[0]).toMatchObject({ shape: 'polygon(10% 10%,40% 10%,40% 50%)', point: { left: '30%', top: '23.3%' } });
	expect(plan().legend).toEqual([{ mark: 'A', text: 'Clubhouse' }]);
});

test('lists dated updates, newest first, without future ones', () => {
	const update = (id: number, seen_on: string, percent: number) => ({
		id,
		project: 4,
		seen_on,
		percent,
		images: [photoId],
		translations: named(''),
	});
	expect(buildConstruction(ask(), project)).toBeNull();
	put('construction_update', update(1, '2026-01-10', 30), update(2, '2026-04-12', 41.6), update(3, '2099-01-01', 99));
	const { newest, earlier } = buildConstruction(ask(), project) ?? expect.unreachable();
	expect(newest).toMatchObject({ built: '42% built, seen on 12\u00a0April 2026', percent: 42, photos: [{ id: photoId }] });
	expect(earlier.map(({ built }) => built)).toEqual(['30% built, seen on 10\u00a0January 2026']);
});
