import { describe, expect, test } from 'vitest';
import type { Pixel } from '#site/map/projection.ts';
import { findCorners } from './drawing.ts';

const circle = Array.from({ length: 60 }, (_, step): Pixel => {
	const angle = (step / 60) * 2 * Math.PI;
	return [100 + 80 * Math.cos(angle), 100 + 80 * Math.sin(angle)];
});

describe('a drawn stroke', () => {
	test('becomes a polygon with few corners', () => {
		const corners = findCorners(circle) ?? [];
		expect(corners.length).toBeGreaterThan(5);
		expect(corners.length).toBeLessThan(30);
		for (const [x, y] of corners) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(80);
	});

	test('is ignored when it is tiny', () => {
		expect(findCorners([[5, 5]])).toBeNull();
		expect(findCorners(circle.map(([x, y]) => [x / 20, y / 20]))).toBeNull();
		expect(
			findCorners([
				[0, 0],
				[50, 0],
				[100, 0.5],
			]),
		).toBeNull();
	});
});
