import type { PageRequest } from '#app/page-loader.ts';
import { hasEnoughHomes, type MetrePrice, metrePricesIn } from '#app/parts/listings/market.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Finishing } from '#domain/vocabulary.ts';
import type { ValuedHome } from './read-valued-home.ts';

type Sizes = { from: number; to: number };

/** The homes a valuation is based on, and what they have in common with the visitor's. */
export type Sample = {
	filters: Filters;
	place: string;
	/** The location was used because its area has too few homes. */
	isWider: boolean;
	finishing: Finishing | null;
	sizes: Sizes | null;
	/** Null where the visitor did not say, or too few homes match. */
	compound: ValuedHome['compound'];
	prices: MetrePrice;
};

/** Small homes cost more per m² than large ones, so similar sizes are preferred. */
const NEAR_IN_SIZE = 0.3;

/**
 * The narrowest sample that is large enough: first by compound or not, then both; area before location; in each, same size and finishing,
 * one of them, then neither.
 */
export const findSample = (request: PageRequest, home: ValuedHome): Sample | null =>
	findAmong(request, home) ?? (home.compound ? findAmong(request, { ...home, compound: null }) : null);

function findAmong(request: PageRequest, { purpose, area: id, type, finishing, builtUp, compound }: ValuedHome): Sample | null {
	const { read, locale } = request;
	const area = read.get('area', id);
	const location = area && read.get('location', area.location);
	const state: Filters = {
		...(purpose === 'rent' ? { rentPeriod: 'month' } : { ready: true }),
		...(compound && { inCompound: compound === 'in' }),
	};
	const near: Sizes = { from: Math.round(builtUp * (1 - NEAR_IN_SIZE)), to: Math.round(builtUp * (1 + NEAR_IN_SIZE)) };
	const places: { where: Filters; place: typeof area | typeof location; isWider: boolean }[] = [
		{ where: { areas: [id] }, place: area, isWider: false },
		{ where: { locations: [area?.location ?? 0] }, place: location, isWider: true },
	];
	const likeness = [near, null].flatMap((sizes) => (finishing ? [finishing, null] : [null]).map((alike) => ({ sizes, finishing: alike })));
	for (const { where, place, isWider } of places)
		for (const { sizes, finishing: alike } of likeness) {
			const filters: Filters = {
				...where,
				types: [type],
				...state,
				...(sizes && { builtUp: sizes }),
				...(alike && { finishings: [alike] }),
			};
			const [prices] = metrePricesIn(request, filters, purpose === 'rent' ? 'rent' : 'resale').filter(hasEnoughHomes);
			if (prices && place) return { filters, place: place.translations[locale].name, isWider, finishing: alike, sizes, compound, prices };
		}
	return null;
}
