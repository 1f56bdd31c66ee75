import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readGeography } from './geography.ts';
import { decodeLine, encodeLine } from './polyline.ts';
import { toWorld } from './projection.ts';
import { tileZooms } from './streets.ts';
import { cutTile } from './tile.ts';
import { encodeTile } from './vector-tile.ts';

const geography = readGeography();

/** All tiles of a screen of that size around a place. */
function cutView(longitude: number, latitude: number, zoom: number, { width, height } = { width: 1280, height: 900 }) {
	const level = Math.min(tileZooms.closest, Math.floor(zoom));
	const [x, y] = toWorld({ longitude, latitude }).map((share) => share * 2 ** level) as [number, number];
	const tile = 512 * 2 ** (zoom - level);
	const range = (middle: number, pixels: number) => {
		const first = Math.floor(middle - pixels / 2 / tile);
		return Array.from({ length: Math.floor(middle + pixels / 2 / tile) - first + 1 }, (_, index) => first + index);
	};
	return range(x, width).flatMap((column) => range(y, height).map((row) => cutTile(geography, { zoom: level, x: column, y: row })));
}

describe('the tiles of the map', () => {
	test.each([
		['the whole country', 30.5, 27.5, 5],
		['the north', 30.5, 30, 6.9],
		['the Delta', 31.1, 30.7, 8],
		['Greater Cairo', 31.25, 30.05, 9],
		['Cairo', 31.25, 30.05, 10],
		['the middle of Cairo', 31.24, 30.05, 12],
		['New Cairo', 31.47, 30.02, 13],
	])('the first view of %s takes less than 100 kB', (_name, longitude, latitude, zoom) => {
		const bytes = cutView(longitude, latitude, zoom).map((tile) => brotliCompressSync(tile).length);
		expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
	});

	test('have road names in both languages', () => {
		const text = new TextDecoder().decode(Buffer.concat(cutView(31.47, 30.02, 12)));
		for (const name of ['South 90th Street', 'شارع التسعين الجنوبي', 'secondary', 'stations']) expect(text).toContain(name);
	});

	test('of the desert are empty', () => {
		expect(cutTile(geography, { zoom: 12, x: 2350, y: 1750 })).toHaveLength(0);
	});
});

test('are encoded as specified', () => {
	const tile = encodeTile(
		[
			{
				name: 'a',
				features: [
					{
						type: 'line',
						parts: [
							[
								[2, 2],
								[2, 10],
								[10, 10],
							],
						],
						properties: { k: 'v' },
					},
				],
			},
		],
		4096,
	);
	// The example geometry of the specification, 4.3.5.3.
	const geometry = [9, 4, 4, 18, 0, 16, 16, 0];
	const feature = [0x12, 2, 0, 0, 0x18, 2, 0x22, 8, ...geometry];
	const layer = [0x78, 2, 0x0a, 1, 97, 0x12, feature.length, ...feature, 0x1a, 1, 107, 0x22, 3, 0x0a, 1, 118, 0x28, 0x80, 0x20];
	expect([...tile]).toEqual([0x1a, layer.length, ...layer]);
});

test('encoding a line is reversible', () => {
	const line: [number, number][] = [
		[31.2357, 30.0444],
		[31.24, 30.05],
		[-0.0001, -12.5],
	];
	expect(decodeLine(encodeLine(line))).toEqual(line);
});
