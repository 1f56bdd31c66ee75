import type { Search } from '../open-search.ts';
import { type Filters, type Query, sorts } from '../query.ts';
import { sampleDocuments } from './random-content.ts';
import { dayAfter, TODAY } from './random-listings.ts';

/** All questions that can be put to a search, with their answers, for comparing two searches. */
const EVERYTHING = 10_000;
const CAIRO = { lng: 31.4, lat: 30 };

const ids = (collection: Parameters<typeof sampleDocuments>[0], count: number) =>
	sampleDocuments(collection)
		.slice(0, count)
		.map(({ id }) => Number(id));

/** At least one value of every filter. */
const asked: Record<keyof Filters, Filters[]> = {
	purpose: [{ purpose: 'sale' }, { purpose: 'rent' }],
	rentPeriod: [{ rentPeriod: 'month' }],
	market: [{ market: 'primary' }, { market: 'resale' }],
	category: [{ category: 'commercial' }],
	notTypes: [{ notTypes: ['apartment'] }],
	notLocations: [{ notLocations: ids('location', 1) }],
	notAreas: [{ notAreas: ids('area', 2) }],
	notCompounds: [{ notCompounds: ids('project', 2) }],
	notDevelopers: [{ notDevelopers: ids('developer', 1) }],
	inCompound: [{ inCompound: true }, { inCompound: false }],
	noGarden: [{ noGarden: true }],
	deliveredFrom: [{ deliveredFrom: 2028 }],
	notAmenities: [{ notAmenities: ids('amenity', 2) }],
	floors: [{ floors: [0, 10] }],
	notFloors: [{ notFloors: [0] }],
	orientations: [{ orientations: ['north'] }],
	nearMetro: [{ nearMetro: true }],
	nearMonorail: [{ nearMonorail: true }],
	types: [{ types: ['apartment'] }, { types: ['villa', 'chalet'] }],
	regions: [{ regions: [1] }, { regions: [101, 107] }],
	locations: ids('location', 6).map((id) => ({ locations: [id] })),
	areas: ids('area', 6).map((id) => ({ areas: [id] })),
	compounds: ids('project', 6).map((id) => ({ compounds: [id] })),
	developers: ids('developer', 8).map((id) => ({ developers: [id] })),
	price: [{ price: { from: 2_000_000, to: 9_000_000 } }],
	allIn: [{ allIn: { to: 9_000_000 } }],
	bedrooms: [{ bedrooms: [2, 3] }],
	bathrooms: [{ bathrooms: 3 }],
	builtUp: [{ builtUp: { from: 120 } }],
	garden: [{ garden: { from: 1 } }],
	land: [{ land: { from: 1 } }],
	finishings: [{ finishings: ['lux'] }],
	furnished: [{ furnished: true }],
	ready: [{ ready: true }],
	deliveredBy: [{ deliveredBy: 2028 }],
	views: [{ views: ['sea'] }],
	amenities: ids('amenity', 3).map((id) => ({ amenities: [id] })),
	withOffer: [{ withOffer: true }, { withOffer: false }],
	exclusive: [{ exclusive: true }],
	newSince: [{ newSince: dayAfter(-20) }],
	agent: ids('agent', 3).map((id) => ({ agent: id })),
	bounds: [{ bounds: { west: 31, east: 31.6, south: 29.9, north: 30.2 } }],
	polygon: [
		{
			polygon: [
				{ lng: 31, lat: 29.8 },
				{ lng: 31.8, lat: 29.9 },
				{ lng: 31.4, lat: 30.4 },
			],
		},
	],
	within: [{ within: { point: CAIRO, kilometres: 20 } }],
	downPayment: [{ downPayment: 500_000 }, { downPayment: 500_000, monthly: 50_000 }],
	monthly: [{ monthly: 60_000 }, { monthly: 30_000, years: 6 }],
	instalments: [{ instalments: true }],
	years: [{ years: 8 }],
	payYears: [{ payYears: 6 }, { monthly: 60_000, payYears: 7 }],
	downShare: [{ downShare: 10 }],
	over: [{ over: { to: 500_000 } }],
	remaining: [{ remaining: true }, { remaining: false }],
	text: ['sea', 'villa', 'garden', 'شقة', 'gardens', 'sarw', 'new cairo', 'clubhouse', 'lux'].map((text) => ({ text })),
};

const typed = ['new c', 'sarw', 'apartment in new cairo', 'فيلا', 'التجمع', 'clubhouse', 'instalments 8 years'];

/** Answers by question, as text. */
export function everyAnswer({ catalogue, parseQuery, suggest }: Search): Map<string, string> {
	const answers = new Map<string, string>();
	const note = (question: string, answer: unknown) => answers.set(question, JSON.stringify(answer, inOrder));
	const ask = (query: Query) => note(`search ${JSON.stringify(query)}`, catalogue.search({ limit: EVERYTHING, ...query }));

	for (const filters of Object.values(asked).flat()) {
		ask({ filters });
		note(`count ${JSON.stringify(filters)}`, [catalogue.count(filters), catalogue.briefFacets(filters)]);
		note(`spots ${JSON.stringify(filters)}`, [
			catalogue.spots(filters, { apart: 500, side: 8 }),
			catalogue.spots(filters, { apart: 3, side: 4 }),
		]);
		note(`relax ${JSON.stringify(filters)}`, catalogue.relax({ filters: { ...filters, bathrooms: 4 } }));
	}
	for (const sort of sorts) for (const filters of [{}, { instalments: true as const }]) ask({ filters, sort, from: CAIRO });
	for (const id of ids('property', 20)) note(`similar to ${id}`, [catalogue.has(id), catalogue.similar(id)]);
	for (const { reference } of sampleDocuments('property').slice(0, 5))
		note(`reference ${reference}`, catalogue.byReference(String(reference)));
	note('prices of a metre', catalogue.metrePrices({}));
	note('price trend', catalogue.priceTrend({ purpose: 'sale' }, TODAY));
	for (const text of typed) note(`typed ${text}`, [parseQuery(text), suggest(text, 'en'), suggest(text, 'ar', { purpose: 'sale' })]);
	return answers;
}

/** Maps by id are sorted, because their order does not matter; words keep the order of the vocabulary. */
const inOrder = (_: string, value: unknown) =>
	value instanceof Map ? [...value].sort(([a], [b]) => (typeof a === 'number' ? a - b : 0)) : value;
