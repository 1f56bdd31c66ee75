import { expect, test } from 'vitest';
import { viewingDaysFrom } from './viewing-days.ts';

const open = (...days: string[]) => days.map((day) => ({ day, from: '10:00', to: '18:00' })) as never;

test('from tomorrow on, in Cairo', () => {
	expect(viewingDaysFrom(new Date('2026-11-15T21:59:00Z'), [], 2)).toEqual(['2026-11-16', '2026-11-17']);
	expect(viewingDaysFrom(new Date('2026-11-15T22:01:00Z'), [], 2)).toEqual(['2026-11-17', '2026-11-18']);
});

test('only days on which we are open', () => {
	expect(viewingDaysFrom(new Date('2026-11-15T10:00:00Z'), open('saturday', 'monday'), 3)).toEqual([
		'2026-11-16',
		'2026-11-21',
		'2026-11-23',
	]);
});
