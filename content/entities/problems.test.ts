import { describe, expect, test } from 'vitest';
import { findProblems, problemKey } from './problems.ts';

const photo = '0d8f4a60-1111-4222-8333-444455556666';
const names = { en_US: { name: 'A home' }, ar_EG: { name: 'بيت' } };
const home = {
	id: 7,
	status: 'published',
	purpose: 'sale',
	market: 'resale',
	category: 'residential',
	type: 'villa',
	area: 1,
	price: 9_000_000,
	images: [photo],
	ready: true,
	translations: names,
};
const found = (collection: Parameters<typeof findProblems>[0], row: object) => findProblems(collection, { id: 7, ...row }).map(problemKey);
const ofHome = (row: object) => found('property', { ...home, ...row });
const key = (rule: string, field: string, text = '', language = '') => [rule, field, text, language].join(' ');

describe('a home', () => {
	test('that is complete has no problem', () => expect(ofHome({})).toEqual([]));

	test.each([
		[{ price: null }, key('missing', 'price')],
		[{ price: -5 }, key('wrong', 'price')],
		[{ area: null }, key('missing', 'area')],
		[{ type: 'castle' }, key('wrong', 'type')],
		[{ images: [] }, key('photo', 'images')],
		[{ bedrooms: 900 }, key('wrong', 'bedrooms')],
		[{ maintenance_percent: 500 }, key('wrong', 'maintenance_percent')],
		[{ video_url: 'javascript:alert(1)' }, key('wrong', 'video_url')],
		[{ video_url: 'http://example.com/film' }, key('wrong', 'video_url')],
		[{ ready: true, delivery_date: '2027-01-01' }, key('ready_later', 'delivery_date')],
		[{ ready: false }, key('when_ready', 'delivery_date')],
		[{ translations: { en_US: { name: 'A home' } } }, key('missing_ar', 'translations', 'name', 'ar')],
		[{ translations: { ...names, en_US: { name: ' ' } } }, key('missing_en', 'translations', 'name', 'en')],
	])('%j: %s', (row, problem) => expect(ofHome(row)).toEqual([problem]));

	test('all problems are listed at once', () => {
		expect(ofHome({ price: null, images: [], translations: {} })).toEqual([
			key('missing', 'price'),
			key('photo', 'images'),
			key('missing_en', 'translations', 'name', 'en'),
			key('missing_ar', 'translations', 'name', 'ar'),
		]);
	});

	test('land needs no delivery date, a home that is not ready does', () => {
		expect(ofHome({ type: 'land', ready: false })).toEqual([]);
		expect(ofHome({ ready: false, delivery_date: '2028-06-30' })).toEqual([]);
	});

	test('an address without scheme, an empty delivery date and a ready home are no problems', () => {
		expect(ofHome({ video_url: 'www.youtube.com/watch?v=1', ready: true, delivery_date: null })).toEqual([]);
	});
});

test('pictures in a text must be our own files', () => {
	const withPicture = (src: string) =>
		ofHome({ translations: { ...names, ar_EG: { name: 'بيت', description: `<p><img src="${src}" alt=""></p>` } } });
	expect(withPicture(`https://cms.example.com/assets/${photo}?width=800`)).toEqual([]);
	for (const src of ['https://example.com/a.jpg', 'data:image/png;base64,AA', 'javascript:x'])
		expect(withPicture(src)).toEqual([key('picture', 'translations', 'description', 'ar')]);
});

test.each([
	['agent', { translations: names, phone: 'banana' }, [key('wrong', 'phone')]],
	['offer', { project: 1, valid_from: '2026-11-20', valid_until: '2026-11-10', translations: names }, [key('reversed', 'valid_until')]],
	[
		'offer',
		{ price: 5_000_000, discount_percent: 0, translations: {} },
		[
			...[key('missing', 'valid_from'), key('missing', 'valid_until')],
			...(['en', 'ar'] as const).map((language) => key(`missing_${language}`, 'translations', 'name', language)),
			...[key('on_nothing', 'project'), key('price_of_many', 'price'), key('no_discount', 'discount_percent')],
		],
	],
	[
		'offer',
		{ property: 1, developer: 2, valid_from: '2026-11-20', valid_until: '2026-11-20', translations: names },
		[key('on_several', 'developer')],
	],
	['post', { translations: names }, [key('photo', 'image')]],
	['career', { translations: names }, [key('missing', 'department')]],
	['launch', { area: 1, developer: 1, images: [photo], translations: names }, [key('missing', 'launch_date')]],
	['payment_plan', { down_payment_percent: 10, years: 8, frequency: 'quarterly' }, []],
	['page_block', { page: 1, type: 'hero', translations: {} }, [key('missing', 'translations')]],
	['setting', { translations: {}, facebook: 'our page' }, [key('wrong', 'facebook')]],
	['developer', { translations: names }, []],
] as const)('%s %j', (collection, row, problems) => expect(found(collection, row)).toEqual(problems));
