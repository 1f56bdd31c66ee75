import type { Filters, Query, Sort } from '#catalogue/query.ts';
import { random } from '#seed/world/random.ts';
import type { Described } from './listings.ts';

const sorts: [Sort, number][] = [
	['best', 60],
	['price', 14],
	['newest', 10],
	['-price', 5],
	['metre', 3],
	['-area', 3],
	['monthly', 3],
	['delivery', 2],
];

/** Simulated searches: each describes an existing listing by some of its properties. Some are so broad that they match most listings. */
export function* generateQuestions(listings: readonly Described[], count: number): Generator<Query> {
	const draw = random('questions');
	for (let index = 0; index < count; index++) {
		const { listing, texts } = draw.pick(listings);
		const { place, purpose, price, builtUp } = listing;
		const some = <Key extends keyof Filters>(share: number, key: Key, value: Filters[Key]) => (draw.chance(share) ? { [key]: value } : {});
		const where = draw.pick([{ locations: [place.location ?? 0] }, { areas: [place.area] }, { compounds: [place.compound ?? 0] }]);
		const words = draw.pick([...texts.names, ...texts.descriptions, ...place.names.area, ...place.names.compound]).split(' ');
		const filters: Filters = {
			...some(0.9, 'purpose', purpose),
			...some(0.55, 'types', [listing.type]),
			...(draw.chance(0.55) && where),
			...some(0.1, 'market', listing.market),
			...some(0.35, 'price', { ...(draw.chance(0.5) && { from: price * 0.7 }), to: price * 1.2 }),
			...(listing.bedrooms !== null && some(0.3, 'bedrooms', [Math.min(5, listing.bedrooms), Math.min(5, listing.bedrooms + 1)])),
			...(builtUp !== null && some(0.15, 'builtUp', { from: builtUp * 0.8 })),
			...(listing.finishing && some(0.1, 'finishings', [listing.finishing])),
			...some(0.1, 'ready', true),
			...some(0.1, 'amenities', listing.amenities.slice(0, 2)),
			...(place.developer !== null && some(0.05, 'developers', [place.developer])),
			...(purpose === 'sale' && draw.chance(0.08) && { downPayment: price * 0.15, monthly: price * 0.01 }),
			...(listing.point && some(0.05, 'within', { point: listing.point, kilometres: 10 })),
			...some(0.35, 'text', words.slice(0, draw.int(1, 3)).join(' ')),
		};
		yield { filters, sort: draw.weighted(sorts), offset: draw.chance(0.9) ? 0 : 24 * draw.int(1, 20), limit: 24 };
	}
}
