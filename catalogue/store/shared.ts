import type { Place } from '../listing.ts';

/** What listings share, as it is filtered and counted. Names and ids are stored as numbers of `Names`. */
export type Kind = {
	purpose: number;
	rentPeriod: number;
	market: number;
	category: number;
	type: number;
	/** -1 is not known, 5 is five or more. */
	bedrooms: number;
	/** -1 is not known. */
	bathrooms: number;
};

export type Trait = {
	finishing: number;
	furnished: boolean;
	view: number;
	/** READY, a year, or UNKNOWN_YEAR. */
	delivery: number;
	exclusive: boolean;
	offer: boolean;
	/** Null unless it is a resale. */
	remaining: boolean | null;
};

/** Few searches ask for these, so they are kept apart from traits. */
export type Aspect = { floor: number | null; orientation: number; garden: boolean; metro: boolean; monorail: boolean };

export const aspectKey = ({ floor, orientation, garden, metro, monorail }: Aspect): number =>
	((((floor === null ? 0 : floor + 100) * 64 + orientation) * 2 + Number(garden)) * 2 + Number(metro)) * 2 + Number(monorail);

export const READY = 0;
export const UNKNOWN_YEAR = 9999;
export const MANY_BEDROOMS = 5;
export const MANY_FLOORS = 10;
export const MANY_BATHROOMS = 9;

/** All fields in one number, with room for 255 types and 63 of every other name. */
export const kindKey = ({ purpose, rentPeriod, market, category, type, bedrooms, bathrooms }: Kind): number =>
	(((((purpose * 64 + rentPeriod) * 64 + market) * 64 + category) * 256 + type) * 8 + bedrooms + 1) * 16 + bathrooms + 1;

export const traitKey = ({ finishing, furnished, view, delivery, exclusive, offer, remaining }: Trait): number =>
	((((finishing * 64 + view) * 16_384 + delivery) * 2 + Number(furnished)) * 4 + Number(exclusive) * 2 + Number(offer)) * 3 +
	remainingNumber(remaining);

/** 0 is no resale, 1 fully paid, 2 with instalments left. */
export const remainingNumber = (remaining: boolean | null): number => (remaining === null ? 0 : remaining ? 2 : 1);

/** `regions`: the number of its set of regions; there are few different sets. */
export type PlaceNumbers = { place: Place; regions: number; location: number; area: number; compound: number; developer: number };
export type Amenities = { members: readonly number[] };

/** Steps of `steps.ts`. */
export type Size = { builtUp: number; garden: number; land: number };
export type Cost = { price: number; allIn: number; over: number };
