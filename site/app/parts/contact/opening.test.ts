import { expect, test } from 'vitest';
import type { OpeningTime } from '#content/entities/editorial.ts';
import { findOpening } from './opening.ts';

const times = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'].map((day) => ({
	day,
	from: '10:00',
	to: '19:00',
})) as OpeningTime[];
const at = (moment: string) => findOpening(times, new Date(moment))?.now;

test('uses Cairo time in winter and summer', () => {
	expect(at('2026-11-15T08:00:00Z')).toEqual({ isOpen: true, until: '19:00' });
	expect(at('2026-11-15T07:59:00Z')).toEqual({ isOpen: false, next: { day: 'sunday', from: '10:00', isToday: true } });
	expect(at('2026-07-05T07:00:00Z')).toEqual({ isOpen: true, until: '19:00' });
	expect(at('2026-11-15T17:00:00Z')).toEqual({ isOpen: false, next: { day: 'monday', from: '10:00', isToday: false } });
});

test('after the last day of the week the first one opens next', () => {
	expect(at('2026-11-20T12:00:00Z')).toEqual({ isOpen: false, next: { day: 'saturday', from: '10:00', isToday: false } });
});

test('a day without times is closed, and weeks start on Saturday', () => {
	const days = findOpening(times, new Date('2026-11-20T12:00:00Z'))?.days ?? [];
	expect(days[0]?.day).toBe('saturday');
	expect(days.find(({ isToday }) => isToday)).toEqual({ day: 'friday', times: [], isToday: true });
	expect(findOpening([])).toBeNull();
});
