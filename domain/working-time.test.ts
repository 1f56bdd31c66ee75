import { expect, test } from 'vitest';
import { countWorkingMinutes, isWorkingMoment } from './working-time.ts';

const week = [
	...['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'].map((day) => ({ day, from: '10:00', to: '19:00' })),
	{ day: 'friday', from: '14:00', to: '18:00' },
];
/** Cairo is two hours ahead of UTC in November. */
const at = (moment: string) => Date.parse(`${moment}:00+02:00`);

test.each([
	['within a day', '2026-11-18T11:00', '2026-11-18T12:30', 90],
	['before we open', '2026-11-18T03:00', '2026-11-18T10:15', 15],
	['over the night', '2026-11-18T18:30', '2026-11-19T10:30', 60],
	['over a Friday that begins late', '2026-11-19T18:50', '2026-11-20T14:05', 15],
	['at night alone', '2026-11-18T20:00', '2026-11-19T09:59', 0],
	['a whole week', '2026-11-14T00:00', '2026-11-21T00:00', 6 * 540 + 240],
	['the wrong way round', '2026-11-18T12:00', '2026-11-18T11:00', 0],
])('%s', (_, from, to, minutes) => expect(countWorkingMinutes(week, at(from), at(to))).toBe(minutes));

test('without opening times every minute counts, up to a limit', () => {
	expect(countWorkingMinutes([], at('2026-11-18T23:00'), at('2026-11-19T01:00'))).toBe(120);
	expect(countWorkingMinutes([], at('2026-01-01T00:00'), at('2026-11-19T01:00'))).toBe(31 * 24 * 60);
});

test.each([
	['a minute before we open', '2026-11-18T09:59', false],
	['when we open', '2026-11-18T10:00', true],
	['when we close', '2026-11-18T19:00', false],
	['on a Friday that begins late', '2026-11-20T11:00', false],
])('%s', (_, moment, isOpen) => expect(isWorkingMoment(week, at(moment))).toBe(isOpen));

test('on a day without opening times people are at work from nine to six', () => {
	const days = ['08:59', '09:00', '17:59', '18:00'].map((time) =>
		isWorkingMoment([{ day: 'friday', from: '00:00', to: '24:00' }], at(`2026-11-18T${time}`)),
	);
	expect(days).toEqual([false, true, true, false]);
});
