import { expect, test } from 'vitest';
import { parseOutline } from './outline.ts';

const ring = [
	[31.4, 30],
	[31.5, 30],
	[31.5, 30.1],
	[31.4, 30],
];

test('uses the outer ring of a polygon', () => {
	expect(parseOutline({ type: 'Polygon', coordinates: [ring] })).toHaveLength(4);
	expect(parseOutline({ type: 'Polygon', coordinates: [ring, ring] })?.[1]).toEqual({ longitude: 31.5, latitude: 30 });
});

test.each([
	null,
	undefined,
	'x',
	{ type: 'Point', coordinates: [31, 30] },
	{ type: 'Polygon', coordinates: [] },
	{ type: 'Polygon', coordinates: [[[31, 30]]] },
])('%j is no outline', (value) => {
	expect(parseOutline(value)).toBeNull();
});
