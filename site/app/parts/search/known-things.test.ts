import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Filters } from '#catalogue/query.ts';
import { withKnownThings } from './known-things.ts';

const read = {
	get: (collection: string, id: number) => (collection === 'agent' || id > 100 ? null : { id }),
} as unknown as PageRequest['read'];

test('drops unknown ids and reports their filters', () => {
	expect(withKnownThings({ read }, { locations: [7, 700], areas: [900], bedrooms: [3], agent: 1 })).toEqual({
		filters: { locations: [7], bedrooms: [3] },
		unknown: ['location', 'area', 'agent'],
	});
});

test('keeps known ids', () => {
	const filters: Filters = { compounds: [1, 2], types: ['villa'] };
	expect(withKnownThings({ read }, filters)).toEqual({ filters, unknown: [] });
});
