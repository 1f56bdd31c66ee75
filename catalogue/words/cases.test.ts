import { describe, expect, test } from 'vitest';
import type { Filters, Sort } from '../query.ts';
import arabic from './cases/arabic.json' with { type: 'json' };
import arabizi from './cases/arabizi.json' with { type: 'json' };
import english from './cases/english.json' with { type: 'json' };
import { findId, type Kind, sampleKnowledge } from './cases/sample.ts';
import { parseQuery } from './parse-query.ts';

const TODAY = '2026-11-15';

/** Filters as written in the cases, with keys for places and amenities. */
type Case = {
	say: string;
	filters: Record<string, unknown>;
	sort?: Sort;
	notes?: Record<string, string>;
	text?: string;
	reference?: string;
};

const keyed: Record<string, Kind> = {
	locations: 'location',
	areas: 'area',
	compounds: 'compound',
	developers: 'developer',
	amenities: 'amenity',
	regions: 'region',
	notLocations: 'location',
	notAreas: 'area',
	notCompounds: 'compound',
	notDevelopers: 'developer',
	notAmenities: 'amenity',
};

const withIds = (filters: Record<string, unknown>): Filters =>
	Object.fromEntries(
		Object.entries(filters).map(([name, value]) => {
			const kind = keyed[name];
			return [name, kind ? (value as string[]).map((key) => findId(kind, key)) : value];
		}),
	);

/** The order of values in one filter does not matter. */
const sorted = (filters: Filters) =>
	Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]));

test('there are more than twelve hundred cases', () => {
	expect(arabic.length + english.length + arabizi.length).toBeGreaterThan(1200);
});

describe.each([
	['Arabic', arabic as Case[]],
	['English', english as Case[]],
	['Arabizi', arabizi as Case[]],
])('%s', (_, cases) => {
	test('has two hundred cases, none of them twice', () => {
		expect(new Set(cases.map(({ say }) => say)).size).toBe(cases.length);
		expect(cases.length).toBeGreaterThanOrEqual(200);
	});

	test.each(cases)('$say', ({ say, filters, sort = null, notes = {}, text = '', reference }) => {
		const found = parseQuery(say, sampleKnowledge, TODAY);
		expect({
			filters: sorted(found.filters),
			sort: found.sort,
			notes: Object.fromEntries(found.notes.map((note) => [note.text, note.why])),
			text: found.text,
			reference: found.reference?.code,
		}).toEqual({ filters: sorted(withIds(filters)), sort, notes, text, reference });
	});
});
