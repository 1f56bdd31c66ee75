import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { formatDelivery } from './delivery.ts';

const request = (locale: 'en' | 'ar') => ({ locale, t: readTranslator(locale) }) as PageRequest;

test('an unknown date is never “ready”', () => {
	const say = (locale: 'en' | 'ar', ready: boolean, delivery_date: string | null) =>
		formatDelivery(request(locale), { ready, delivery_date });
	expect([say('en', true, null), say('en', false, '2028-06-01'), say('en', false, null)]).toEqual(['Ready', 'Jun 2028', 'Date not known']);
	expect(say('ar', false, null)).toBe('لم يُحدَّد بعد');
});

test('a home with an unknown date is neither ready nor under construction', () => {
	const { content, put } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	put(
		'property',
		samples.property(1, { ready: true }),
		samples.property(2, { ready: false, delivery_date: '2030-01-01' }),
		samples.property(3, { ready: false, delivery_date: null }),
	);
	const { catalogue } = openSearch(content.replica);
	expect([{}, { ready: true }, { ready: false }].map((filters) => catalogue.count(filters))).toEqual([3, 1, 1]);
	expect([...catalogue.facets({}).ready]).toEqual([
		[true, 1],
		[false, 1],
	]);
});
