import type { PageRequest } from '#app/page-loader.ts';
import { findRegions, regionById } from '#catalogue/geography/regions.ts';
import type { Launch, Project, Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';
import { OWNERSHIP_READ_ON, type OwnershipSubject, readOwnership } from '#domain/ownership.ts';
import { createFormats } from '../listings/formats.ts';
import { unitsFor } from '../listings/units.ts';

export type OwnershipData = { title: string; answer: string; conditions: string[]; source: string; note: string };

/** Whether a foreigner can own it; null for rentals and when the governorate is unknown. */
export function buildOwnership(request: PageRequest, property: Property): OwnershipData | null {
	if (property.purpose !== 'sale') return null;
	const { area, type, category, built_up_area, land_area } = property;
	const sizes = [built_up_area, land_area].filter((size) => size !== null);
	return sayOwnership(request, area, { type, category, squareMetres: sizes.length ? Math.max(...sizes) : null }, 'title');
}

/** The same for a compound or launch: the rule for homes, unless it only has shops and offices. */
export function ownershipIn(
	request: PageRequest,
	{ area, project }: Pick<Launch, 'area'> & { project: Project | null },
): OwnershipData | null {
	const units = project ? unitsFor(request, project) : [];
	const isForWork = units.length > 0 && units.every(({ category }) => category === 'commercial');
	const what: What = { type: isForWork ? 'office' : 'apartment', category: isForWork ? 'commercial' : 'residential', squareMetres: null };
	return sayOwnership(request, area, what, 'titleHere');
}

type What = Omit<OwnershipSubject, 'governorate'>;

function sayOwnership(request: PageRequest, area: number, what: What, title: 'title' | 'titleHere'): OwnershipData | null {
	const { t, locale } = request;
	const found = readOwnership({ ...what, governorate: findGovernorate(request, area) });
	if (!found) return null;
	const sources = found.sources.map((source) => t(`ownership.source.${source}`));
	return {
		title: t(`ownership.${title}`),
		answer: t(`ownership.answer.${found.rule}`),
		conditions: found.conditions.map((condition) => t(`ownership.condition.${condition}`)),
		source: t('ownership.sources', { sources: sources.join(locales[locale].semicolon) }),
		note: t('ownership.note', { date: createFormats(request).date(OWNERSHIP_READ_ON, 'long') }),
	};
}

/** By the names of its places, else by its area's location, since the home's own may be approximate. */
function findGovernorate({ read }: PageRequest, id: number): string | null {
	const area = read.get('area', id);
	const location = area && read.get('location', area.location);
	const at = area?.coordinates ?? location?.coordinates ?? null;
	const names = [
		...(area ? [read.textsIn('area', area, 'en').name] : []),
		...(location ? [read.textsIn('location', location, 'en').name] : []),
	];
	const [first = 0] = findRegions(names, at && { lng: at.longitude, lat: at.latitude });
	const region = regionById.get(first);
	return region && !region.parts ? region.key : null;
}
