import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { OptionData } from '#app/parts/forms/form-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { isLaunched } from '#app/parts/records/launch-cards.ts';
import { type SearchMode, withMode } from '#app/parts/search/search-mode.ts';
import type { Filters } from '#catalogue/query.ts';
import { type PropertyType, type Purpose, purposes } from '#domain/vocabulary.ts';

/**
 * One plain GET form per mode: `/search?purpose=rent&location=ID&type=apartment&price=15000-30000&bedrooms=3&q=text`. An unset filter is
 * absent, or empty without JavaScript; an open-ended price omits that number (`-3000000`, `50000000-`); 0 bedrooms is a studio, 5 means
 * five or more.
 */
export type FinderData = {
	action: string;
	legend: string;
	tabs: FinderTab[];
	launches: { label: string; count: string; text: string; eoi: string; to: string; show: string };
	labels: { label: string; example: string; send: string };
};

/** `hidden` names the mode, except for the default one. */
export type FinderTab = {
	mode: SearchMode;
	label: string;
	hidden: { name: string; value: string } | null;
	fields: FinderField[];
	show: string;
};
export type FinderField = { name: 'location' | 'type' | 'price' | 'bedrooms' | 'purpose'; label: string; options: OptionData[] };

const PRICES: Record<Purpose, number[]> = {
	sale: [3_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000],
	rent: [15_000, 30_000, 60_000, 120_000],
};
const HOMES: PropertyType[] = [
	'apartment',
	'garden_apartment',
	'duplex',
	'penthouse',
	'studio',
	'villa',
	'twin_house',
	'town_house',
	'chalet',
];
const UNITS: PropertyType[] = ['office', 'clinic', 'retail', 'pharmacy', 'building'];
const MOST_BEDROOMS = 5;

export function finderData(request: PageRequest): FinderData {
	const { read, site, locale, t } = request;
	const { catalogue } = site.search;
	const location: FinderField = {
		name: 'location',
		label: t('home.where'),
		options: [
			{ value: '', text: t('home.anywhere') },
			...read.list('location').map(({ id, translations }) => ({ value: String(id), text: translations[locale].name })),
		],
	};
	return {
		action: localePath('/search', locale),
		legend: t('home.lookingFor'),
		tabs: [
			homesTab('buy', t('home.buy'), { purpose: 'sale', priceLabel: t('property.price'), hidden: null }),
			homesTab('rent', t('home.rent'), {
				purpose: 'rent',
				priceLabel: t('home.rentPrice'),
				hidden: { name: 'purpose', value: 'rent' },
			}),
			commercialTab(),
		],
		launches: launchesTab(request),
		labels: { label: t('home.ownWords'), example: t('home.ownWordsExample'), send: t('home.searchWords') },
	};

	function homesTab(
		mode: SearchMode,
		label: string,
		{ purpose, priceLabel, hidden }: { purpose: Purpose; priceLabel: string; hidden: FinderTab['hidden'] },
	): FinderTab {
		const filters = withMode({ purpose });
		const prices = [{ value: '', text: t('home.anyPrice') }, ...priceSteps(request, PRICES[purpose])];
		const bedrooms = [{ value: '', text: t('home.anyBedrooms') }, ...bedroomSteps(request)];
		return {
			...{ mode, label, hidden },
			fields: [
				location,
				types(filters, HOMES),
				{ name: 'price', label: priceLabel, options: prices },
				{ name: 'bedrooms', label: t('property.bedrooms'), options: bedrooms },
			],
			show: finderButton(request, filters, catalogue.count(filters)),
		};
	}
	/** No price field: amounts depend on buying or renting, which is chosen in this form. */
	function commercialTab(): FinderTab {
		const filters = withMode({ category: 'commercial' });
		const deals = purposes.map((purpose) => ({ value: purpose === 'sale' ? '' : purpose, text: t(`find.deal.${purpose}`) }));
		return {
			mode: 'commercial',
			label: t('home.commercial'),
			hidden: { name: 'category', value: 'commercial' },
			fields: [location, types({ category: 'commercial' }, UNITS), { name: 'purpose', label: t('home.deal'), options: deals }],
			show: finderButton(request, filters, catalogue.count(filters)),
		};
	}
	function types(filters: Filters, wanted: PropertyType[]): FinderField {
		const { types: listed } = catalogue.briefFacets(filters);
		const options = wanted.filter((type) => listed.has(type)).map((value) => ({ value, text: t(`type.${value}`) }));
		return { name: 'type', label: t('property.type'), options: [{ value: '', text: t('home.anyType') }, ...options] };
	}
}

export const finderButton = ({ t }: Pick<PageRequest, 't'>, { category }: Filters, count: number): string =>
	t(category === 'residential' ? 'home.show' : 'home.showUnits', { count });

const bedroomSteps = ({ t }: PageRequest): OptionData[] =>
	Array.from({ length: MOST_BEDROOMS + 1 }, (_, count) => ({
		value: String(count),
		text: count === MOST_BEDROOMS ? t('home.bedroomsOrMore', { count }) : t('count.bedrooms', { count }),
	}));

/** 3, 5, 10 become: up to 3, 3 to 5, 5 to 10, 10 or more. */
function priceSteps(request: PageRequest, steps: number[]): OptionData[] {
	const { t } = request;
	const { short, range } = createFormats(request);
	return [0, ...steps].map((from, index) => {
		const to = steps[index];
		if (to === undefined) return { value: `${from}-`, text: t('home.orMore', { amount: short(from) }) };
		if (from === 0) return { value: `-${to}`, text: t('home.upTo', { amount: short(to) }) };
		return { value: `${from}-${to}`, text: range(short(from), short(to)) };
	});
}

function launchesTab(request: PageRequest): FinderData['launches'] {
	const { read, locale, t } = request;
	const { number, date } = createFormats(request);
	const ahead = read.list('launch').filter((launch) => !isLaunched(launch));
	const [next] = ahead;
	const about = { name: next?.translations[locale].name ?? '', date: next ? date(next.launch_date, 'short') : '' };
	return {
		label: t('home.launches'),
		count: ahead.length ? number(ahead.length) : '',
		text: t('home.launchesSoon', { count: ahead.length, ...about }),
		eoi: t('home.launchesEoi'),
		to: localePath('/launches', locale),
		show: t('home.showLaunches', { count: ahead.length }),
	};
}
