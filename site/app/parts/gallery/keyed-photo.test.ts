import { expect, test } from 'vitest';
import { keyedPhoto } from './keyed-photo.ts';

const english = { seen: 1, count: 4, isRightToLeft: false };
const arabic = { ...english, isRightToLeft: true };

test.each([
	['ArrowRight', english, 2],
	['ArrowLeft', english, 0],
	['ArrowRight', arabic, 0],
	['ArrowLeft', arabic, 2],
	['Home', arabic, 0],
	['End', english, 3],
])('%s moves on', (key, place, index) => {
	expect(keyedPhoto(key, place)).toBe(index);
});

test('keys stop at both ends; others do nothing', () => {
	expect(keyedPhoto('ArrowLeft', { ...english, seen: 0 })).toBeNull();
	expect(keyedPhoto('ArrowRight', { ...english, seen: 3 })).toBeNull();
	expect(keyedPhoto('End', { ...english, seen: 3 })).toBeNull();
	expect(keyedPhoto('Enter', english)).toBeNull();
	expect(keyedPhoto('ArrowRight', { ...english, seen: 0, count: 1 })).toBeNull();
});
