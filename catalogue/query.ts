import type { Bounds } from '#domain/geometry.ts';
import type { Category, Finishing, Market, Orientation, PropertyType, Purpose, RentPeriod, View } from '#domain/vocabulary.ts';

/** The most that can be asked for. */
export const limits = { amount: 1e12, planYears: 15, kilometres: 200, lastYear: 2059 };

/** What a visitor asks for. A filter that is absent is open; several values of one filter mean any of them. */
export type Filters = {
	purpose?: Purpose;
	/** What the price of a rented unit is for. */
	rentPeriod?: RentPeriod;
	market?: Market;
	category?: Category;
	types?: PropertyType[];
	/** What is not wanted: none of them. */
	notTypes?: PropertyType[];
	/** Where: any of the places named; one that lies in another of them stands for it. */
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
	/** In EGP, as all amounts: a price in another currency is not converted, and lies in no range. Of rents by the month, or by `rentPeriod`. */
	price?: Range;
	/** The price with everything that comes on top of it. */
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
	/** Ready now, or handed over by the end of this year (which includes what is ready). */
	ready?: boolean;
	deliveredBy?: number;
	/** Not before this year: later than what is ready. */
	deliveredFrom?: number;
	views?: View[];
	/** All of them. */
	amenities?: number[];
	notAmenities?: number[];
	/** 0 is the ground floor, -1 below it, 10 means ten or higher. */
	floors?: number[];
	notFloors?: number[];
	orientations?: Orientation[];
	/** On foot from a station. */
	nearMetro?: true;
	nearMonorail?: true;
	withOffer?: boolean;
	exclusive?: boolean;
	/** First day, as 2026-11-15. */
	newSince?: string;
	agent?: number;
	bounds?: Bounds;
	/** A ring of points; the last one is joined to the first. */
	polygon?: Point[];
	within?: { point: Point; kilometres: number };
	/** What the visitor can pay: one plan of a unit for sale meets all of these. `means.ts` says whether cash is a plan. */
	downPayment?: number;
	monthly?: number;
	/** At least one plan. */
	instalments?: true;
	/** Spread over at least so many years. */
	years?: number;
	/** Paid off after so many years. */
	payYears?: number;
	/** At most so many per cent of the price at signing. */
	downShare?: number;
	/** What an owner asks for on top of what was paid, where instalments go on: أوفر. */
	over?: Range;
	/** Whether a resale has instalments to the developer left to pay. Absent: it is fully paid. */
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
