import type { FilterGroup } from './filter-groups.ts';

/** One thing an address asks for, as it is written there. */
export type Asked = { name: string; value: string };

/** What travels hidden in a form, so that it is never forgotten: everything that none of its controls stands for. */
export function besides(asked: readonly Asked[], groups: readonly FilterGroup[]): Asked[] {
	const shown = new Set(
		groups.flatMap((group) =>
			'names' in group ? group.names : group.kind === 'amounts' ? [group.flag, ...group.fields].map(({ name }) => name) : group.name,
		),
	);
	return asked.filter(({ name }) => !shown.has(name));
}
