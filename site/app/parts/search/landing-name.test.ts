import { afterAll, expect, test } from 'vitest';
import type { LandingPage } from '#catalogue/landings/landing-page.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { TODAY } from '#catalogue/testing/random-listings.ts';
import { openSampleReplica } from '#catalogue/testing/sample-replica.ts';
import { createReader } from '#content/reader.ts';
import { type Locale, localeCodes } from '#domain/locales.ts';
import { readTranslator } from '#site/server/words.ts';
import { facetName, landingTitle } from './landing-name.ts';

const replica = openSampleReplica(400);
const search = openSearch(replica, () => TODAY);
afterAll(() => {
	search.close();
	replica.close();
});

const speak = (locale: Locale) => ({ read: createReader(replica), locale, t: readTranslator(locale) });
const at = (path: string): LandingPage => search.landings.read(path.split('/').slice(1)) ?? expect.unreachable(path);

test.each([
	['/for-sale/apartments/new-cairo', 'Apartments for sale in New Cairo', 'شقق للبيع في القاهرة الجديدة'],
	['/for-sale/villas/north-coast', 'Villas for sale on the North Coast', 'فيلات للبيع في الساحل الشمالي'],
	[
		'/for-sale/apartments/fifth-settlement/instalments',
		'Apartments for sale in the Fifth Settlement by instalments',
		'شقق للبيع في التجمع الخامس بالتقسيط',
	],
	['/for-sale/duplexes/maadi/3-bedrooms', '3-bedroom duplexes for sale in Maadi', 'دوبلكسات 3 غرف نوم للبيع في المعادي'],
	['/for-sale/villas/egypt/5-or-more-bedrooms', '5+ bedroom villas for sale in Egypt', 'فيلات 5 غرف نوم فأكثر للبيع في مصر'],
	['/for-sale/homes/giza/ready', 'Ready-to-move homes for sale in Giza', 'عقارات سكنية للبيع في الجيزة استلام فوري'],
	['/for-rent/apartments/zamalek/furnished', 'Furnished apartments for rent in Zamalek', 'شقق مفروشة للإيجار في الزمالك'],
	[
		'/for-rent/offices/new-capital/under-50-thousand',
		'Offices for rent in the New Capital under EGP\u00a050,000 a month',
		'مكاتب إدارية للإيجار في العاصمة الإدارية الجديدة بأقل من 50\u00a0ألف\u00a0جنيه في الشهر',
	],
])('%s is titled as people search', (path, en, ar) => {
	expect(localeCodes.map((locale) => landingTitle(speak(locale), at(path)))).toEqual([en, ar]);
});

test('titles are unique', () => {
	const pages = search.landings.list();
	expect(pages.length).toBeGreaterThan(150);
	for (const locale of localeCodes) {
		const context = speak(locale);
		const titles = Map.groupBy(pages, (page) => landingTitle(context, page));
		expect([...titles].filter(([, called]) => called.length > 1).map(([title]) => title)).toEqual([]);
	}
});

test('facets have short names', () => {
	const short = ['3-bedrooms', 'ready', 'instalments', 'under-10-million'].map(
		(word) => at(`/for-sale/apartments/new-cairo/${word}`).facet,
	);
	expect(short.map((facet) => facet && facetName(speak('en'), facet))).toEqual([
		'3 bedrooms',
		'Ready to move',
		'By instalments',
		'Under EGP\u00a010\u00a0million',
	]);
});
