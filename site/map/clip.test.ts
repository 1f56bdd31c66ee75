import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipLine, clipRing } from './clip.ts';
import type { Pixel } from './projection.ts';
import { simplify } from './simplify.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const pixel = tuple(integer({ min: -30, max: 30 }), integer({ min: -30, max: 30 }));
const isInside = ([x, y]: Pixel) => x >= -1e-9 && y >= -1e-9 && x <= 10 + 1e-9 && y <= 10 + 1e-9;

describe('clipping a ring', () => {
	test('keeps the inside and cuts at the edge', () => {
		const square: Pixel[] = [
			[5, 5],
			[15, 5],
			[15, 8],
			[5, 8],
		];
		expect(clipRing(square, box)).toEqual([
			[5, 5],
			[10, 5],
			[10, 8],
			[5, 8],
		]);
	});

	test('returns the box for a surrounding ring, and nothing for one elsewhere', () => {
		const around: Pixel[] = [
			[-5, -5],
			[20, -5],
			[20, 20],
			[-5, 20],
		];
		expect(new Set(clipRing(around, box).map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
		expect(
			clipRing(
				around.map(([x, y]) => [x + 100, y]),
				box,
			),
		).toEqual([]);
	});

	test('never leaves the box', () => {
		assert(property(array(pixel, { minLength: 3, maxLength: 12 }), (ring) => clipRing(ring, box).every(isInside)));
	});
});

describe('clipping a line', () => {
	test('that leaves and returns gives two', () => {
		const line: Pixel[] = [
			[2, 5],
			[5, 15],
			[8, 5],
		];
		expect(clipLine(line, box)).toEqual([
			[
				[2, 5],
				[3.5, 10],
			],
			[
				[6.5, 10],
				[8, 5],
			],
		]);
	});

	test('that passes through is cut at both ends', () => {
		expect(
			clipLine(
				[
					[-10, 5],
					[20, 5],
				],
				box,
			),
		).toEqual([
			[
				[0, 5],
				[10, 5],
			],
		]);
	});

	test('never leaves the box', () => {
		assert(property(array(pixel, { minLength: 2, maxLength: 12 }), (line) => clipLine(line, box).flat().every(isInside)));
	});
});

describe('simplifying', () => {
	const line: Pixel[] = [
		[0, 0],
		[1, 0.1],
		[2, 0],
		[3, 5],
		[4, 0],
	];

	test('drops points within the tolerance and keeps the ends', () => {
		expect(simplify(line, 0.5)).toEqual([
			[0, 0],
			[2, 0],
			[3, 5],
			[4, 0],
		]);
		expect(simplify(line, 100)).toEqual([
			[0, 0],
			[4, 0],
		]);
	});

	test('keeps the shape of a closed ring', () => {
		const ring: Pixel[] = [
			[0, 0],
			[10, 0],
			[10, 10],
			[0, 10],
			[0, 0],
		];
		expect(simplify(ring, 1)).toEqual(ring);
	});
});
