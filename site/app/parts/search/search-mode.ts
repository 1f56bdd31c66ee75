import type { Filters } from '#catalogue/query.ts';
import { isBelowAnyPrice } from '#domain/money/rent.ts';
import { type Category, type PropertyType, type Purpose, propertyTypes } from '#domain/vocabulary.ts';

/** Every search is in one of these modes. Commercial covers both sale and rent. */
export const searchModes = ['buy', 'rent', 'commercial'] as const;
export type SearchMode = (typeof searchModes)[number];

export const findMode = ({ purpose, category }: Filters): SearchMode =>
	category === 'commercial' ? 'commercial' : purpose === 'rent' ? 'rent' : 'buy';

/** Adds the default mode (homes to buy) where the filters leave it open. */
export function withMode(filters: Filters): Filters {
	const category = filters.category ?? impliedCategory(filters);
	return { ...filters, purpose: filters.purpose ?? impliedPurpose(filters), ...(category && { category }) };
}

/** Drops what is implied. Rent and commercial are always written, so that they remain when the filter that implied them is removed. */
export function withoutDefaults(filters: Filters): Filters {
	const { purpose, category, ...others } = withMode(filters);
	const isBuying = purpose === 'sale' && impliedPurpose(others) === 'sale';
	const areHomes = category === 'residential' && impliedCategory(others) === 'residential';
	return { ...others, ...(purpose && !isBuying && { purpose }), ...(category && !areHomes && { category }) };
}

/** Whether typed words, or filters before them, name a purpose. */
export const namesPurpose = (before: Filters, said: Filters): boolean =>
	said.purpose !== undefined || withoutDefaults(before).purpose !== undefined;

export const onlyMode = ({ purpose, category }: Filters): Filters =>
	withMode({ ...(purpose && { purpose }), ...(category && { category }) });

/** Drops filters that only exist in the former mode. */
export function switchMode(filters: Filters, mode: SearchMode): Filters {
	const purpose: Purpose = mode === 'commercial' ? (filters.purpose ?? 'sale') : mode === 'rent' ? 'rent' : 'sale';
	const category: Category = mode === 'commercial' ? 'commercial' : 'residential';
	return withPurpose({ ...(filters.category === category ? filters : dropped(filters, ofCategory)), category }, purpose);
}

/** For sale, or to rent. */
export const withPurpose = (filters: Filters, purpose: Purpose): Filters => ({
	...(filters.purpose === purpose ? filters : dropped(filters, ofPurpose)),
	purpose,
});

const ofCategory: (keyof Filters)[] = ['types', 'notTypes', 'bedrooms', 'bathrooms'];
const ofPurpose: (keyof Filters)[] = [
	...(['rentPeriod', 'price', 'allIn', 'over', 'remaining', 'market', 'ready', 'deliveredBy', 'deliveredFrom'] as const),
	...(['downPayment', 'monthly', 'instalments', 'years', 'payYears', 'downShare'] as const),
];

function dropped(filters: Filters, keys: readonly (keyof Filters)[]): Filters {
	const others = { ...filters };
	for (const key of keys) delete others[key];
	return others;
}

const impliedPurpose = ({ rentPeriod, price }: Filters): Purpose => (rentPeriod || (price && isBelowAnyPrice(price)) ? 'rent' : 'sale');

const commercialTypes: ReadonlySet<PropertyType> = new Set(['office', 'clinic', 'retail', 'pharmacy']);
const eitherTypes: ReadonlySet<PropertyType> = new Set(['land', 'building']);

/** In the order of the vocabulary. */
export const listTypes = (category: Category | undefined): PropertyType[] =>
	propertyTypes.filter((type) =>
		category === 'commercial' ? commercialTypes.has(type) || type === 'building' : category && isOfHomes(type),
	);

const isOfHomes = (type: PropertyType) => !commercialTypes.has(type) && type !== 'building';

/** Undefined when types of both categories are asked for: a villa or an office. */
function impliedCategory({ types = [] }: Filters): Category | undefined {
	const certain = types.filter((type) => !eitherTypes.has(type));
	if (certain.length > 0 && certain.every((type) => commercialTypes.has(type))) return 'commercial';
	return certain.length === types.length && !certain.some((type) => commercialTypes.has(type)) ? 'residential' : undefined;
}
