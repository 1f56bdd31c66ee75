import type { Bounds } from '#domain/geometry.ts';
import type { Category, Finishing, Market, Orientation, PropertyType, Purpose, RentPeriod, View } from '#domain/vocabulary.ts';

/** Upper bounds of filters. */
export const limits = { amount: 1e12, planYears: 15, kilometres: 200, lastYear: 2059 };

/** An absent filter is open; several values of one filter mean any of them. */
export type Filters = {
	purpose?: Purpose;
	/** The period of a rent. */
	rentPeriod?: RentPeriod;
	market?: Market;
	category?: Category;
	types?: PropertyType[];
	/** None of these. */
	notTypes?: PropertyType[];
	/** Any of these places; where one lies in another, the narrower one counts. */
	regions?: number[];
	locations?: number[];
	areas?: number[];
	compounds?: number[];
	developers?: number[];
	notLocations?: number[];
	notAreas?: number[];
	notCompounds?: number[];
	notDevelopers?: number[];
	/** In any compound, or in none. */
	inCompound?: boolean;
	/** In EGP, like all amounts; prices in other currencies match no range. Rents are by the month, or by `rentPeriod`. */
	price?: Range;
	allIn?: Range;
	/** 0 is a studio, 5 means five or more. */
	bedrooms?: number[];
	/** At least this many. */
	bathrooms?: number;
	builtUp?: Range;
	garden?: Range;
	noGarden?: true;
	land?: Range;
	finishings?: Finishing[];
	furnished?: boolean;
	/** Ready now, or delivered by the end of this year, which includes ready ones. */
	ready?: boolean;
	deliveredBy?: number;
	/** Not before this year, which excludes ready ones. */
	deliveredFrom?: number;
	views?: View[];
	/** All of them. */
	amenities?: number[];
	notAmenities?: number[];
	/** 0 is the ground floor, -1 below it, 10 means ten or higher. */
	floors?: number[];
	notFloors?: number[];
	orientations?: Orientation[];
	/** Within walking distance of a station. */
	nearMetro?: true;
	nearMonorail?: true;
	withOffer?: boolean;
	exclusive?: boolean;
	/** First day, as 2026-11-15. */
	newSince?: string;
	agent?: number;
	bounds?: Bounds;
	/** A ring of points; the last is connected to the first. */
	polygon?: Point[];
	within?: { point: Point; kilometres: number };
	/** What the visitor can pay: one plan of a unit must meet all of these. Whether cash counts as a plan: `means.ts`. */
	downPayment?: number;
	monthly?: number;
	/** At least one plan. */
	instalments?: true;
	/** Over at least this many years. */
	years?: number;
	/** Paid off within this many years. */
	payYears?: number;
	/** At most this per cent of the price at signing. */
	downShare?: number;
	/** The over (أوفر) of a takeover. */
	over?: Range;
	/** Whether a resale has instalments left to the developer, or is fully paid. */
	remaining?: boolean;
	text?: string;
};

export type Range = { from?: number; to?: number };
export type Point = { lng: number; lat: number };

export const sorts = ['best', 'newest', 'price', '-price', 'metre', '-area', 'delivery', 'monthly', 'distance'] as const;
export type Sort = (typeof sorts)[number];

export type Query = {
	filters: Filters;
	sort?: Sort;
	/** For sorting by distance. */
	from?: Point;
	offset?: number;
	limit?: number;
};
