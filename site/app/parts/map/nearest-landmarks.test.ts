import { expect, test } from 'vitest';
import type { Translate } from '#app/i18n/translate.ts';
import type { Locale } from '#domain/locales.ts';
import { nearestLandmarks } from './nearest-landmarks.ts';

const t = ((key: string, values?: { distance: number }) => (values ? `${values.distance} km` : key)) as Translate;
const near = (longitude: number, latitude: number, locale: Locale = 'en') => nearestLandmarks({ locale, t }, { longitude, latitude });

test('finds monorail, university, mall and airport near New Cairo', () => {
	const found = near(31.4805, 30.0092);
	expect(found.map(({ kind }) => kind)).toEqual(['monorail', 'university', 'mall', 'airport']);
	expect(found[0]).toMatchObject({ says: 'map.near.monorail', distance: expect.stringMatching(/^[12](\.\d)? km$/) });
	expect(found[3]?.name).toBe('Cairo International Airport');
});

test('ignores what is too far away', () => {
	expect(near(33.81, 27.26).map(({ kind }) => kind)).not.toContain('metro');
	expect(near(26, 24)).toEqual([]);
});

test('are in the page’s language', () => {
	expect(near(31.257, 29.96, 'ar')[0]).toMatchObject({ kind: 'metro', name: 'المعادي' });
});
