import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { regionById, regionsOf } from '#catalogue/geography/regions.ts';
import type { Property } from '#content/entities/listings.ts';
import { OWNERSHIP_READ_ON, readOwnership } from '#domain/ownership.ts';

export type OwnershipData = { title: string; answer: string; conditions: string[]; source: string; note: string };

/** Whether somebody who is not Egyptian can own it; null for what is to rent, and where its governorate is not known. */
export function buildOwnership(request: PageRequest, property: Property): OwnershipData | null {
	const { t, locale } = request;
	if (property.purpose !== 'sale') return null;
	const { type, category, built_up_area, land_area } = property;
	const sizes = [built_up_area, land_area].filter((size) => size !== null);
	const found = readOwnership({
		governorate: findGovernorate(request, property),
		type,
		category,
		squareMetres: sizes.length ? Math.max(...sizes) : null,
	});
	if (!found) return null;
	const sources = found.sources.map((source) => t(`ownership.source.${source}`));
	return {
		title: t('ownership.title'),
		answer: t(`ownership.answer.${found.rule}`),
		conditions: found.conditions.map((condition) => t(`ownership.condition.${condition}`)),
		source: t('ownership.sources', { sources: sources.join(locale === 'ar' ? '؛ ' : '; ') }),
		note: t('ownership.note', { date: createFormats(request).date(OWNERSHIP_READ_ON, 'long') }),
	};
}

/** By the names of its places, or else by where its area is: the home itself may be shown only roughly. */
function findGovernorate({ read }: PageRequest, { area: id }: Property): string | null {
	const area = read.get('area', id);
	const location = area && read.get('location', area.location);
	const at = area?.coordinates ?? location?.coordinates ?? null;
	const names = [area, location].flatMap((place) => (place ? [place.translations.en.name] : []));
	const [first = 0] = regionsOf(names, at && { lng: at.longitude, lat: at.latitude });
	const region = regionById.get(first);
	return region && !region.parts ? region.key : null;
}
