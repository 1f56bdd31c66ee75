import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readPlaces } from '#app/parts/map/place-names.ts';
import { fields, type Search, writeSearch } from '#app/parts/search/address.ts';
import { around } from '#app/parts/search/address-values.ts';
import { landmarkAt } from '#catalogue/geography/landmarks.ts';
import type { Locale } from '#domain/locales.ts';
import { withoutArea } from './search-map-data.ts';

const RADII = [1, 2, 3, 5, 10, 20, 50];
const USUAL = 5;

export type AroundData = ReturnType<typeof buildAround>;

type Located = { coordinates: { longitude: number; latitude: number } | null; translations: Record<Locale, { name: string }> };

/**
 * A place and a distance, as the alternative to drawing an area with a pointer. Both fields have the same name; together they are its
 * value.
 */
export function buildAround({ read, locale, t }: PageRequest, { filters, ...search }: Search) {
	const { locations, areas } = readPlaces(read);
	const [chosenPoint, chosenRadius] = readChosen(filters.within);
	const option = ({ coordinates, translations }: Located) => {
		if (!coordinates) return [];
		const value = pointText({ lng: coordinates.longitude, lat: coordinates.latitude });
		return [{ value, text: translations[locale].name }];
	};
	const places = locations
		.map((location) => ({
			name: location.translations[locale].name,
			options: [...option(location), ...areas.filter((area) => area.location === location.id).flatMap(option)],
		}))
		.filter(({ options }) => options.length > 0);
	const isListed = places.some(({ options }) => options.some(({ value }) => value === chosenPoint));
	const landmark = filters.within && landmarkAt(filters.within.point)?.name[locale];
	return {
		action: localePath('/search', locale),
		order: [...fields.map(({ name }) => name), 'sort', 'view'].join(' '),
		hidden: [...new URLSearchParams(writeSearch({ ...search, page: 1, filters: withoutArea(filters) }))].map(([name, value]) => ({
			name,
			value,
		})),
		point: chosenPoint,
		radius: String(chosenRadius),
		places,
		/** A landmark or point that is not in the list of places. */
		other: filters.within && !isListed ? { value: chosenPoint, text: landmark ?? t('find.map.chosenPoint') } : null,
		radii: [...new Set([...RADII, chosenRadius])]
			.sort((a, b) => a - b)
			.map((count) => ({ value: String(count), text: t('find.map.kilometres', { count }) })),
		words: {
			title: t('find.map.around'),
			choose: t('find.map.choosePlace'),
			radius: t('find.map.radius'),
			search: t('find.map.search'),
		},
	};
}

type Within = NonNullable<Search['filters']['within']>;

const pointText = (point: Within['point']) => around.write({ point, kilometres: 1 }).split(',').slice(0, 2).join();

const readChosen = (within: Within | undefined): [string, number] => (within ? [pointText(within.point), within.kilometres] : ['', USUAL]);
