import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { channelOf } from '#app/parts/search/channel.ts';
import type { UnreadAmounts } from '#app/parts/search/unread-amounts.ts';
import { bedroomsName, floorName, type PlaceFilter, placeName } from '#app/parts/search/value-names.ts';
import type { Counts, Facets } from '#catalogue/counts/facets.ts';
import type { Bar } from '#catalogue/counts/steps.ts';
import { withoutImplied } from '#catalogue/means.ts';
import type { Filters, Range } from '#catalogue/query.ts';
import { groupDigits } from '#domain/digits.ts';

/** A filter as a form shows it. `name` is its name in the address, except where it stands for several. */
export type FilterGroup =
	| { kind: 'choices'; name: string; label: string; isMany: boolean; options: FilterOption[] }
	| {
			kind: 'range';
			name: string;
			label: string;
			unit: string;
			from: string;
			to: string;
			bars: number[];
			isMoney: boolean;
			problem: Problem;
	  }
	| { kind: 'amounts'; name: string; label: string; flag: FilterFlag; fields: FilterAmount[] };

/** Money is typed as people say it: `7.5m`, «٦ مليون». */
export type FilterAmount = { name: string; label: string; value: string; isMoney: boolean; problem: Problem };
/** Said beside a field with something in it that cannot be read. */
type Problem = string | null;

/** Fixed is what goes without saying beside what else is asked. */
export type FilterFlag = { name: string; text: string; isChosen: boolean; isFixed: boolean };
export type FilterOption = { value: string; text: string; count: string; isChosen: boolean };

type Choice = { value: string; text: string | null; count: number };

/** The filters that stand in the bar, and those behind "all filters". */
export function filterGroups(
	request: PageRequest,
	filters: Filters,
	facets: Facets,
	unread: UnreadAmounts,
): { quick: FilterGroup[]; further: FilterGroup[] } {
	const { t } = request;
	const { number } = createFormats(request);

	function choices(name: string, label: string, isMany: boolean, chosen: readonly unknown[], found: Choice[]): FilterGroup {
		const options = found.flatMap(({ value, text, count }) => {
			const isChosen = chosen.map(String).includes(value);
			return text && (count > 0 || isChosen) ? [{ value, text, count: number(count), isChosen }] : [];
		});
		return { kind: 'choices', name, label, isMany, options };
	}
	/** What is chosen stays to be seen, and to be sent again, also where nothing has it. */
	function of<Value extends string | number | boolean>(
		counts: Counts<Value>,
		say: (value: Value) => string | null,
		chosen: readonly (Value | undefined)[] = [],
	): Choice[] {
		const missing = chosen.flatMap((value): [Value, number][] => (value === undefined || counts.has(value) ? [] : [[value, 0]]));
		return [...counts, ...missing].map(([value, count]) => ({ value: String(value), text: say(value), count }));
	}
	const byCount = (found: Choice[]) => found.sort((a, b) => b.count - a.count || (a.text ?? '').localeCompare(b.text ?? ''));
	const byValue = (found: Choice[]) => found.sort((a, b) => Number(a.value) - Number(b.value));
	const places = (name: 'location' | 'area' | 'compound' | 'developer', key: PlaceFilter) =>
		choices(
			name,
			t(`find.label.${name}`),
			true,
			filters[key] ?? [],
			byCount(of(facets[key], (id) => placeName(request, key, id), filters[key])),
		);
	const shown = (value: number | undefined) => groupDigits(String(value ?? ''));
	const findProblem = (name: string, isMoney: boolean) => (unread.has(name) ? t(isMoney ? 'find.unreadMoney' : 'find.unread') : null);
	function range(name: 'price' | 'all-in' | 'over' | 'size' | 'garden' | 'land', value: Range | undefined, bars: Bar[]): FilterGroup {
		const isMoney = inMoney.has(name);
		const [from = '', to = ''] = unread.get(name)?.split('-') ?? [shown(value?.from), shown(value?.to)];
		const unit = isMoney ? moneyUnit() : t('find.squareMetre');
		return {
			kind: 'range',
			name,
			label: t(`find.label.${name}`),
			unit,
			from,
			to,
			bars: computeHeights(bars),
			isMoney,
			problem: findProblem(name, isMoney),
		};
	}
	const flag = (name: string, counts: Counts<boolean>, value: boolean | undefined, text: string): FilterGroup =>
		choices(name, text, true, value ? ['yes'] : [], [{ value: 'yes', text, count: counts.get(true) ?? 0 }]);

	const isRent = filters.purpose === 'rent';
	const isCommercial = channelOf(filters) === 'commercial';
	const size = range('size', filters.builtUp, facets.builtUp);
	const furnished = flag('furnished', facets.furnished, filters.furnished, t('property.furnished'));
	const bedrooms = choices(
		'bedrooms',
		t('find.label.bedrooms'),
		true,
		filters.bedrooms ?? [],
		byValue(of(facets.bedrooms, (value) => bedroomsName(request, value), filters.bedrooms)),
	);
	return {
		quick: [
			choices(
				'type',
				t('find.label.type'),
				true,
				filters.types ?? [],
				byCount(of(facets.types, (value) => t(`type.${value}`), filters.types)),
			),
			range('price', filters.price, facets.price),
			isCommercial ? size : bedrooms,
			...(isRent ? [periods(), furnished] : [deliveries(), pay()]),
		],
		further: [
			places('location', 'locations'),
			places('area', 'areas'),
			places('compound', 'compounds'),
			places('developer', 'developers'),
			...(isRent ? [] : [markets(), ...takeovers(), range('all-in', filters.allIn, facets.allIn)]),
			...(isCommercial ? [] : [size]),
			choices(
				'bathrooms',
				t('find.label.bathrooms'),
				false,
				[filters.bathrooms],
				byValue(of(facets.bathrooms, (count) => t('find.bathroomsAtLeast', { count }), [filters.bathrooms])),
			),
			choices(
				'floor',
				t('find.label.floor'),
				true,
				filters.floors ?? [],
				byValue(of(facets.floors, (floor) => floorName(request, floor), filters.floors)),
			),
			choices(
				'facing',
				t('find.label.facing'),
				true,
				filters.orientations ?? [],
				of(facets.orientations, (side) => t(`orientation.${side}`), filters.orientations),
			),
			flag('in-compound', facets.inCompound, filters.inCompound, t('find.inCompound')),
			range('garden', filters.garden, facets.garden),
			range('land', filters.land, facets.land),
			choices(
				'finishing',
				t('find.label.finishing'),
				true,
				filters.finishings ?? [],
				byCount(of(facets.finishings, (value) => t(`finishing.${value}`), filters.finishings)),
			),
			...(isRent ? [] : [furnished]),
			choices(
				'outlook',
				t('find.label.outlook'),
				true,
				filters.views ?? [],
				byCount(of(facets.views, (value) => t(`view.${value}`), filters.views)),
			),
			choices(
				'amenity',
				t('find.label.amenity'),
				true,
				filters.amenities ?? [],
				byCount(of(facets.amenities, amenityName, filters.amenities)),
			),
			flag('offer', facets.withOffer, filters.withOffer, t('find.withOffer')),
			flag('exclusive', facets.exclusive, filters.exclusive, t('property.exclusive')),
		],
	};

	function markets(): FilterGroup {
		const found = of(facets.market, (value) => t(`property.${value}`), [filters.market]);
		return choices('market', t('find.label.market'), false, [filters.market], found);
	}
	function pay(): FilterGroup {
		const isFixed = !filters.instalments && !withoutImplied({ ...filters, instalments: true }).instalments;
		const field = (name: 'down' | 'down-percent' | 'monthly' | 'years', value: number | undefined): FilterAmount => {
			const isMoney = name === 'down' || name === 'monthly';
			const label = t(`find.label.${name}`);
			return { name, label, value: unread.get(name) ?? shown(value), isMoney, problem: findProblem(name, isMoney) };
		};
		return {
			kind: 'amounts',
			name: 'pay',
			label: t('find.label.pay'),
			flag: { name: 'instalments', text: t('find.label.instalments'), isChosen: isFixed || filters.instalments === true, isFixed },
			fields: [
				field('down', filters.downPayment),
				field('down-percent', filters.downShare),
				field('monthly', filters.monthly),
				field('years', filters.years),
			],
		};
	}
	/** Rents are compared by the month, or by the period that was chosen. */
	function moneyUnit(): string {
		const egp = t('money.egp');
		return filters.purpose === 'rent' ? t(`find.rent.${filters.rentPeriod ?? 'month'}`, { price: egp }) : egp;
	}
	function periods(): FilterGroup {
		const found = of(facets.rentPeriod, (value) => t(`find.period.${value}`), [filters.rentPeriod]);
		return choices('period', t('find.label.period'), false, [filters.rentPeriod], byCount(found));
	}
	/** Only resales have instalments left, or none. */
	function takeovers(): FilterGroup[] {
		const { remaining, over } = filters;
		const option = (value: string, isLeft: boolean, text: string) => ({ value, text, count: facets.remaining.get(isLeft) ?? 0 });
		const options = [option('yes', true, t('find.remaining')), option('no', false, t('find.fullyPaid'))];
		const chosen = remaining === undefined ? undefined : remaining ? 'yes' : 'no';
		return [
			...(facets.remaining.size > 0 || remaining !== undefined
				? [choices('remaining', t('find.label.remaining'), false, [chosen], options)]
				: []),
			...(facets.over.length > 0 || over ? [range('over', over, facets.over)] : []),
		];
	}
	function deliveries(): FilterGroup {
		const years = byValue(of(facets.deliveredBy, (year) => t('find.deliveredBy', { year: String(year) }), [filters.deliveredBy]));
		const ready = { value: 'ready', text: t('find.readyToMove'), count: facets.ready.get(true) ?? 0 };
		const building = { value: 'building', text: t('find.notReady'), count: facets.ready.get(false) ?? 0 };
		const chosen = filters.ready === undefined ? filters.deliveredBy : filters.ready ? 'ready' : 'building';
		return choices('delivery', t('find.label.delivery'), false, [chosen], [ready, ...years, building]);
	}
	function amenityName(id: number): string | null {
		return request.read.get('amenity', id)?.translations[request.locale].name ?? null;
	}
}

/** The other ranges are in square metres. */
const inMoney: ReadonlySet<string> = new Set(['price', 'all-in', 'over']);

/** Shares of the highest bar, in hundredths. */
function computeHeights(bars: readonly Bar[]): number[] {
	const top = Math.max(1, ...bars.map(({ count }) => count));
	return bars.map(({ count }) => Math.ceil((count / top) * 100));
}
