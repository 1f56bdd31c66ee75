import type { PageRequest } from '#app/page-loader.ts';
import { hasEnoughHomes, type MetrePrice, metrePricesIn } from '#app/parts/listings/market.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Finishing } from '#domain/vocabulary.ts';
import type { ValuedHome } from './read-valued-home.ts';

type Sizes = { from: number; to: number };

/** What a valuation rests on: where, and by what the homes are like the one that is asked about. */
export type Sample = {
	filters: Filters;
	place: string;
	/** Whether that is the location around the area that was asked for. */
	isWider: boolean;
	finishing: Finishing | null;
	sizes: Sizes | null;
	/** Whether they stand as the owner said, inside compounds or outside; null where that was not asked for, or too few do. */
	compound: ValuedHome['compound'];
	prices: MetrePrice;
};

/** A metre of a small home costs more than one of a large home: those of about its size say most. */
const NEAR_IN_SIZE = 0.3;

/** The narrowest that has enough: inside compounds or outside as was said, then both together; its area before its location; in each its size and finishing, one of them, neither. */
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
