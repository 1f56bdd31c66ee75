import { landmarkAt } from '#catalogue/geography/landmarks.ts';
import { withoutGroup } from '#catalogue/match/groups.ts';
import type { Filters } from '#catalogue/query.ts';
import { buildChips } from './chips.ts';
import { buildLanding } from './landing.ts';
import type { TextContext } from './value-names.ts';

/** A search in one line: its title and the remaining filters. */
export function searchName(request: TextContext, filters: Filters): string {
	const { regions: _r, locations: _l, areas: _a, compounds: _k, developers: _d, types, ...others } = filters;
	const { title } = buildLanding(request, filters);
	const landmark = filters.within && landmarkAt(filters.within.point)?.name[request.locale];
	const unsaid = landmark && title.includes(landmark) ? withoutGroup(others, 'within') : others;
	const rest = types && types.length > 3 ? { ...unsaid, types } : unsaid;
	return [title, ...buildChips(request, rest).map(({ text }) => text)].join(' · ');
}
