import { expect, test } from 'vitest';
import type { OpeningTime } from '#content/entities/editorial.ts';
import { timesWithin } from './open-times.ts';
import { times } from './schema.ts';

const opening = (from: string, to: string, ...days: OpeningTime['day'][]) => days.map((day) => ({ day, from, to }));
const office = opening('10:00', '19:00', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday');
const sundayNoon = new Date('2026-11-15T10:00:00Z');
const sundayNight = new Date('2026-11-15T20:00:00Z');

test('offers answer times within opening hours only', () => {
	expect(timesWithin(office, sundayNoon)).toEqual(['any', 'now', 'morning', 'afternoon', 'evening']);
	expect(timesWithin(office, sundayNight)).toEqual(['any', 'morning', 'afternoon', 'evening']);
	expect(timesWithin(opening('13:00', '17:00', 'friday'), sundayNoon)).toEqual(['any', 'afternoon', 'friday']);
});

test('offers all times when opening hours are unknown', () => {
	expect(timesWithin([], sundayNight)).toEqual(times);
});
