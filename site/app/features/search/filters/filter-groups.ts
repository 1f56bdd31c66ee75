import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { type PayGroup, payGroup } from '#app/parts/pay/pay-data.ts';
import { resultPhrases } from '#app/parts/search/result-phrases.ts';
import { findMode, listTypes } from '#app/parts/search/search-mode.ts';
import type { UnreadAmounts } from '#app/parts/search/unread-amounts.ts';
import { floorName, placeName } from '#app/parts/search/value-names.ts';
import type { Counts, Facets } from '#catalogue/counts/facets.ts';
import type { Bar } from '#catalogue/counts/steps.ts';
import { isActive, withoutGroup } from '#catalogue/match/groups.ts';
import { dropImplied } from '#catalogue/means.ts';
import type { Filters, Range } from '#catalogue/query.ts';
import { cairoToday } from '#domain/cairo.ts';
import { groupDigits } from '#domain/digits.ts';
import { finishings, orientations, type RentPeriod, views } from '#domain/vocabulary.ts';
import { type HistogramData, histogramData } from './histogram-data.ts';
import { type PlacesGroup, placesGroup } from './places/places-data.ts';
import { buildPresets, type Preset } from './presets.ts';
import { describePriceRange } from './price-range-text.ts';
import { roomsGroup } from './rooms-data.ts';

/** A filter as the form shows it. `name` is its parameter, except for groups of several parameters. */
export type FilterGroup = ChoicesGroup | RoomsGroup | RangeGroup | AmountsGroup | PlacesGroup | PayGroup;

export type ChoicesGroup = {
	kind: 'choices';
	name: string;
	label: string;
	isMany: boolean;
	look: 'segment' | 'chips' | 'list';
	options: FilterOption[];
};
export type RoomsGroup = {
	kind: 'rooms';
	name: string;
	label: string;
	any: string;
	isOrMore: boolean;
	options: (FilterOption & { spoken: string })[];
	labels: { orMore: string; bigger: string };
};
export type RangeGroup = {
	kind: 'range';
	name: string;
	label: string;
	unit: string;
	from: string;
	to: string;
	histogram: HistogramData | null;
	presets: Preset[];
	/** The chosen range in words, and its number of results. */
	echo: { range: string; counts: string | null } | null;
	isMoney: boolean;
	/** A low amount in a purchase search may be meant as a rent; these are not submitted while typing. */
	isOfSales: boolean;
	problem: Problem;
};
export type AmountsGroup = { kind: 'amounts'; name: string; label: string; flag: FilterFlag; fields: FilterAmount[] };

/** Money is typed as people say it: `7.5m`, «٦ مليون». */
export type FilterAmount = { name: string; label: string; value: string; isMoney: boolean; problem: Problem };
/** The error beside a field that cannot be parsed. */
type Problem = string | null;

/** `isFixed`: implied by another filter, so it cannot be changed. */
export type FilterFlag = { name: string; text: string; isChosen: boolean; isFixed: boolean };
/** `isEmpty`: would leave no results. */
export type FilterOption = { value: string; text: string; count: string; isChosen: boolean; isEmpty: boolean };

type Choice = { value: string; text: string | null; count: number };

const YEARS_AHEAD = 5;

/** The filters in the bar, and a function for the rest, which few pages show. */
export function filterGroups(
	request: PageRequest,
	filters: Filters,
	facets: Facets,
	unread: UnreadAmounts,
): { quick: FilterGroup[]; further: () => FilterGroup[] } {
	const { t } = request;
	const { number } = createFormats(request);
	const isRent = filters.purpose === 'rent';
	const isCommercial = findMode(filters) === 'commercial';

	/** A single choice is a segment where there is room for all options. */
	function choices(name: string, label: string, look: ChoicesGroup['look'], chosen: readonly unknown[], found: Choice[]): ChoicesGroup {
		const options = found.flatMap(({ value, text, count }) => {
			const isChosen = chosen.map(String).includes(value);
			return text ? [{ value, text, count: number(count), isChosen, isEmpty: count === 0 && !isChosen }] : [];
		});
		return { kind: 'choices', name, label, isMany: manyOf.has(name), look, options };
	}
	/** Keeps the order of `all` and options without homes, so that nothing moves under the finger; chosen ones stay too. */
	function of<Value extends string | number | boolean>(
		counts: Counts<Value>,
		say: (value: Value) => string | null,
		chosen: readonly (Value | undefined)[] = [],
		all: readonly Value[] = [],
	): Choice[] {
		const kept = [...all, ...counts.keys(), ...chosen.flatMap((value) => value ?? [])];
		return [...new Set(kept)].map((value) => ({ value: String(value), text: say(value), count: counts.get(value) ?? 0 }));
	}
	const byCount = (found: Choice[]) => found.sort((a, b) => b.count - a.count || (a.text ?? '').localeCompare(b.text ?? ''));
	const byValue = (found: Choice[]) => found.sort((a, b) => Number(a.value) - Number(b.value));
	const shown = (value: number | undefined) => groupDigits(String(value ?? ''));
	const findProblem = (name: string, isMoney: boolean) => (unread.has(name) ? t(isMoney ? 'find.unreadMoney' : 'find.unread') : null);
	function range(name: 'price' | 'all-in' | 'over' | 'size' | 'garden' | 'land', value: Range | undefined, bars: Bar[]): RangeGroup {
		const isMoney = inMoney.has(name);
		const [from = '', to = ''] = unread.get(name)?.split('-') ?? [shown(value?.from), shown(value?.to)];
		const { count } = resultPhrases(request, filters);
		return {
			kind: 'range',
			name,
			label: t(name === 'price' && isRent ? 'find.label.rent' : `find.label.${name}`),
			unit: isMoney ? moneyUnit() : t('find.squareMetre'),
			...{ from, to, isMoney, isOfSales: name === 'price' && !isRent },
			histogram: histogramData(request, bars, (top) => count('count', top)),
			presets: buildPresets(request, name, isRent, bars),
			echo: name === 'price' && value ? describePriceRange(request, filters, value) : null,
			problem: findProblem(name, isMoney),
		};
	}
	const flag = (name: string, counts: Counts<boolean>, value: boolean | undefined, text: string): FilterGroup =>
		choices(name, text, 'chips', value ? ['yes'] : [], [{ value: 'yes', text, count: counts.get(true) ?? 0 }]);

	const size = range('size', filters.builtUp, facets.builtUp);
	return {
		quick: [
			placesGroup(request, filters, facets),
			choices(
				'type',
				t('find.label.type'),
				'chips',
				filters.types ?? [],
				of(facets.types, (value) => t(`type.${value}`), filters.types, listTypes(filters.category)),
			),
			...(isRent ? [periods()] : []),
			range('price', filters.price, priceBars()),
			isCommercial ? size : roomsGroup(request, filters, facets),
			isRent ? furniture() : payGroup(request, filters, unread),
		],
		further: () => [
			developers(),
			...(isRent ? [] : [deliveries(), plans(), markets(), ...takeovers(), range('all-in', filters.allIn, facets.allIn), furniture()]),
			...(isCommercial ? [] : [size]),
			choices(
				'bathrooms',
				t('find.label.bathrooms'),
				'segment',
				[filters.bathrooms],
				byValue(of(facets.bathrooms, (count) => `${number(count)}+`, [filters.bathrooms], [1, 2, 3, 4])),
			),
			choices(
				'floor',
				t('find.label.floor'),
				'chips',
				filters.floors ?? [],
				byValue(of(facets.floors, (floor) => floorName(request, floor), filters.floors)),
			),
			choices(
				'facing',
				t('find.label.facing'),
				'chips',
				filters.orientations ?? [],
				of(facets.orientations, (side) => t(`orientation.${side}`), filters.orientations, orientations),
			),
			flag('in-compound', facets.inCompound, filters.inCompound, t('find.inCompound')),
			range('garden', filters.garden, facets.garden),
			range('land', filters.land, facets.land),
			choices(
				'finishing',
				t('find.label.finishing'),
				'chips',
				filters.finishings ?? [],
				of(facets.finishings, (value) => t(`finishing.${value}`), filters.finishings, finishings),
			),
			choices(
				'outlook',
				t('find.label.outlook'),
				'chips',
				filters.views ?? [],
				of(facets.views, (value) => t(`view.${value}`), filters.views, views),
			),
			choices(
				'amenity',
				t('find.label.amenity'),
				'chips',
				filters.amenities ?? [],
				of(
					facets.amenities,
					amenityName,
					filters.amenities,
					request.read.list('amenity').map(({ id }) => id),
				),
			),
			flag('offer', facets.withOffer, filters.withOffer, t('find.withOffer')),
			flag('exclusive', facets.exclusive, filters.exclusive, t('property.exclusive')),
		],
	};

	/** Ignores the visitor's means, which would leave only a few bars. */
	function priceBars(): Bar[] {
		return isActive(filters, 'pay') ? request.site.search.catalogue.facets(withoutGroup(filters, 'pay')).price : facets.price;
	}
	function markets(): FilterGroup {
		const found = of(facets.market, (value) => t(`property.${value}`), [filters.market], ['primary', 'resale']);
		return choices('market', t('find.label.market'), 'segment', [filters.market], found);
	}
	function furniture(): FilterGroup {
		const option = (isFurnished: boolean, text: string) => ({
			value: isFurnished ? 'yes' : 'no',
			text,
			count: facets.furnished.get(isFurnished) ?? 0,
		});
		const chosen = filters.furnished === undefined ? undefined : filters.furnished ? 'yes' : 'no';
		const options = [option(true, t('property.furnished')), option(false, t('find.notFurnished'))];
		return choices('furnished', t('find.label.furnished'), 'segment', [chosen], options);
	}
	function developers(): FilterGroup {
		const found = of(facets.developers, (id) => placeName(request, 'developers', id), filters.developers);
		return choices('developer', t('find.label.developer'), 'list', filters.developers ?? [], byCount(found));
	}
	function plans(): FilterGroup {
		const isFixed = !filters.instalments && !dropImplied({ ...filters, instalments: true }).instalments;
		const field = (name: 'years' | 'down-percent', value: number | undefined) => ({
			name,
			label: t(`find.label.${name}`),
			value: unread.get(name) ?? shown(value),
			isMoney: false,
			problem: findProblem(name, false),
		});
		return {
			kind: 'amounts',
			name: 'plan',
			label: t('find.label.plan'),
			flag: { name: 'instalments', text: t('find.label.instalments'), isChosen: isFixed || filters.instalments === true, isFixed },
			fields: [field('years', filters.years), field('down-percent', filters.downShare)],
		};
	}
	/** Rents are compared by the month, or by the chosen period. */
	function moneyUnit(): string {
		const egp = t('money.egp');
		return isRent && filters.rentPeriod && filters.rentPeriod !== 'month' ? t(`find.rent.${filters.rentPeriod}`, { price: egp }) : egp;
	}
	function periods(): FilterGroup {
		const found = of(facets.rentPeriod, (value) => t(`find.per.${value}`), [filters.rentPeriod], usualPeriods);
		return choices('period', t('find.label.period'), 'segment', [filters.rentPeriod], found);
	}
	/** Only resales have remaining instalments. */
	function takeovers(): FilterGroup[] {
		const { remaining, over } = filters;
		const option = (value: string, isLeft: boolean, text: string) => ({ value, text, count: facets.remaining.get(isLeft) ?? 0 });
		const options = [option('yes', true, t('find.remaining')), option('no', false, t('find.fullyPaid'))];
		const chosen = remaining === undefined ? undefined : remaining ? 'yes' : 'no';
		return [choices('remaining', t('find.label.remaining'), 'chips', [chosen], options), range('over', over, facets.over)];
	}
	/** Counts are cumulative: a year without deliveries has the count of the year before. */
	function deliveries(): FilterGroup {
		const first = Number(cairoToday().slice(0, 4)) + 1;
		const ahead = Array.from({ length: YEARS_AHEAD }, (_, index) => first + index);
		const ready = facets.ready.get(true) ?? 0;
		const by = (year: number) => [...facets.deliveredBy].findLast(([one]) => one <= year)?.[1] ?? ready;
		const asked = filters.deliveredBy === undefined || ahead.includes(filters.deliveredBy) ? ahead : [filters.deliveredBy, ...ahead];
		const years = asked.map((year) => ({ value: String(year), text: t('find.byYear', { year: String(year) }), count: by(year) }));
		const building = { value: 'building', text: t('find.notReady'), count: facets.ready.get(false) ?? 0 };
		const chosen = filters.ready === undefined ? filters.deliveredBy : filters.ready ? 'ready' : 'building';
		const found = [{ value: 'ready', text: t('find.readyToMove'), count: ready }, ...years, building];
		return choices('delivery', t('find.label.delivery'), 'chips', [chosen], found);
	}
	function amenityName(id: number): string | null {
		return request.read.get('amenity', id)?.translations[request.locale].name ?? null;
	}
}

/** Weekly rents are rare. */
const usualPeriods = ['month', 'day', 'year'] as const satisfies RentPeriod[];

/** Filters with several values; the others have one. */
const manyOf: ReadonlySet<string> = new Set([
	...['type', 'developer', 'floor', 'facing', 'finishing', 'outlook', 'amenity'],
	...['in-compound', 'offer', 'exclusive'],
]);

/** The other ranges are in square metres. */
const inMoney: ReadonlySet<string> = new Set(['price', 'all-in', 'over']);
