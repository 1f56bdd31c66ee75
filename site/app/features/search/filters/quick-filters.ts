import { amountName, rangeName, type Speaker } from '#app/parts/search/value-names.ts';
import type { Filters } from '#catalogue/query.ts';
import type { FilterGroup } from './filter-groups.ts';

/** A filter in the bar. Closed, it says what is chosen in it; `isNamed` where that does not say of what. */
export type QuickFilter = { name: string; label: string; value: string | null; isNamed: boolean };

export function quickFilters(request: Speaker, filters: Filters, groups: readonly FilterGroup[]): QuickFilter[] {
	return groups.map((group) => {
		const { name, label } = group;
		const value = chosenIn(group);
		return { name, label, value, isNamed: !value || /^\d+$/.test(value) };
	});

	function chosenIn(group: FilterGroup): string | null {
		if (group.kind === 'range') {
			const range = group.name === 'size' ? filters.builtUp : filters.price;
			return range ? rangeName(request, range, (amount) => amountName(request, amount)) : null;
		}
		if (group.kind === 'amounts') return group.flag.isChosen || group.fields.some(({ value }) => value) ? '' : null;
		const chosen = group.options.filter(({ isChosen }) => isChosen);
		return chosen.length > 1 ? String(chosen.length) : (chosen[0]?.text ?? null);
	}
}
