import type { FilterGroup } from './filter-groups.ts';

export type Parameter = { name: string; value: string };

/** Hidden fields for parameters that have no control in the form. */
export function hiddenParameters(asked: readonly Parameter[], groups: readonly FilterGroup[]): Parameter[] {
	const shown = new Set(
		groups.flatMap((group) =>
			'names' in group ? group.names : group.kind === 'amounts' ? [group.flag, ...group.fields].map(({ name }) => name) : group.name,
		),
	);
	return asked.filter(({ name }) => !shown.has(name));
}
