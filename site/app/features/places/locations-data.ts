import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { pageContent } from '#app/parts/page/page-content.ts';
import { formatHomeCount, formatTypicalPrice } from './place-data.ts';

export type LocationsData = ReturnType<typeof locationsData>;

export function locationsData(request: PageRequest) {
	const { read, locale, t } = request;
	const locations = read.list('location');
	return {
		content: pageContent(request, 'locations', t('pages.locations')),
		count: t('records.locationCount', { count: locations.length }),
		locations: optionalEach(request, 'location', locations, (location) => {
			const place = { location: location.id };
			const { name, summary } = location.translations[locale];
			return {
				id: location.id,
				to: recordAddress('location', location, locale),
				photo: read.photo(location.image, locale),
				name,
				summary,
				facts: [formatHomeCount(request, place), formatTypicalPrice(request, place)?.text ?? null].filter((fact) => fact !== null),
				areas: read
					.list('area', { under: { field: 'location', id: location.id } })
					.map((area) => ({ to: recordAddress('area', area, locale), text: area.translations[locale].name })),
			};
		}),
	};
}
