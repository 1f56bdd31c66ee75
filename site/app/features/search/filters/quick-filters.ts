import { payName } from '#app/parts/pay/pay-data.ts';
import { amountName, metres, rangeName, roomsName, type TextContext } from '#app/parts/search/value-names.ts';
import type { Filters, Range } from '#catalogue/query.ts';
import type { FilterGroup } from './filter-groups.ts';

/** A filter in the bar. `value` is what is chosen, null for nothing. */
export type QuickFilter = { name: string; label: string; value: string | null };

const besidePrice = new Set(['period']);
/** There is no room for these beside the choice between buying and renting. */
const forHomes = new Set(['pay', 'furnished']);

export const quickFilters = (request: TextContext, filters: Filters, groups: readonly FilterGroup[]): QuickFilter[] =>
	groups
		.filter(({ name }) => !besidePrice.has(name) && !(filters.category === 'commercial' && forHomes.has(name)))
		.map((group) => ({ name: group.name, label: group.label, value: describeChosen(request, filters, group) }));

/** A short text of what is chosen; null for nothing. */
export function describeChosen(request: TextContext, filters: Filters, group: FilterGroup): string | null {
	switch (group.kind) {
		case 'range':
			return sayRange(request, group.name, readRange(filters, group.name));
		case 'amounts':
			return group.flag.isChosen || group.fields.some(({ value }) => value) ? group.flag.text : null;
		case 'pay':
			return payName(request, filters);
		case 'places':
			return sayFirst(request, group.chosen);
		case 'rooms':
			return filters.bedrooms?.length ? roomsName(request, filters.bedrooms) : null;
		case 'choices':
			return sayFirst(
				request,
				group.options.flatMap(({ isChosen, text }) => (isChosen ? text : [])),
			);
	}
}

function sayFirst({ t }: TextContext, [first, ...others]: string[]): string | null {
	return first && others.length ? t('find.andMore', { first, count: others.length }) : (first ?? null);
}

const keys = { price: 'price', 'all-in': 'allIn', over: 'over', size: 'builtUp', garden: 'garden', land: 'land' } as const;

function readRange(filters: Filters, name: string): Range | undefined {
	const known = Object.entries(keys).find(([one]) => one === name);
	return known && filters[known[1]];
}

function sayRange(request: TextContext, name: string, range: Range | undefined): string | null {
	if (!range) return null;
	const isMoney = name === 'price' || name === 'all-in' || name === 'over';
	return rangeName(request, range, isMoney ? (amount) => amountName(request, amount) : metres(request));
}
