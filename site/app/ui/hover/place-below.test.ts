import { expect, test } from 'vitest';
import { placeBelow } from './place-below.ts';

const view = { width: 1000, height: 600 };
const panel = { width: 200, height: 100 };

test('is centred below, 8 px away', () => {
	expect(placeBelow({ left: 480, top: 100, width: 40, height: 40 }, panel, view)).toEqual({ left: 400, top: 148 });
});

test('keeps 8 px from the window’s edge', () => {
	expect(placeBelow({ left: 0, top: 100, width: 40, height: 40 }, panel, view).left).toBe(8);
	expect(placeBelow({ left: 960, top: 100, width: 40, height: 40 }, panel, view).left).toBe(792);
});

test('is above when there is only room there', () => {
	expect(placeBelow({ left: 480, top: 500, width: 40, height: 40 }, panel, view).top).toBe(392);
	expect(placeBelow({ left: 480, top: 20, width: 40, height: 560 }, panel, view).top).toBe(588);
});
