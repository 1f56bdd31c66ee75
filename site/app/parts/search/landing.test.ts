import { expect, test } from 'vitest';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildLanding } from './landing.ts';

const { put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
const titleOf = (filters: object) =>
	buildLanding({ read, locale: 'en', t: readTranslator('en') }, { purpose: 'sale', category: 'residential', ...filters }).title;

test('does not name a city beside its district', () => {
	expect(titleOf({ locations: [1] })).toBe('Homes for sale in New Cairo');
	expect(titleOf({ locations: [1], areas: [2] })).toBe('Homes for sale in Fifth Settlement');
});
