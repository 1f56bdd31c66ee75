import { type Filters, type Range, type Sort, sorts } from '#catalogue/query.ts';
import type { Note } from '#catalogue/words/notes.ts';
import { typedAmount, typedNumber } from '#domain/money/typed-amount.ts';
import { finishings, orientations, propertyTypes, rentPeriods, views } from '#domain/vocabulary.ts';
import {
	amount,
	around,
	bounds,
	count,
	day,
	defineChoice,
	delivery,
	floor,
	id,
	type Kind,
	note,
	percent,
	range,
	region,
	ring,
	words,
	years,
	yes,
	yesNo,
} from './address-values.ts';
import { withMode, withoutDefaults } from './search-mode.ts';

/**
 * A search as its address expresses it. `q`: typed words not parsed yet; `notes`: what was understood and is no filter; `filters.text`:
 * free text.
 */
export type Search = { filters: Filters; q: string; notes: Note[]; sort: Sort | null; page: number; view: View };
/** `filters`: the page of all filters, for browsers without JavaScript. */
export type View = 'grid' | 'list' | 'map' | 'filters';

/** Every search has a feed at this path, with the same query. */
export const SEARCH_FEED = '/search/feed.xml';

/** Longer than anybody types. */
const LONGEST_QUERY = 500;
const MOST_VALUES = 40;
const LAST_PAGE = 100_000;
const MOST_NOTES = 8;

const resultViews = ['grid', 'list', 'map', 'filters'] as const;

/** A parameter may read and write two filters. */
type Field<Name extends string = string> = { name: Name; key: keyof Filters | (keyof Filters)[]; isList: boolean; kind: Kind<unknown> };

const one = <Name extends string, K extends keyof Filters>(name: Name, key: K, kind: Kind<NonNullable<Filters[K]>>): Field<Name> => ({
	name,
	key,
	isList: false,
	kind: kind as Kind<unknown>,
});
const several = <Name extends string, K extends keyof Filters>(
	name: Name,
	key: K,
	kind: Kind<NonNullable<Filters[K]> extends (infer Item)[] ? Item : never>,
): Field<Name> => ({
	name,
	key,
	isList: true,
	kind: kind as Kind<unknown>,
});

/** In the order of a canonical address. */
export const fields = [
	one('purpose', 'purpose', defineChoice(['sale', 'rent'])),
	one('period', 'rentPeriod', defineChoice(rentPeriods)),
	one('market', 'market', defineChoice(['primary', 'resale'])),
	one('category', 'category', defineChoice(['residential', 'commercial'])),
	several('type', 'types', defineChoice(propertyTypes)),
	several('not-type', 'notTypes', defineChoice(propertyTypes)),
	several('region', 'regions', region),
	several('location', 'locations', id),
	several('area', 'areas', id),
	several('compound', 'compounds', id),
	several('developer', 'developers', id),
	several('not-location', 'notLocations', id),
	several('not-area', 'notAreas', id),
	several('not-compound', 'notCompounds', id),
	several('not-developer', 'notDevelopers', id),
	one('in-compound', 'inCompound', yesNo),
	one('price', 'price', range),
	one('all-in', 'allIn', range),
	one('down', 'downPayment', amount),
	one('monthly', 'monthly', amount),
	one('instalments', 'instalments', yes),
	one('years', 'years', years),
	one('pay-years', 'payYears', years),
	one('down-percent', 'downShare', percent),
	one('over', 'over', range),
	one('remaining', 'remaining', yesNo),
	several('bedrooms', 'bedrooms', count(0, 5)),
	one('bathrooms', 'bathrooms', count(1, 9)),
	one('size', 'builtUp', range),
	one('garden', 'garden', range),
	one('no-garden', 'noGarden', yes),
	one('land', 'land', range),
	several('finishing', 'finishings', defineChoice(finishings)),
	one('furnished', 'furnished', yesNo),
	{ name: 'delivery', key: ['ready', 'deliveredBy', 'deliveredFrom'], isList: false, kind: delivery as Kind<unknown> },
	several('outlook', 'views', defineChoice(views)),
	several('amenity', 'amenities', id),
	several('not-amenity', 'notAmenities', id),
	several('floor', 'floors', floor),
	several('not-floor', 'notFloors', floor),
	several('facing', 'orientations', defineChoice(orientations)),
	one('metro', 'nearMetro', yes),
	one('monorail', 'nearMonorail', yes),
	one('offer', 'withOffer', yesNo),
	one('exclusive', 'exclusive', yesNo),
	one('since', 'newSince', day),
	one('agent', 'agent', id),
	one('near', 'within', around),
	one('bounds', 'bounds', bounds),
	one('shape', 'polygon', ring),
	one('text', 'text', words),
] as const satisfies readonly Field[];

export type AddressName = (typeof fields)[number]['name'] | 'q' | 'note' | 'sort' | 'page' | 'view';

/** Parses an address. Returns invalid parameters by name. A range may also come in two fields, as forms without JavaScript send it. */
export function readSearch(query: URLSearchParams): { search: Search; ignored: AddressName[] } {
	const ignored = new Set<AddressName>();
	const filters: Record<string, unknown> = {};
	for (const field of fields satisfies readonly Field<AddressName>[]) {
		const said = readRawValues(query, field);
		const known = said.map((text) => field.kind.read(text)).filter((value) => value !== null);
		if (known.length < said.length) ignored.add(field.name);
		if (known.length === 0) continue;
		if (Array.isArray(field.key)) Object.assign(filters, known[0]);
		else filters[field.key] = field.isList ? [...new Set(known)].sort(inOrder) : known[0];
	}
	const asked = query.get('q') ?? '';
	const q = asked.length > LONGEST_QUERY ? '' : asked.replace(/\s+/g, ' ').trim();
	if (asked.length > LONGEST_QUERY) ignored.add('q');
	const pick = <Value>(name: AddressName, kind: Kind<Value>): Value | null => {
		const text = query.get(name);
		const value = text ? kind.read(text) : null;
		if (text && value === null) ignored.add(name);
		return value;
	};
	const search: Search = {
		filters: withMode(inFull(filters)),
		q,
		notes: readNotes(),
		sort: pick('sort', defineChoice(sorts)),
		page: pick('page', count(1, LAST_PAGE)) ?? 1,
		view: pick('view', defineChoice(resultViews)) ?? 'grid',
	};
	return { search, ignored: [...ignored] };

	function readNotes(): Note[] {
		const said = query
			.getAll('note')
			.flatMap((text) => text.split(',', MOST_NOTES))
			.filter((text) => text !== '');
		const notes = said
			.slice(0, MOST_NOTES)
			.map(note.read)
			.filter((one) => one !== null);
		if (notes.length < said.length) ignored.add('note');
		return notes;
	}
}

const SMALL_NUMBER = 100;

/** «6» means six million for sale, and six thousand for a monthly rent. */
function inFull(filters: Filters): Filters {
	const { purpose, rentPeriod } = filters;
	if (rentPeriod === 'day' || rentPeriod === 'week') return filters;
	const scale = purpose === 'rent' || (!purpose && rentPeriod) ? 1000 : 1_000_000;
	const whole = (value: number) => (value > 0 && value < SMALL_NUMBER ? value * scale : value);
	const full = ({ from, to }: Range): Range => ({
		...(from !== undefined && { from: whole(from) }),
		...(to !== undefined && { to: whole(to) }),
	});
	return { ...filters, ...(filters.price && { price: full(filters.price) }), ...(filters.allIn && { allIn: full(filters.allIn) }) };
}

function readRawValues(query: URLSearchParams, { name, isList, kind }: Field): string[] {
	if (kind === range) {
		const [from, to] = [query.get(`${name}-from`), query.get(`${name}-to`)].map((text) => typedAmount(text ?? ''));
		if (from || to) return [`${from}-${to}`];
	}
	/** Joins place and distance, which come in two fields. */
	if (kind === around && query.has(name)) return [query.getAll(name).join()].filter((text) => text !== '');
	const said = query.getAll(name).flatMap((text) => (isList ? text.split(',', MOST_VALUES) : text.slice(0, 4000)));
	const found = said.filter((text) => text !== '').slice(0, isList ? MOST_VALUES : 1);
	const typed = typedAs.get(kind);
	return typed ? found.map(typed) : found;
}

/** `4m-٨ مليون`. */
const typedRange = (text: string) => text.split('-').map(typedAmount).join('-');

/** Parsers for typed values, by kind. */
const typedAs = new Map<unknown, (text: string) => string>([
	[amount, typedAmount],
	[range, typedRange],
	[years, typedNumber],
	[percent, typedNumber],
]);

const inOrder = (a: unknown, b: unknown) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));

/** The canonical form: fixed order, without defaults. Empty for all homes to buy. */
export function writeSearch({ filters: asked, q, notes, sort, page, view }: Partial<Search> & { filters: Filters }): string {
	const filters = withoutDefaults(asked);
	const parts = fields.flatMap(({ name, key, isList, kind }) => {
		const value = Array.isArray(key) ? filters : filters[key];
		if (value === undefined) return [];
		const text = isList ? (value as unknown[]).map((item) => kind.write(item)).join(',') : kind.write(value);
		return text ? [`${name}=${text}`] : [];
	});
	if (q) parts.push(`q=${encodeURIComponent(q).replaceAll('%20', '+')}`);
	if (notes?.length) parts.push(`note=${notes.slice(0, MOST_NOTES).map(note.write).join()}`);
	if (sort && sort !== 'best') parts.push(`sort=${sort}`);
	if (view && view !== 'grid') parts.push(`view=${view}`);
	if (page && page > 1) parts.push(`page=${page}`);
	return parts.length ? `?${parts.join('&')}` : '';
}
