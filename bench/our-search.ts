import { type Catalogue, createCatalogue } from '#catalogue/catalogue.ts';
import type { Query } from '#catalogue/query.ts';
import { createSuggest } from '#catalogue/words/suggest.ts';
import { type Described, manyListings, type Sample } from './listings.ts';
import { memoryInUse, type Spread, timed } from './timing.ts';

const CHANGED = 2000;
/** The grid of the search page's map. */
const GRID = { apart: 1000, side: 24 };

export type Measured = {
	search: Spread;
	filters: Spread;
	text: Spread;
	count: Spread;
	suggest: Spread;
	suggestAfterChange: Spread;
	spots: Spread;
	mostSpots: number;
	change: Spread;
	bytes: number;
	filled: number;
	described: number;
};

export function measure(sample: Sample, size: number, asked: readonly Query[]): Measured {
	const { catalogue, before, ...rates } = fill(sample, size);
	const withText = asked.filter(({ filters }) => filters.text);
	const withoutText = asked.filter(({ filters }) => !filters.text);
	let mostSpots = 0;
	const search = timed(asked, catalogue.search);
	const result = {
		...rates,
		search,
		filters: timed(withoutText, catalogue.search),
		text: timed(withText, catalogue.search),
		count: timed(asked, ({ filters }) => catalogue.count(filters)),
		...suggesting(sample, catalogue),
		spots: timed(asked.slice(0, 200), ({ filters }) => {
			mostSpots = Math.max(mostSpots, catalogue.spots(filters, GRID).spots.length);
		}),
		mostSpots: Math.max(mostSpots, catalogue.spots({}, GRID).spots.length),
		change: changes(catalogue, sample, size),
	};
	return { ...result, bytes: (memoryInUse() - before) / size };
}

export function fill(sample: Sample, size: number) {
	const catalogue = createCatalogue();
	catalogue.setToday(sample.today);
	for (const [id, names] of sample.amenities) catalogue.nameAmenity(id, names);
	const before = memoryInUse();
	let [putting, describing] = [0, 0];
	for (const { listing, texts } of manyListings(sample, size)) {
		const start = performance.now();
		catalogue.put(listing);
		const middle = performance.now();
		catalogue.describe(listing.id, texts);
		putting += middle - start;
		describing += performance.now() - middle;
	}
	return { catalogue, filled: (1000 * size) / putting, described: (1000 * size) / (putting + describing), before };
}

/** Suggestions letter by letter; and again with a change before each, so that nothing is precomputed. */
function suggesting({ knowledge, today, typed }: Sample, catalogue: Catalogue): Pick<Measured, 'suggest' | 'suggestAfterChange'> {
	let version = 0;
	const suggest = createSuggest(knowledge, { of: catalogue.briefFacets, count: catalogue.count, version: () => version });
	const ask = (text: string) => suggest(text, 'en', today);
	return {
		suggest: timed(typed, ask),
		suggestAfterChange: timed(typed, (text) => {
			version++;
			ask(text);
		}),
	};
}

/** Changes prices and some texts, and changes them back, so that each can be timed repeatedly. */
function changes(catalogue: Catalogue, sample: Sample, size: number): Spread {
	const all = [...manyListings(sample, Math.min(size, CHANGED))].map(({ listing, texts }, index) => {
		const changed: Described = {
			listing: { ...listing, price: listing.price + 1000, featured: !listing.featured },
			texts: index % 5 === 0 ? { ...texts, names: [...texts.names, 'reduced'] } : texts,
		};
		return { isChanged: false, was: { listing, texts }, changed };
	});
	return timed(all, (one) => {
		const { listing, texts } = one.isChanged ? one.was : one.changed;
		one.isChanged = !one.isChanged;
		catalogue.put(listing);
		catalogue.describe(listing.id, texts);
	});
}
