import { expect, test } from 'vitest';
import { landmarkAt, landmarks } from './landmarks.ts';
import { isNearMetro, isNearMonorail } from './rail.ts';
import { regionIds } from './region-keys.ts';
import { findRegions, regions } from './regions.ts';

const regionKeys = (names: string[], lng: number, lat: number) =>
	findRegions(names, { lng, lat }).map((id) => regions.find((region) => region.id === id)?.key);

test('a place lies in its governorate and in wider regions', () => {
	expect(regionKeys(['Zamalek'], 31.22, 30.06)).toEqual(['cairo', 'greater-cairo']);
	expect(regionKeys(['Somewhere new'], 31.47, 30.03)).toEqual(['cairo', 'greater-cairo']);
	expect(regionKeys(['Anywhere'], 31.7, 26.55)).toEqual(['sohag', 'upper-egypt']);
	expect(regionKeys(['Ain Sokhna'], 32.3, 29.6)).toEqual(['suez', 'canal', 'coast']);
	expect(findRegions(['Nowhere'], null)).toEqual([]);
});

test('every region has one key', () => {
	expect([...regionIds]).toEqual(regions.map(({ key, id }) => [key, id]));
	expect(new Set(regionIds.values()).size).toBe(regions.length);
});

test('a point gives its landmark', () => {
	for (const { lng, lat } of landmarks) expect(landmarkAt({ lng, lat })).not.toBeNull();
	expect(landmarkAt({ lng: 31.5029, lat: 30.0192 })?.name.en).toBe('American University in Cairo (New Cairo)');
	expect(landmarkAt({ lng: 31, lat: 30 })).toBeNull();
	const [terminal] = landmarks.filter(({ name }) => /Terminal 1/.test(name.en));
	expect(terminal && landmarkAt(terminal)?.name.en, 'not the station in it').toBe(terminal?.name.en);
});

test('near the metro means within walking distance of a station', () => {
	expect(isNearMetro({ lng: 31.257, lat: 29.96 })).toBe(true);
	expect(isNearMetro({ lng: 31.2567, lat: 29.9602 })).toBe(true);
	expect(isNearMetro({ lng: 28.9, lat: 30.9 })).toBe(false);
});

test('the monorail does not count as metro, except at shared stations', () => {
	const [capital, stadium] = [
		{ lng: 31.66337, lat: 30.01824 },
		{ lng: 31.3174, lat: 30.07294 },
	];
	expect([isNearMetro(capital), isNearMonorail(capital)]).toEqual([false, true]);
	expect([isNearMetro(stadium), isNearMonorail(stadium)]).toEqual([true, true]);
});
