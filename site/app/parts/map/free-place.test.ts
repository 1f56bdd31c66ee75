import { expect, test } from 'vitest';
import { stepToFreePlace } from './free-place.ts';

const view = { width: 390, height: 600 };
const box = (x: number, y: number) => ({ x, y, width: 70, height: 36 });
const buttons = { x: 328, y: 400, width: 48, height: 160 };
const head = { x: 12, y: 12, width: 366, height: 52 };

test('does not move a box that is clear', () => {
	expect(stepToFreePlace(box(100, 200), [buttons, head], view)).toEqual([0, 0]);
});

test.each([
	['under the buttons', box(320, 450)],
	['under the head', box(150, 30)],
	['half out at the left', box(-30, 300)],
	['below the edge', box(200, 590)],
])('moves a box %s as little as needed', (_, at) => {
	const [x, y] = stepToFreePlace(at, [buttons, head], view);
	const moved = { ...at, x: at.x + x, y: at.y + y };
	expect(moved.x).toBeGreaterThanOrEqual(0);
	expect(moved.x + moved.width).toBeLessThanOrEqual(view.width);
	expect(moved.y + moved.height).toBeLessThanOrEqual(view.height);
	for (const other of [buttons, head])
		expect(
			moved.x >= other.x + other.width ||
				moved.x + moved.width <= other.x ||
				moved.y >= other.y + other.height ||
				moved.y + moved.height <= other.y,
		).toBe(true);
	expect(Math.hypot(x, y)).toBeLessThan(90);
});

test('does not move when there is no room', () => {
	expect(stepToFreePlace(box(100, 100), [{ x: 0, y: 0, ...view }], view)).toEqual([0, 0]);
});
