import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { optional, optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { convertedPhrase } from '#app/parts/exchange/exchange-data.ts';
import { compoundCards, propertyCards } from '#app/parts/listings/card-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { countIn, nameUsual, type Place, usualMetrePrice } from '#app/parts/listings/market.ts';
import { newestCompounds, newestProperties } from '#app/parts/listings/place-listings.ts';
import { recordPhotos } from '#app/parts/listings/shown-photos.ts';
import { mapOfArea, mapOfLocation, type PlaceMap } from '#app/parts/map/map-data.ts';
import { buildWhere } from '#app/parts/map/where-data.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { homesAddress, offersAddress } from '#app/parts/search/search-address.ts';
import { placedIn } from '#app/parts/search/value-names.ts';
import { recordLink } from '#app/record-link.ts';
import type { Crumb } from '#app/ui/crumbs.tsx';
import type { Filters } from '#catalogue/query.ts';
import type { Area, Location } from '#content/entities/places.ts';
import { purposes } from '#domain/vocabulary.ts';
import { marketTable } from './market-table-data.ts';
import { buildPriceTrend } from './price-trend-data.ts';

const COMPOUNDS = 8;
const PROPERTIES = 8;

export type PlaceData = ReturnType<typeof placeData>;

export function locationData(request: PageRequest, location: Location): PlaceData {
	const { read, locale, t } = request;
	const areas = read.list('area', { under: { field: 'location', id: location.id } });
	const trail = [{ to: localePath('/locations', locale), text: t('pages.locations') }];
	return placeData(request, {
		record: location,
		trail,
		areas,
		place: { location: location.id },
		map: () => mapOfLocation(request, location),
	});
}

export function areaData(request: PageRequest, area: Area): PlaceData {
	const { locale, t } = request;
	const parent = recordLink(request, 'location', area.location);
	const trail = [{ to: localePath('/locations', locale), text: t('pages.locations') }, ...(parent ? [parent] : [])];
	return placeData(request, { record: area, trail, areas: [area], place: { area: area.id }, map: () => mapOfArea(request, area) });
}

type Known = { record: Location; trail: Crumb[]; areas: Area[]; place: Place; map: () => PlaceMap | null };

function placeData(request: PageRequest, { record, trail, areas, place, map }: Known) {
	const { read, locale, t } = request;
	const { name, summary, description } = record.translations[locale];
	const isLocation = 'location' in place;
	const placed = placedIn(request, isLocation ? 'locations' : 'areas', record.id) ?? '';
	const here: Filters = isLocation ? { locations: [place.location] } : { areas: [place.area] };
	const search = offersAddress(request, here);
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	recordPhotos(request, 'place', [record.image]);
	return {
		name,
		summary,
		photo: read.photo(record.image, locale),
		story: {
			crumbs: [...trail, { to: null, text: name }],
			name,
			summary,
			description: showPictures(request, description),
			photo: read.photo(record.image, locale),
			facts: section('facts', () => buildFacts(request, { areas, place })) ?? [],
			prices: section('prices', () => marketTable(request, place)),
			trend: section('price trend', () => buildPriceTrend(request, place)),
			types: section('types', () => linkTypes(request, here)) ?? [],
		},
		where: section('where', () => buildWhere(request, map())),
		listings: {
			titles: {
				newest: t('places.newest', { placed }),
				compounds: t('places.compoundsIn', { placed }),
				areas: t('places.areasIn', { placed }),
			},
			search,
			empty: section('empty', () => (countIn(request, place) > 0 ? null : emptyData(request, 'place', here))),
			areas: isLocation ? optionalEach(request, 'area', areas, (area) => areaCard(request, area)) : [],
			compounds: section('compounds', () => compoundCards(request, newestCompounds(read, areas, COMPOUNDS))) ?? [],
			properties: section('properties', () => propertyCards(request, newestProperties(read, areas, PROPERTIES))) ?? [],
		},
	};
}

/** For sale and for rent, the most listed type first. */
const linkTypes = (request: PageRequest, here: Filters) =>
	purposes.flatMap((purpose) =>
		[...request.site.search.catalogue.briefFacets({ ...here, purpose }).types]
			.sort(([, a], [, b]) => b - a)
			.map(([type]) => ({
				text: request.t(`landing.${purpose}.short`, { Types: request.t(`typePlural.${type}`) }),
				to: homesAddress(request, { ...here, purpose, types: [type] }),
			})),
	);

function buildFacts(request: PageRequest, { areas, place }: { areas: Area[]; place: Place }) {
	const { read, t } = request;
	const homes = countIn(request, place);
	const { number } = createFormats(request);
	const countFact = (label: string, count: number) => ({ label, value: number(count), converted: null });
	const compounds = areas.reduce((sum, { id }) => sum + read.count('project', { field: 'area', id }), 0);
	const typical = formatTypicalPrice(request, place);
	return [
		...(homes ? [countFact(t('places.homesListed'), homes)] : []),
		...(compounds ? [countFact(t('places.compounds'), compounds)] : []),
		...('location' in place ? [countFact(t('places.areas'), areas.length)] : []),
		...(typical ? [{ label: typical.whose, value: typical.price, converted: typical.converted }] : []),
	];
}

/** Null where none are listed. */
export function formatHomeCount(request: PageRequest, place: Place): string | null {
	const count = countIn(request, place);
	return count ? request.t('places.listed', { count }) : null;
}

/** The median of the most listed type, to the hundred, with its market. */
export function formatTypicalPrice(
	request: PageRequest,
	place: Place,
): { whose: string; price: string; converted: string | null; text: string } | null {
	const most = usualMetrePrice(request, place);
	if (!most) return null;
	const { t } = request;
	const pounds = Math.round(most.median / 100) * 100;
	const price = t('places.perMetre', { price: createFormats(request).number(pounds) });
	const converted = convertedPhrase(request, 'perMetre', pounds, 'EGP');
	return { whose: nameUsual(request, most), price, converted, text: nameUsual(request, most, price) };
}

function areaCard(request: PageRequest, area: Area) {
	const { read, locale } = request;
	const place = { area: area.id };
	const { name, summary } = area.translations[locale];
	return {
		id: area.id,
		to: recordAddress('area', area, locale),
		photo: read.photo(area.image, locale),
		title: name,
		meta: [formatHomeCount(request, place), formatTypicalPrice(request, place)?.text].filter(Boolean).join(' · '),
		text: summary,
	};
}
