import { expect, test } from 'vitest';
import type { OpeningTime } from '#content/entities/editorial.ts';
import { recordReads } from '#content/reads.ts';
import { isOffered, listSlots, parseSlot, withClosedDays } from './slots.ts';

const open = (from: string, to: string, ...days: OpeningTime['day'][]) => days.map((day) => ({ day, from, to }));
const office = open('10:00', '19:00', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday');
/** Noon in Cairo on a Wednesday. */
const wednesday = Date.parse('2026-11-18T10:00:00Z');

test('offers the rest of today after the notice period', () => {
	const [today] = listSlots(office, wednesday);
	expect(today).toEqual({ day: '2026-11-18', hours: ['14:00', '15:00', '16:00', '17:00', '18:00'] });
	expect(listSlots(office, Date.parse('2026-11-18T15:00:00Z'))[0]?.day).toBe('2026-11-19');
});

test('a booking outside opening hours leaves two opening hours of notice', () => {
	const first = (now: string) => listSlots(office, Date.parse(now)).map(({ day, hours }) => `${day} ${hours[0]}`)[0];
	expect(first('2026-11-19T03:40:00+02:00')).toBe('2026-11-19 12:00');
	expect(first('2026-11-18T20:00:00+02:00')).toBe('2026-11-19 12:00');
	expect(first('2026-11-18T18:00:00+02:00')).toBe('2026-11-19 11:00');
	expect(first('2026-11-18T17:00:00+02:00')).toBe('2026-11-19 10:00');
	// Friday is closed.
	expect(first('2026-11-19T19:30:00+02:00')).toBe('2026-11-21 12:00');
});

test('the offered slots stay valid until the first is too near', async () => {
	const validUntil = async (now: string) => (await recordReads(async () => listSlots(office, Date.parse(now)))).until;
	expect(await validUntil('2026-11-19T03:40:00+02:00')).toBe(Date.parse('2026-11-19T10:00:00+02:00'));
	expect(await validUntil('2026-11-18T17:00:00+02:00')).toBe(Date.parse('2026-11-18T17:00:00+02:00'));
	expect(await validUntil('2026-11-18T12:10:00+02:00')).toBe(Date.parse('2026-11-18T13:00:00+02:00'));
});

test('does not offer closed days', () => {
	expect(listSlots(office, wednesday).map(({ day }) => day)).toEqual([
		'2026-11-18',
		'2026-11-19',
		'2026-11-21',
		'2026-11-22',
		'2026-11-23',
		'2026-11-24',
	]);
	expect(listSlots(open('17:00', '17:30', 'monday'), wednesday)).toEqual([]);
});

test('shows closed days between open ones', () => {
	const week = withClosedDays(listSlots(office, wednesday));
	expect(week.map(({ day, hours }) => `${day} ${hours.length > 0}`)).toEqual([
		'2026-11-18 true',
		'2026-11-19 true',
		'2026-11-20 false',
		'2026-11-21 true',
		'2026-11-22 true',
		'2026-11-23 true',
		'2026-11-24 true',
	]);
	expect(withClosedDays([])).toEqual([]);
});

test('viewings end before closing, also for short and half-hour openings', () => {
	const times = [...open('10:30', '13:00', 'thursday'), ...open('16:00', '18:00', 'thursday')];
	expect(
		listSlots(times, wednesday)
			.map(({ day, hours }) => [day, ...hours])
			.slice(0, 2),
	).toEqual([
		['2026-11-19', '16:00', '17:00'],
		['2026-11-26', '10:30', '11:30', '16:00', '17:00'],
	]);
});

test('days are Cairo’s, in winter and summer', () => {
	expect(listSlots([], Date.parse('2026-11-18T21:59:00Z'))[0]?.day).toBe('2026-11-19');
	expect(listSlots([], Date.parse('2026-11-18T22:01:00Z'))[0]?.day).toBe('2026-11-19');
	expect(listSlots([], Date.parse('2026-07-05T11:00:00Z'))[0]).toEqual({ day: '2026-07-05', hours: ['16:00', '17:00'] });
});

test('accepts a slot until it begins, and never one that was not offered', () => {
	expect(isOffered('2026-11-18 13:00', office, wednesday)).toBe(true);
	for (const slot of [
		'2026-11-18 12:00',
		'2026-11-18 11:00',
		'2026-11-20 12:00',
		'2026-11-19 09:00',
		'2026-11-19 10:30',
		'2027-11-18 13:00',
	])
		expect(isOffered(slot, office, wednesday + 1), slot).toBe(false);
});

test('rejects invalid days and hours', () => {
	expect(parseSlot('2026-11-18 13:00')).toEqual({ day: '2026-11-18', time: '13:00' });
	for (const text of ['', '2026-11-18', '2026-11-18 25:00', '2026-13-41 10:00', '2026-11-18 13:00\n', "2026-11-18 13:00'"])
		expect(parseSlot(text), text).toBeNull();
});
