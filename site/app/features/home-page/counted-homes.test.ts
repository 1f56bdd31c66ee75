import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { formatHomeCount } from '../places/place-data.ts';
import { locationsData } from './locations-data.ts';

test('a count says whether it covers sales only, or sales and rentals', () => {
	const { content, put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	put(
		'property',
		samples.property(1),
		samples.property(2),
		samples.property(3, { purpose: 'rent', price: 20_000, rent_period: 'month' }),
		samples.property(4, { category: 'commercial', type: 'office' }),
	);
	const site = { search: openSearch(content.replica), settings: {} };
	const say = (locale: 'en' | 'ar') => {
		const request = { locale, t: readTranslator(locale), read, rate: null, site, url: new URL('http://site/') } as unknown as PageRequest;
		const block = { link: null, limit: null, translations: { [locale]: { heading: null, text: '', items: [], link_label: null } } };
		return [locationsData(request, block as unknown as PageBlock)?.places[0]?.count, formatHomeCount(request, { location: 1 })];
	};
	expect(say('en')).toEqual(['2 homes for sale', '4 properties for sale or rent']);
	expect(say('ar')).toEqual(['عقاران سكنيان للبيع', '4 عقارات للبيع أو الإيجار']);
});
