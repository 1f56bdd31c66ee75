import { listFormat } from '#app/i18n/intl-formats.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { Crumb } from '#app/ui/crumbs.tsx';
import { landmarkAt } from '#catalogue/geography/landmarks.ts';
import type { Filters } from '#catalogue/query.ts';
import { writeSearch } from './address.ts';
import { withoutWiderPlaces } from './narrowest-places.ts';
import { findMode, onlyMode } from './search-mode.ts';
import { type PlaceFilter, placedIn, placeName, type TextContext } from './value-names.ts';

const placeKeys = ['regions', 'locations', 'areas', 'compounds', 'developers'] as const satisfies PlaceFilter[];
const plainKeys = new Set<string>(['purpose', 'category', 'types', ...placeKeys]);

const MOST_NAMED = 3;

export type Landing = { title: string; where: string | null; crumbs: Crumb[]; isIndexed: boolean };

/** The title of a search, and whether it is indexable: purpose, one type, one place, nothing else. */
export function buildLanding(request: TextContext, filters: Filters): Landing {
	const { t } = request;
	const keys = Object.keys(filters) as (keyof Filters)[];
	const narrow = withoutWiderPlaces(request, filters);
	const places = placeKeys.flatMap((key) => (narrow[key] ?? []).flatMap((id) => placeName(request, key, id) ?? []));
	const where = places.length ? listFormat(request.locale, { type: 'disjunction' }).format(places.slice(0, 3)) : null;
	const [type] = filters.types ?? [];
	const types = filters.types ?? [];
	const what =
		type && types.length <= MOST_NAMED
			? listFormat(request.locale, { type: 'conjunction' }).format(types.map((one, index) => withinSentence(t(`typePlural.${one}`), index)))
			: t(`find.homes.${filters.category ?? 'any'}`);
	const title = t(`find.title.${filters.purpose ?? 'any'}`, { what, placed: describePlace(request, narrow) });
	return {
		title,
		where,
		crumbs: [...buildCrumbs(request, filters), { to: null, text: title }],
		isIndexed: keys.every((key) => plainKeys.has(key)) && places.length < 2 && (filters.types?.length ?? 0) < 2,
	};
}

/** "Villas and twin houses": only the first word is capitalised. */
const withinSentence = (text: string, index: number) =>
	index > 0 ? text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) : text;

/** One place, developer or landmark, or several of them. */
function describePlace(request: TextContext, filters: Filters): string {
	const { t, locale } = request;
	const named = placeKeys.flatMap((key) => (filters[key] ?? []).map((id) => ({ key, id })));
	const [first, ...others] = named;
	const only = first && others.length === 0 ? placedIn(request, first.key, first.id) : null;
	const places = named.flatMap(({ key, id }) => placeName(request, key, id) ?? []).slice(0, 3);
	const landmark = filters.within && landmarkAt(filters.within.point)?.name[locale];
	if (only) return only;
	if (places.length === 0 && landmark) return t('find.nearPlace', { landmark });
	return t('find.inPlace', { where: places.length ? listFormat(locale, { type: 'disjunction' }).format(places) : t('common.egypt') });
}

/** Mode, then place. */
function buildCrumbs(request: TextContext, filters: Filters): Crumb[] {
	const { t, locale, read } = request;
	const { locations, areas } = filters;
	const mode = onlyMode(filters);
	const search = (filters: Filters) => localePath('/search', locale) + writeSearch({ filters });
	const location = locations?.[0] ?? (areas?.[0] ? read.get('area', areas[0])?.location : undefined);
	const name = location === undefined ? null : placeName(request, 'locations', location);
	return [
		{ to: search(mode), text: t(`find.mode.${findMode(mode)}`) },
		...(name && location !== undefined ? [{ to: search({ ...mode, locations: [location] }), text: name }] : []),
	];
}
