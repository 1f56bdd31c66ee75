import { describe, expect, test } from 'vitest';
import { career as careerSchema, post as postSchema } from '#content/entities/editorial.ts';
import {
	launch as launchSchema,
	offer as offerSchema,
	project as projectSchema,
	property as propertySchema,
} from '#content/entities/listings.ts';
import { agent as agentSchema } from '#content/entities/people.ts';
import { area as areaSchema } from '#content/entities/places.ts';
import type { Locale } from '#domain/locales.ts';
import { agentProfile } from './agent.ts';
import { compound } from './compound.ts';
import type { Describe, DescribedPage } from './described-page.ts';
import { faq } from './faq.ts';
import { film } from './film.ts';
import { buildGraph } from './graph.ts';
import { itemList, searchResults } from './item-list.ts';
import { jobPosting } from './job.ts';
import { launch } from './launch.ts';
import { listing } from './listing.ts';
import { offerList } from './offers.ts';
import { brokerage, developer } from './organization.ts';
import { place } from './place.ts';
import { blogPosting } from './post.ts';
import { reviews } from './reviews.ts';
import { findProblems, type Node } from './test-problems.ts';
import { website } from './website.ts';

const pageIn = (locale: Locale, path = '/properties/7-villa'): DescribedPage => ({
	origin: 'https://pn.test',
	address: `https://pn.test${locale === 'ar' ? '/ar' : ''}${path}`,
	locale,
	title: 'Villa',
	description: 'A villa with a garden.',
	siteName: 'PN',
	country: locale === 'ar' ? 'مصر' : 'Egypt',
});

const both = (texts: Record<string, unknown>) => ({ en_US: { name: 'A name', ...texts }, ar_EG: { name: 'اسم', ...texts } });
const file = '3360e8b6-aee5-5ea5-a80d-6315a4cf425b';
const photo = { id: file, version: '00000000', width: 1600, height: 1067, alt: 'A house', placeholder: null };
const link = (text: string) => ({ to: `/areas/2-${text}`, text });
const coordinates = { type: 'Point', coordinates: [31.4, 30] };

const property = (fields: Record<string, unknown> = {}) =>
	propertySchema.parse({
		id: 7,
		status: 'published',
		reference: 'FST-VIL-7',
		date_created: '2026-03-01T10:00:00Z',
		purpose: 'sale',
		market: 'resale',
		category: 'residential',
		type: 'villa',
		area: 2,
		price: 12_500_000,
		bedrooms: 4,
		bathrooms: 3,
		built_up_area: 320,
		floor: 1,
		coordinates,
		translations: both({ description: '<p>Quiet &amp; green</p>' }),
		...fields,
	});

const describeListing =
	(fields: Record<string, unknown> = {}, isExpired = false): Describe =>
	(page) => [
		listing(page, {
			property: property(fields),
			photos: [photo],
			area: link('Fifth Settlement'),
			location: link('New Cairo'),
			compound: link('Sarw Gardens'),
			agent: { ...link('Nourhan'), phone: '+201000000001' },
			amenities: ['Pool'],
			isExpired,
		}),
	];

const project = projectSchema.parse({
	id: 1,
	developer: 1,
	area: 2,
	outline: null,
	coordinates,
	translations: both({ summary: 'Homes', description: '<p>Homes</p>' }),
});
const describeCompound: Describe = (page) => [
	compound(page, {
		project,
		photos: [photo],
		developer: link('Sarw'),
		area: link('Fifth Settlement'),
		location: link('New Cairo'),
		amenities: ['Pool'],
		unitTypes: [
			{ name: 'Villa', count: 3, size: { from: 200, to: 320 } },
			{ name: 'Studio', count: 1, size: { from: 50, to: 50 } },
			{ name: 'Office', count: 1, size: null },
		],
		prices: { low: 4_000_000, high: 12_500_000, currency: 'EGP', count: 5 },
	}),
	faq(page, [{ question: 'When?', answer: '<p>In 2029</p>' }]),
];

const launchRecord = launchSchema.parse({
	id: 1,
	developer: 1,
	area: 2,
	launch_date: '2026-11-27T10:00:00Z',
	starting_price: 6_300_000,
	translations: both({}),
});
const offerRecord = offerSchema.parse({
	id: 1,
	valid_from: '2026-11-05',
	valid_until: '2026-12-20',
	price: 5_000_000,
	translations: both({ summary: 'Less' }),
});
const agentRecord = agentSchema.parse({
	id: 1,
	phone: '+201000000001',
	email: 'a@example.com',
	languages: ['ar', 'en'],
	translations: both({ title: 'Consultant', bio: 'Nine years' }),
});
const areaRecord = areaSchema.parse({ id: 2, location: 1, code: 'FST', coordinates, translations: both({ summary: 'Busy' }) });
const postRecord = postSchema.parse({ id: 1, published_on: '2026-05-04', translations: both({ summary: 'About it', body: '<p>x</p>' }) });
const careerRecord = careerSchema.parse({
	id: 1,
	date_created: '2026-03-01T10:00:00Z',
	department: 'sales',
	employment: 'full_time',
	valid_through: '2026-12-30',
	translations: both({ place: 'New Cairo', description: '<p>Sell</p>' }),
});

const items = [
	{ to: '/properties/7-villa', text: 'Villa' },
	{ to: '/properties/8-شقة', text: 'شقة' },
];

const pages: Record<string, Describe | undefined> = {
	'a plain page': undefined,
	home: (page) => [
		website(page),
		brokerage(page, {
			phones: ['+201000000001', '+201000000002'],
			email: 'a@example.com',
			address: '90th Street',
			social: ['https://x.test'],
			registration: '1',
		}),
	],
	'a list': (page) => [itemList(page, { items, total: 40, offset: 24 })],
	'search results': (page) => [searchResults(page, { items, total: 2 })],
	'a property': describeListing(),
	'a property for rent': describeListing({ purpose: 'rent', rent_period: 'month', type: 'office' }),
	'a plot of land': describeListing({ type: 'land', land_area: 900, built_up_area: null }),
	'a bare property': (page) => [
		listing(page, {
			property: property({ coordinates: null, date_created: null, bedrooms: null }),
			photos: [photo],
			area: null,
			location: null,
			compound: null,
			agent: null,
			amenities: [],
			isExpired: false,
		}),
	],
	'a compound': describeCompound,
	'a launch': (page) => [
		launch(page, { launch: launchRecord, photos: [photo], developer: link('Sarw'), area: null, location: null, isOpen: false }),
	],
	offers: (page) => [offerList(page, [{ offer: offerRecord, price: offerRecord.price, currency: 'EGP', photo, developer: 'Sarw' }])],
	'a developer': (page) => [developer(page, { name: 'Sarw', text: 'Builds', founded: 1997, logo: photo, cover: photo })],
	'an agent': (page) => [agentProfile(page, { agent: agentRecord, photo, areas: ['Fifth Settlement'] })],
	'an area': (page) => [place(page, { place: areaRecord, photo, inside: link('New Cairo') })],
	'a location': (page) => [place(page, { place: areaRecord, photo: null, inside: null })],
	'a post': (page) => [blogPosting(page, { post: postRecord, photo, author: { name: 'Magdy', title: 'Editor' }, tags: ['buying'] })],
	'a job': (page) => [jobPosting(page, careerRecord)],
	testimonials: (page) =>
		reviews(page, [
			{ name: 'Mona', quote: 'Fine', rating: 5 },
			{ name: 'Ali', quote: null, rating: null },
		]),
	'a film': (page: DescribedPage) =>
		film(page, {
			src: '/_films/property/7/0a1b2c3d.mp4',
			type: 'video/mp4',
			title: 'To the pool',
			poster: '/_images/1280/poster.webp',
			uploadedOn: '2026-03-01T10:00:00Z',
			width: 1280,
			height: 720,
		}),
};

const trail = [
	{ to: '/', text: 'Home' },
	{ to: '/search', text: 'Properties' },
	{ to: null, text: 'FST-VIL-7' },
];
const said = (describe: Describe | undefined, locale: Locale = 'en') =>
	JSON.parse(JSON.stringify(buildGraph(pageIn(locale), trail, describe))) as Node & { '@graph': Node[] };
const first = (describe: Describe) => said(describe)['@graph'][0];

describe.each(['en', 'ar'] as const)('valid schema.org (%s)', (locale) => {
	test.each(Object.entries(pages))('%s', (_, describe) => {
		expect(findProblems(said(describe, locale))).toEqual([]);
	});
});

test('the validator finds errors', () => {
	const graph = (...nodes: Node[]) => findProblems({ '@context': 'https://schema.org', '@graph': nodes });
	expect(graph({ '@type': 'Flat' })).toEqual(['Flat: there is no class Flat']);
	expect(graph({ '@type': 'Place', price: 1 })).toEqual(['Place.price: Place has no such property']);
	expect(graph({ '@type': 'Apartment', floorSize: { '@type': 'Place' } })).toEqual(['Apartment.floorSize: Place is no QuantitativeValue']);
	expect(graph({ '@type': 'Offer', url: 'x', availability: 'InStok' })).toHaveLength(2);
	expect(graph({ '@type': 'WebPage', breadcrumb: { '@id': '#none' } })).toHaveLength(1);
	expect(graph({ '@type': 'JobPosting', title: 'x', datePosted: 'yesterday' })).toHaveLength(5);
	expect(findProblems({ '@graph': [] })).toEqual(['no context']);
});

describe('a property', () => {
	test('has type, size and price', () => {
		expect(first(describeListing())).toMatchObject({
			datePosted: '2026-03-01',
			mainEntity: {
				'@type': 'SingleFamilyResidence',
				floorSize: { value: 320, unitCode: 'MTK' },
				numberOfBedrooms: 4,
				geo: { latitude: 30, longitude: 31.4 },
				description: 'Quiet & green',
			},
			offers: { price: 12_500_000, priceCurrency: 'EGP', availability: 'https://schema.org/InStock' },
		});
	});

	test.each([
		[{ status: 'sold' }, false, 'SoldOut'],
		[{ status: 'sold' }, true, 'SoldOut'],
		[{}, true, 'Discontinued'],
	])('has availability: %o', (fields, isExpired, availability) => {
		expect(first(describeListing(fields, isExpired))).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
	});

	test('has the date it was first listed', () => {
		expect(first(describeListing({ listed_on: '2026-04-05' }))).toMatchObject({ datePosted: '2026-04-05' });
	});

	test('a rent is a monthly lease', () => {
		expect(first(describeListing({ purpose: 'rent', rent_period: 'month' }))).toMatchObject({
			offers: {
				businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
				priceSpecification: { price: 12_500_000, referenceQuantity: { unitCode: 'MON' } },
			},
		});
	});
});

test('breadcrumbs go from home to the page', () => {
	const crumbs = said(undefined)['@graph'].find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as Node[];
	expect(crumbs.map(({ name, item, position }) => [position, name, item])).toEqual([
		[1, 'Home', 'https://pn.test/'],
		[2, 'Properties', 'https://pn.test/search'],
		[3, 'FST-VIL-7', 'https://pn.test/properties/7-villa'],
	]);
});

test('positions of a list continue across pages', () => {
	expect(first((page) => [itemList(page, { items, total: 40, offset: 24 })])).toMatchObject({
		mainEntity: { numberOfItems: 40, itemListElement: [{ position: 25 }, { position: 26 }] },
	});
});
