import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { OptionData } from '#app/parts/forms/form-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { isLaunched } from '#app/parts/records/launch-cards.ts';
import type { PropertyType, Purpose } from '#domain/vocabulary.ts';

/**
 * The search box: plain forms that lead to
 * `/search?purpose=sale|rent&location=ID&type=apartment&price=5000000-10000000&bedrooms=3&q=text`.
 * An open filter is absent, or empty where there is no JavaScript; a price open at one end lacks that number (`-3000000`, `50000000-`);
 * no bedrooms is a studio, 5 means five or more.
 */
export type FinderData = {
	action: string;
	legend: string;
	labels: Record<'where' | 'type' | 'bedrooms', string>;
	places: OptionData[];
	types: OptionData[];
	bedrooms: OptionData[];
	tabs: { purpose: Purpose; label: string; priceLabel: string; prices: OptionData[]; show: string }[];
	launches: { label: string; count: string; text: string; eoi: string; to: string; show: string };
	words: { label: string; example: string; send: string };
};

const PRICES: Record<Purpose, number[]> = {
	sale: [3_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000],
	rent: [15_000, 30_000, 60_000, 120_000],
};
const TYPES: PropertyType[] = [
	'apartment',
	'garden_apartment',
	'duplex',
	'penthouse',
	'studio',
	'villa',
	'twin_house',
	'town_house',
	'chalet',
	'office',
	'clinic',
	'retail',
];
const MOST_BEDROOMS = 5;

export function finderData(request: PageRequest): FinderData {
	const { read, site, locale, t } = request;
	const { catalogue } = site.search;
	const { types } = catalogue.facets({});
	const tab = (purpose: Purpose, label: string, priceLabel: string) => ({
		purpose,
		label,
		priceLabel,
		prices: [{ value: '', text: t('home.anyPrice') }, ...priceSteps(request, PRICES[purpose])],
		show: t('home.show', { count: catalogue.count({ purpose }) }),
	});
	return {
		action: localePath('/search', locale),
		legend: t('home.lookingFor'),
		labels: { where: t('home.where'), type: t('property.type'), bedrooms: t('property.bedrooms') },
		places: [
			{ value: '', text: t('home.anywhere') },
			...read.list('location').map(({ id, translations }) => ({ value: String(id), text: translations[locale].name })),
		],
		types: [
			{ value: '', text: t('home.anyType') },
			...TYPES.filter((type) => types.has(type)).map((value) => ({ value, text: t(`type.${value}`) })),
		],
		bedrooms: [{ value: '', text: t('home.anyBedrooms') }, ...bedroomSteps(request)],
		tabs: [tab('sale', t('home.buy'), t('property.price')), tab('rent', t('home.rent'), t('home.rentPrice'))],
		launches: launchesTab(request),
		words: { label: t('home.ownWords'), example: t('home.ownWordsExample'), send: t('home.searchWords') },
	};
}

const bedroomSteps = ({ t }: PageRequest): OptionData[] =>
	Array.from({ length: MOST_BEDROOMS + 1 }, (_, count) => ({
		value: String(count),
		text: count === MOST_BEDROOMS ? t('home.bedroomsOrMore', { count }) : t('count.bedrooms', { count }),
	}));

/** 3, 5, 10 become: up to 3, 3 to 5, 5 to 10, 10 or more. */
function priceSteps(request: PageRequest, steps: number[]): OptionData[] {
	const { t } = request;
	const { short } = createFormats(request);
	return [0, ...steps].map((from, index) => {
		const to = steps[index];
		if (to === undefined) return { value: `${from}-`, text: t('home.orMore', { amount: short(from) }) };
		if (from === 0) return { value: `-${to}`, text: t('home.upTo', { amount: short(to) }) };
		return { value: `${from}-${to}`, text: t('home.between', { from: short(from), to: short(to) }) };
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
