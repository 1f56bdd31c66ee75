import type { PageRequest } from '#app/page-loader.ts';
import { regionById } from '#catalogue/geography/regions.ts';
import type { Range } from '#catalogue/query.ts';
import { locales } from '#domain/locales.ts';
import { createFormats } from '../listings/formats.ts';

/** What the functions here need of a request. */
export type TextContext = Pick<PageRequest, 'read' | 'locale' | 't'>;

export type PlaceFilter = 'regions' | 'locations' | 'areas' | 'compounds' | 'developers';

const collections = { locations: 'location', areas: 'area', compounds: 'project', developers: 'developer' } as const;

/** Null when it is not public. */
export const placeName = ({ read, locale }: TextContext, filter: PlaceFilter, id: number): string | null =>
	filter === 'regions'
		? (regionById.get(id)?.name[locale] ?? null)
		: (read.get(collections[filter], id)?.translations[locale].name ?? null);

/** With its preposition: on the North Coast, by a developer. */
export function placedIn(request: TextContext, filter: PlaceFilter, id: number): string | null {
	const { read, locale, t } = request;
	const name = placeName(request, filter, id);
	if (filter === 'regions') return regionById.get(id)?.in[locale] ?? null;
	if (filter === 'developers') return name && t('find.byDeveloper', { developer: name });
	const own = filter === 'compounds' ? null : read.get(collections[filter], id)?.translations[locale].in_form;
	return own || (name && t('find.inPlace', { where: name }));
}

export const bedroomsName = ({ t }: TextContext, count: number): string =>
	count === 0 ? t('find.studio') : count === 5 ? t('find.fiveOrMore') : t('count.bedrooms', { count });

const MOST_BEDROOMS = 5;

/** Three, four, and five or more are "three or more". */
export const isOrMore = (bedrooms: readonly number[]): boolean =>
	bedrooms.length === MOST_BEDROOMS + 1 - Math.min(...bedrooms) && Math.min(...bedrooms) > 0;

/** `3 or more`, `Studio`, `2, 3`. */
export function roomsName(request: TextContext, bedrooms: readonly number[]): string {
	const { t } = request;
	const lowest = Math.min(...bedrooms);
	if (isOrMore(bedrooms)) return t('find.orMore', { count: lowest });
	return bedrooms
		.map((rooms) => (rooms === 0 ? t('find.studio') : rooms === MOST_BEDROOMS ? `${rooms}+` : String(rooms)))
		.join(locales[request.locale].comma);
}

const HIGHEST_FLOOR = 10;

/** `3rd floor`; 10 is ten or higher. */
export function floorName(request: TextContext, level: number): string {
	const floor = createFormats(request).onFloor(level);
	return level === HIGHEST_FLOOR ? request.t('find.floorFrom', { floor }) : floor;
}

/** `4M`, `4 ملايين`, `850,000`: as people say it. */
export function amountName(request: TextContext, amount: number): string {
	const { t } = request;
	const { number } = createFormats(request);
	if (amount >= 1_000_000 && amount % 1000 === 0) return t('count.million', { count: amount / 1_000_000 });
	if (amount >= 10_000 && amount % 1000 === 0) return t('find.thousands', { count: number(amount / 1000) });
	return number(amount);
}

/** `4M – 8M`, `from 4M`, `up to 8M`. */
export function rangeName(request: TextContext, { from, to }: Range, say: (value: number) => string): string {
	const { t } = request;
	if (from !== undefined && to !== undefined) return createFormats(request).range(say(from), say(to));
	return from !== undefined ? t('find.from', { from: say(from) }) : t('find.upTo', { to: say(to ?? 0) });
}

export const metres = (request: TextContext) => (value: number) => createFormats(request).squareMetres(value);
export const pounds = (request: TextContext) => (value: number) => request.t('find.pounds', { amount: amountName(request, value) });
