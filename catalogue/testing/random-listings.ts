import type { Finishing, Orientation, PropertyType, View } from '#domain/vocabulary.ts';
import type { Listing, Place, Texts } from '../listing.ts';
import type { Terms } from '../terms.ts';

/** Random listings with few different values, so that filters overlap and ties are common. */
export type Draw = { int: (from: number, to: number) => number; chance: (share: number) => boolean; pick: <T>(list: readonly T[]) => T };

/** mulberry32 */
export function drawFrom(seed: number): Draw {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let value = Math.imul(state ^ (state >>> 15), state | 1);
		value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	};
	const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
	return { int, chance: (share) => next() < share, pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number] };
}

export const TODAY = '2026-11-15';
export const dayAfter = (days: number): string => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

const names = ['palm', 'lagoon', 'sarw', 'lotus', 'marina', 'النخيل', 'البحيرة', 'اللوتس', 'madinaty', 'zayed', 'maadi', 'hills'];
const name = (id: number) => `${names[id % names.length]} ${names[(id * 7 + 3) % names.length]}`;

/** Four areas in two locations, and two compounds of three developers in each. */
export const places: Place[] = [1, 2, 3, 4].flatMap((area) =>
	[null, area * 10, area * 10 + 1].map((compound): Place => {
		const location = area === 4 ? null : 1 + (area % 2);
		const developer = compound === null ? null : 1 + (compound % 3);
		return {
			...{ location, area, compound, developer, regions: area === 4 ? [] : area === 1 ? [1, 101] : [area, 101] },
			names: {
				location: location === null ? [] : [name(location)],
				area: [name(area + 2)],
				compound: compound === null ? [] : [name(compound)],
				developer: developer === null ? [] : [name(developer + 5)],
			},
		};
	}),
);

export const termsList: Terms[] = [
	{ plans: [], cashPercent: 0, instalments: [], cash: { down: 1, monthly: 0, years: 0 } },
	{ plans: [1], cashPercent: 0, instalments: [{ down: 0.1, monthly: 0.9 / 96, years: 8 }], cash: { down: 0.7, monthly: 0, years: 0 } },
	{
		plans: [1, 2],
		cashPercent: 0,
		instalments: [
			{ down: 0.05, monthly: 0.9 / 120, years: 10 },
			{ down: 0.25, monthly: 0.75 / 48, years: 4 },
		],
		cash: { down: 0.65, monthly: 0, years: 0 },
	},
	{
		plans: [3, 4],
		cashPercent: 0,
		instalments: [
			{ down: 0, monthly: 0.8 / 84, years: 7 },
			{ down: 0.5, monthly: 0, years: 0 },
		],
		cash: { down: 0.9, monthly: 0, years: 0 },
	},
];
/** Neither for cash nor on a plan. */
const takeovers: Terms[] = [
	{ plans: [], cashPercent: 0, instalments: [{ down: 0.4, monthly: 0.6 / 48, years: 4 }], cash: null },
	{ plans: [], cashPercent: 0, instalments: [{ down: 0.3, monthly: 0.7, years: 0 }], cash: null },
];
const noTerms: Terms = { plans: [], cashPercent: 0, instalments: [], cash: null };

export const types: PropertyType[] = ['apartment', 'villa', 'studio', 'chalet', 'office'];
export const finishings: Finishing[] = ['core_shell', 'lux', 'fully_finished'];
export const views: View[] = ['garden', 'sea', 'nile'];
export const orientations: Orientation[] = ['north', 'south', 'north_east'];
export const amenityNames = new Map([
	[1, ['swimming pool', 'حمام سباحة']],
	[2, ['gym', 'جيم']],
	[3, ['lift', 'مصعد']],
	[4, ['school', 'مدرسة']],
]);

export function randomListing(draw: Draw, id: number): Listing {
	const purpose = draw.chance(0.7) ? 'sale' : 'rent';
	const price = purpose === 'sale' ? draw.int(8, 60) * 250_000 : draw.int(8, 60) * 1000;
	const type = draw.pick(types);
	const ready = draw.chance(0.5);
	const market = draw.pick(['primary', 'resale'] as const);
	const remaining = purpose === 'sale' && market === 'resale' ? draw.chance(0.5) : null;
	const over = remaining ? draw.int(0, 40) * 50_000 : null;
	const maybe = <T>(share: number, value: T): T | null => (draw.chance(share) ? value : null);
	return {
		id,
		reference: draw.chance(0.05) ? '' : `FST-${type.slice(0, 3).toUpperCase()}-${id}`,
		purpose,
		rentPeriod: purpose === 'rent' ? draw.pick(['month', 'day'] as const) : null,
		market,
		category: type === 'office' ? 'commercial' : 'residential',
		type,
		place: draw.pick(places),
		agent: maybe(0.9, draw.int(1, 4)),
		price,
		currency: draw.chance(0.9) ? 'EGP' : 'USD',
		history: [],
		allIn: Math.round(price * draw.pick([1, 1.05, 1.08])),
		terms: remaining ? draw.pick(takeovers) : purpose === 'sale' ? draw.pick(termsList) : noTerms,
		over,
		remaining,
		bedrooms: maybe(0.9, draw.int(0, 7)),
		bathrooms: maybe(0.9, draw.int(1, 5)),
		builtUp: maybe(0.9, draw.int(4, 50) * 10 + draw.pick([0, 0.35])),
		garden: maybe(0.3, draw.int(2, 30) * 10),
		land: maybe(0.2, draw.int(20, 90) * 10),
		finishing: maybe(0.8, draw.pick(finishings)),
		furnished: draw.chance(0.2),
		view: maybe(0.7, draw.pick(views)),
		floor: maybe(0.7, draw.int(-2, 14)),
		orientation: maybe(0.6, draw.pick(orientations)),
		nearMetro: draw.chance(0.2),
		nearMonorail: draw.chance(0.1),
		ready,
		delivery: ready ? null : maybe(0.9, dayAfter(draw.int(30, 1500))),
		amenities: [1, 2, 3, 4].filter(() => draw.chance(0.4)),
		featured: draw.chance(0.1),
		exclusive: draw.chance(0.2),
		offer: draw.chance(0.1),
		photos: draw.int(0, 8),
		created: maybe(0.9, Date.parse(dayAfter(-draw.int(0, 40))) + draw.int(0, 23) * 3_600_000),
		checked: maybe(0.9, dayAfter(-draw.int(0, 40))),
		until: maybe(0.5, dayAfter(draw.int(-1, 10))),
		point: draw.chance(0.9) ? { lng: 31 + draw.int(0, 100) / 100, lat: 30 + draw.int(0, 100) / 100 } : null,
	};
}

const filler = ['balcony', 'corner', 'quiet', 'bright', 'sunny', 'kitchen', 'بلكونة', 'هادئة', 'مطبخ', 'near', 'with', 'street'];

export const randomTexts = (draw: Draw): Texts => ({
	names: [`${draw.pick(names)} ${draw.pick(filler)} ${draw.int(100, 120)}`],
	descriptions: [Array.from({ length: draw.int(0, 6) }, () => draw.pick(draw.chance(0.2) ? names : filler)).join(' ')],
});
