import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { weekdays } from '#domain/vocabulary.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildViewingDays } from './viewing-data.ts';

const times = weekdays.map((day) => ({ day, from: '10:00', to: '18:00' }));
const request = (locale: 'en' | 'ar') => ({ locale, t: readTranslator(locale) }) as unknown as PageRequest;
const days = (taken: ReadonlySet<string>, current?: string, locale: 'en' | 'ar' = 'en') =>
	buildViewingDays(request(locale), times, taken, current);

// A Sunday morning: which days follow depends on the hour and the weekday.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

test('marks the visitor’s own slot apart from taken ones', () => {
	const [own = '', others = ''] = (days(new Set())[1]?.hours ?? []).map(({ value }) => value);
	const shown = (locale: 'en' | 'ar') =>
		days(new Set([own, others]), own, locale)[1]?.hours.map((hour) => [hour.own, hour.isTaken, hour.label.split(/, |، /).at(-1)]);
	expect(shown('en')?.slice(0, 2)).toEqual([
		['yours', true, 'yours'],
		[null, true, 'taken'],
	]);
	expect(shown('ar')?.[0]).toEqual(['موعدك', true, 'موعدك']);
	expect(days(new Set([own]))[1]?.hours[0]).toMatchObject({ own: null, isTaken: true });
});

test('shows a closed day as closed and disabled', () => {
	const open = times.filter(({ day }) => day !== 'friday');
	const friday = (locale: 'en' | 'ar') => buildViewingDays(request(locale), open, new Set()).find(({ hours }) => hours.length === 0);
	expect(friday('en')).toMatchObject({ weekday: 'Fri', free: 'Closed', isFull: true, label: expect.stringMatching(/^Friday .*, Closed$/) });
	expect(friday('ar')).toMatchObject({ weekday: 'الجمعة', free: 'مغلق', isFull: true });
});
