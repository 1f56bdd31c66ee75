import type { Filters } from '#catalogue/query.ts';
import { buildChips } from './chips.ts';
import { buildLanding } from './landing.ts';
import type { Speaker } from './value-names.ts';

/** A search in one line: its title, and whatever else it asks for. */
export function searchName(request: Speaker, filters: Filters): string {
	const { regions: _r, locations: _l, areas: _a, compounds: _k, developers: _d, types, ...others } = filters;
	const rest = types && types.length > 3 ? { ...others, types } : others;
	return [buildLanding(request, filters).title, ...buildChips(request, rest).map(({ text }) => text)].join(' · ');
}
