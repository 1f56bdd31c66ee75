import { landmarkAt } from '#catalogue/geography/landmarks.ts';
import type { Filters } from '#catalogue/query.ts';
import { MANY_FLOORS } from '#catalogue/store/shared.ts';
import { locales } from '#domain/locales.ts';
import { createFormats } from '../listings/formats.ts';
import {
	bedroomsName,
	floorName,
	isOrMore,
	metres,
	type PlaceFilter,
	placeName,
	pounds,
	rangeName,
	type TextContext,
} from './value-names.ts';

/** `without`: the filters without this one. */
export type Chip = { key: string; text: string; without: Filters };

/** Every filter except the mode, in the order people say them. */
export function buildChips(request: TextContext, filters: Filters): Chip[] {
	return [...kindChips(request, filters), ...placeChips(request, filters), ...moneyChips(request, filters), ...homeChips(request, filters)];
}

const dropped = <K extends keyof Filters>(filters: Filters, key: K): Filters => {
	const { [key]: _, ...rest } = filters;
	return rest as Filters;
};

function one<K extends keyof Filters>(filters: Filters, key: K, say: (value: NonNullable<Filters[K]>) => string | null): Chip[] {
	const value = filters[key];
	const text = value === undefined ? null : say(value as NonNullable<Filters[K]>);
	return text ? [{ key, text, without: dropped(filters, key) }] : [];
}

type ListKey =
	| 'types'
	| 'notTypes'
	| PlaceFilter
	| `not${Capitalize<Exclude<PlaceFilter, 'regions'>>}`
	| 'bedrooms'
	| 'finishings'
	| 'views'
	| 'amenities'
	| 'notAmenities'
	| 'floors'
	| 'notFloors'
	| 'orientations';

type Item<K extends ListKey> = NonNullable<Filters[K]>[number];

/** One chip per value; `taken` are those implied by another. */
function several<K extends ListKey>(
	filters: Filters,
	key: K,
	say: (value: Item<K>) => string | null,
	taken: (value: Item<K>) => readonly Item<K>[] = () => [],
): Chip[] {
	const all = (filters[key] ?? []) as Item<K>[];
	const implied = new Set(all.flatMap(taken));
	const values = all.filter((value) => !implied.has(value));
	return values.flatMap((value) => {
		const text = say(value);
		const gone = new Set([value, ...taken(value)]);
		const others = all.filter((other) => !gone.has(other));
		const without = others.length ? { ...filters, [key]: others } : dropped(filters, key);
		return text ? [{ key: `${key}-${value}`, text, without }] : [];
	});
}

const MOST_APART = 2;

/** One chip for values that have a common name. */
function together<K extends 'floors' | 'orientations'>(
	filters: Filters,
	key: K,
	say: (value: Item<K>) => string,
	{ locale }: TextContext,
): Chip[] {
	const values = (filters[key] ?? []) as Item<K>[];
	if (values.length <= MOST_APART) return several(filters, key, say);
	return [{ key, text: values.map(say).join(locales[locale].comma), without: dropped(filters, key) }];
}

/** `4th floor or higher` for a range that has no upper end. */
function floorChips(request: TextContext, filters: Filters): Chip[] {
	const floors = filters.floors ?? [];
	const lowest = Math.min(...floors);
	const isOpen = floors.length > MOST_APART && Math.max(...floors) === MANY_FLOORS && floors.length === MANY_FLOORS - lowest + 1;
	if (!isOpen) return together(filters, 'floors', (floor) => floorName(request, floor), request);
	return [{ key: 'floors', text: request.t('find.floorFrom', { floor: floorName(request, lowest) }), without: dropped(filters, 'floors') }];
}

const kindChips = ({ t }: TextContext, filters: Filters): Chip[] => [
	...one(filters, 'rentPeriod', (period) => t(`find.period.${period}`)),
	...one(filters, 'market', (market) => t(`property.${market}`)),
	...several(filters, 'types', (type) => t(`type.${type}`)),
	...several(filters, 'notTypes', (type) => t('find.notThis', { what: t(`type.${type}`) })),
];

const notIn = [
	['notLocations', 'locations'],
	['notAreas', 'areas'],
	['notCompounds', 'compounds'],
	['notDevelopers', 'developers'],
] as const;

const placeChips = (request: TextContext, filters: Filters): Chip[] => [
	...(['regions', 'locations', 'areas', 'compounds', 'developers'] as const).flatMap((key) =>
		several(filters, key, (id) => placeName(request, key, id)),
	),
	...notIn.flatMap(([key, place]) =>
		several(filters, key, (id) => {
			const what = placeName(request, place, id);
			return what && request.t('find.notThis', { what });
		}),
	),
	...one(filters, 'inCompound', (isIn) => request.t(isIn ? 'find.inCompound' : 'find.notInCompound')),
	...one(filters, 'nearMetro', () => request.t('find.nearMetro')),
	...one(filters, 'nearMonorail', () => request.t('find.nearMonorail')),
	...one(filters, 'within', ({ point, kilometres }) => {
		const landmark = landmarkAt(point)?.name[request.locale];
		return landmark ? request.t('find.withinOf', { kilometres, landmark }) : request.t('find.within', { kilometres });
	}),
	...one(filters, 'bounds', () => request.t('find.inMap')),
	...one(filters, 'polygon', () => request.t('find.drawn')),
];

const moneyChips = (request: TextContext, filters: Filters): Chip[] => {
	const { t } = request;
	const say = pounds(request);
	return [
		...one(filters, 'price', (range) => rangeName(request, range, say)),
		...one(filters, 'allIn', (range) => t('find.allInIs', { range: rangeName(request, range, say) })),
		...one(filters, 'downPayment', (amount) => (amount === 0 ? t('find.noDown') : t('find.downAtMost', { amount: say(amount) }))),
		...one(filters, 'monthly', (amount) => t('find.monthlyAtMost', { amount: say(amount) })),
		...one(filters, 'instalments', () => t('find.label.instalments')),
		...one(filters, 'years', (count) => t('find.yearsAtLeast', { count })),
		...one(filters, 'payYears', (count) => t('find.paidWithin', { count })),
		...one(filters, 'downShare', (share) =>
			share === 0 ? t('find.noDown') : t('find.downShareAtMost', { share: createFormats(request).percent(share) }),
		),
		...one(filters, 'over', (range) => (range.to === 0 ? t('find.noOver') : t('find.overIs', { range: rangeName(request, range, say) }))),
		...one(filters, 'remaining', (isTrue) => t(isTrue ? 'find.remaining' : 'find.fullyPaid')),
	];
};

/** An open-ended range is one chip. */
const bedroomChips = (request: TextContext, filters: Filters): Chip[] => {
	const { bedrooms = [] } = filters;
	if (bedrooms.length < 2 || !isOrMore(bedrooms)) return several(filters, 'bedrooms', (count) => bedroomsName(request, count));
	const text = request.t('find.bedroomsAtLeast', { count: Math.min(...bedrooms) });
	return [{ key: 'bedrooms', text, without: dropped(filters, 'bedrooms') }];
};

const homeChips = (request: TextContext, filters: Filters): Chip[] => {
	const { t, read, locale } = request;
	const say = metres(request);
	const amenityName = (id: number) => read.get('amenity', id)?.translations[locale].name ?? null;
	return [
		...bedroomChips(request, filters),
		...one(filters, 'bathrooms', (count) => t('find.bathroomsAtLeast', { count })),
		...one(filters, 'builtUp', (range) => rangeName(request, range, say)),
		...one(filters, 'garden', (range) =>
			range.from === 1 && range.to === undefined ? t('find.withGarden') : t('find.gardenIs', { range: rangeName(request, range, say) }),
		),
		...one(filters, 'noGarden', () => t('find.noGarden')),
		...one(filters, 'land', (range) => t('find.landIs', { range: rangeName(request, range, say) })),
		...several(filters, 'finishings', (finishing) => t(`finishing.${finishing}`)),
		...one(filters, 'furnished', (isFurnished) => t(isFurnished ? 'property.furnished' : 'find.notFurnished')),
		...one(filters, 'ready', (isReady) => t(isReady ? 'find.readyToMove' : 'find.notReady')),
		...one(filters, 'deliveredBy', (year) => t('find.deliveredBy', { year: String(year) })),
		...one(filters, 'deliveredFrom', (year) => t('find.deliveredFrom', { year: String(year) })),
		...several(
			filters,
			'views',
			(view) => t('find.viewIs', { view: t(`view.${view}`) }),
			// "First row" implies a sea view, so it is one chip.
			(view) => (view === 'sea' ? ['first_row_sea'] : []),
		),
		...several(filters, 'amenities', amenityName),
		...several(filters, 'notAmenities', (id) => {
			const what = amenityName(id);
			return what && t('find.notThis', { what });
		}),
		...floorChips(request, filters),
		...several(filters, 'notFloors', (floor) => t('find.notThis', { what: floorName(request, floor) })),
		...together(filters, 'orientations', (side) => t(`orientation.${side}`), request).map((chip) => ({
			...chip,
			text: t('find.faces', { side: chip.text }),
		})),
		...one(filters, 'withOffer', (isTrue) => (isTrue ? t('find.withOffer') : null)),
		...one(filters, 'exclusive', (isTrue) => (isTrue ? t('property.exclusive') : null)),
		...one(filters, 'newSince', (day) => t('find.newSince', { date: createFormats(request).date(day, 'short') })),
		...one(filters, 'agent', (id) => read.get('agent', id)?.translations[locale].name ?? null),
		...one(filters, 'text', (text) => t('find.words', { text })),
	];
};
