import type { FilterGroup } from './filter-groups.ts';

/** One thing an address asks for, as it is written there. */
export type Parameter = { name: string; value: string };

/** Hidden fields of a form: every parameter of the address that none of its controls stands for. */
export function hiddenParameters(asked: readonly Parameter[], groups: readonly FilterGroup[]): Parameter[] {
	const shown = new Set(
		groups.flatMap((group) =>
			'names' in group ? group.names : group.kind === 'amounts' ? [group.flag, ...group.fields].map(({ name }) => name) : group.name,
		),
	);
	return asked.filter(({ name }) => !shown.has(name));
}
