import type { PageRequest } from '#app/page-loader.ts';
import { findMode } from '#app/parts/search/search-mode.ts';
import type { Filters } from '#catalogue/query.ts';
import { locales } from '#domain/locales.ts';
import type { FilterGroup } from './filter-groups.ts';
import { describeChosen } from './quick-filters.ts';

/** A section of the filter sheet. `said` is what is chosen in it, null for nothing. */
export type FilterSection = { name: string; label: string; said: string | null; names: string[]; isFolded: boolean };

type Layout = { name: SectionName; names: string[]; isFolded: boolean };
type SectionName =
	| 'place'
	| 'type'
	| 'rooms'
	| 'price'
	| 'pay'
	| 'size'
	| 'delivery'
	| 'furniture'
	| 'finishing'
	| 'space'
	| 'compound'
	| 'outlook'
	| 'extras';

const open = (name: SectionName, ...names: string[]): Layout => ({ name, names, isFolded: false });
const folded = (name: SectionName, ...names: string[]): Layout => ({ name, names, isFolded: true });

const place = open('place', 'where');
const compound = folded('compound', 'developer', 'in-compound');
const layouts = {
	buy: [
		...[place, open('type', 'type'), open('rooms', 'bedrooms'), open('price', 'price'), open('pay', 'pay'), open('delivery', 'delivery')],
		...[open('finishing', 'finishing'), folded('space', 'size', 'land', 'bathrooms', 'floor', 'facing'), compound],
		...[folded('outlook', 'outlook', 'garden', 'amenity')],
		...[folded('extras', 'market', 'plan', 'remaining', 'over', 'all-in', 'furnished', 'offer', 'exclusive')],
	],
	rent: [
		...[place, open('price', 'period', 'price'), open('furniture', 'furnished'), open('rooms', 'bedrooms'), open('type', 'type')],
		...[folded('space', 'size', 'land', 'bathrooms', 'floor', 'facing', 'finishing'), compound],
		...[folded('outlook', 'outlook', 'garden', 'amenity'), folded('extras', 'offer', 'exclusive')],
	],
	commercial: [
		...[
			place,
			open('type', 'type'),
			open('price', 'period', 'price'),
			open('size', 'size'),
			open('pay', 'pay'),
			open('delivery', 'delivery'),
		],
		...[open('finishing', 'finishing'), folded('space', 'land', 'bathrooms', 'floor', 'facing'), compound],
		...[folded('outlook', 'outlook', 'garden', 'amenity')],
		...[folded('extras', 'market', 'plan', 'remaining', 'over', 'all-in', 'furnished', 'offer', 'exclusive')],
	],
} satisfies Record<string, Layout[]>;

/** Filters that no section names go to the last one. */
export function buildSections(request: PageRequest, filters: Filters, groups: readonly FilterGroup[]): FilterSection[] {
	const { t } = request;
	const layout = layouts[findMode(filters)];
	const named = new Set(layout.flatMap(({ names }) => names));
	const unnamed = groups.flatMap(({ name }) => (named.has(name) ? [] : name));
	return layout.flatMap(({ name, names, isFolded }, index) => {
		const held = [...names, ...(index === layout.length - 1 ? unnamed : [])].flatMap(
			(one) => groups.find((group) => group.name === one) ?? [],
		);
		const [first] = held;
		if (!first) return [];
		const said = held.flatMap((group) => describeChosen(request, filters, group) ?? []);
		const label =
			held.length === 1 && !isFolded
				? first.label
				: t(name === 'price' && filters.purpose === 'rent' ? 'find.label.rent' : `find.section.${name}`);
		return {
			name,
			label,
			said: said.length ? said.join(locales[request.locale].comma) : null,
			names: held.map((group) => group.name),
			isFolded,
		};
	});
}
