import type { Area, Location } from '../../../../content/entities/places.ts';
import { addressOf } from '../../addresses.ts';
import { localePath } from '../../i18n/locales.ts';
import type { PageRequest } from '../../page-loader.ts';
import { compoundCards, propertyCards } from '../listings/card-data.ts';
import { formatsOf } from '../listings/formats.ts';
import { countIn, metrePricesIn, type Place } from '../market/market.ts';
import { newestCompounds, newestProperties } from '../records/place-listings.ts';
import { recordLink } from '../records/record-link.ts';
import { metrePriceLines } from './metre-prices.ts';

const COMPOUNDS = 8;
const PROPERTIES = 8;

export type PlaceData = ReturnType<typeof locationData> | ReturnType<typeof areaData>;

export function locationData(request: PageRequest, location: Location) {
	const { read, locale, t } = request;
	const areas = read.list('area', { under: { field: 'location', id: location.id } });
	return {
		crumbs: [
			{ to: localePath('/locations', locale), text: t('pages.locations') },
			{ to: null, text: location.translations[locale].name },
		],
		...placeData(request, location, areas, { location: location.id }),
		areas: areas.map((area) => areaCard(request, area)),
	};
}

export function areaData(request: PageRequest, area: Area) {
	const { locale, t } = request;
	const parent = recordLink(request, 'location', area.location);
	return {
		crumbs: [
			{ to: localePath('/locations', locale), text: t('pages.locations') },
			...(parent ? [parent] : []),
			{ to: null, text: area.translations[locale].name },
		],
		...placeData(request, area, [area], { area: area.id }),
		areas: [],
	};
}

function placeData(request: PageRequest, record: Location, areas: Area[], place: Place) {
	const { read, locale, t } = request;
	const { number } = formatsOf(request);
	const { name, summary, description } = record.translations[locale];
	const homes = countIn(request, place);
	const compounds = areas.reduce((sum, { id }) => sum + read.count('project', { field: 'area', id }), 0);
	const prices = metrePricesIn(request, place);
	const [filter, id] = Object.entries(place)[0] as [string, number];
	const search = `${localePath('/search', locale)}?${filter}=${id}`;
	return {
		name,
		summary,
		description,
		photo: read.photo(record.image, locale),
		facts: [
			{ label: t('places.homes'), value: number(homes) },
			{ label: t('places.compounds'), value: number(compounds) },
			...('location' in place ? [{ label: t('places.areas'), value: number(areas.length) }] : []),
			...(prices[0] ? [{ label: t('places.typical'), value: typicalPrice(request, place) ?? '' }] : []),
		],
		prices: metrePriceLines(request, place),
		types: prices.map(({ type }) => ({ text: t(`typePlural.${type as 'apartment'}`), to: `${search}&type=${type}` })),
		titles: {
			newest: t('places.newest', { place: name }),
			compounds: t('places.compoundsIn', { place: name }),
			areas: t('places.areasIn', { place: name }),
		},
		search,
		hasHomes: homes > 0,
		compounds: compoundCards(request, newestCompounds(read, areas, COMPOUNDS)),
		properties: propertyCards(request, newestProperties(read, areas, PROPERTIES)),
	};
}

/** The median of the type most listed, to the hundred. */
export function typicalPrice(request: PageRequest, place: Place): string | null {
	const [most] = metrePricesIn(request, place);
	if (!most) return null;
	return request.t('places.perMetre', { price: formatsOf(request).number(Math.round(most.median / 100) * 100) });
}

function areaCard(request: PageRequest, area: Area) {
	const { read, locale, t } = request;
	const place = { area: area.id };
	const { name, summary } = area.translations[locale];
	return {
		id: area.id,
		to: addressOf('area', area, locale),
		photo: read.photo(area.image, locale),
		title: name,
		meta: [t('count.properties', { count: countIn(request, place) }), typicalPrice(request, place)].filter(Boolean).join(' · '),
		text: summary,
	};
}
