import { afterEach, expect, test, vi } from 'vitest';
import type { Launch } from '#content/entities/listings.ts';
import { readTranslator } from '#site/server/words.ts';
import { formatCountdown } from './launch-cards.ts';

afterEach(() => void vi.useRealTimers());

/** Prices open at noon in Cairo. */
const launch = { launch_date: '2026-11-27T10:00:00Z' } as Launch;
const at = (now: string, locale: 'en' | 'ar' = 'en') => {
	vi.useFakeTimers({ now: Date.parse(now) });
	const { big, small } = formatCountdown({ t: readTranslator(locale) }, launch);
	return `${big} ${small}`;
};

test('counts calendar days at any hour', () => {
	expect([at('2026-11-19T00:30:00+02:00'), at('2026-11-19T18:00:00+02:00')]).toEqual(Array(2).fill('8 days until prices open'));
	expect(at('2026-11-26T23:00:00+02:00')).toBe('Tomorrow prices open');
	expect(at('2026-11-27T08:00:00+02:00')).toBe('Today prices open');
	expect(at('2026-11-25T08:00:00+02:00', 'ar')).toBe('يومان على إعلان الأسعار');
});
