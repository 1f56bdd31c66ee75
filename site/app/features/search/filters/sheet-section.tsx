import down from 'icon:pn/down';
import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';
import type { FilterSection } from './filter-sections.ts';
import type { FiltersData } from './filters-data.ts';
import { PlacesInSheet } from './places/places-in-sheet.tsx';

type Props = { section: FilterSection; groups: readonly FilterGroup[]; labels: FiltersData['labels']; show: string };

/** A collapsed section opens at first when something is chosen in it; after that only the visitor opens or closes it. */
export function SheetSection({ section: { name, label, said, names, isFolded }, groups, labels, show }: Props) {
	const [isOpenAtFirst] = useState(said !== null);
	const held = names.flatMap((one) => groups.find((group) => group.name === one) ?? []);
	const fields = held.map((group) => (
		<fieldset key={group.name} className="min-w-0">
			<legend className={held.length === 1 ? 'sr-only' : 'mb-2 font-med text-sm'}>{group.label}</legend>
			{group.kind === 'places' ? (
				<PlacesInSheet group={group} id={`sheet-${group.name}`} show={show} />
			) : (
				<FilterFields group={group} labels={labels} id={`sheet-${group.name}`} />
			)}
		</fieldset>
	));
	const value = <span data-set={said === null ? undefined : ''}>{said ?? labels.any}</span>;
	if (!isFolded)
		return (
			<section className="sheet-section" data-section={name}>
				<div className="sheet-head">
					<h3>{label}</h3>
					{value}
				</div>
				<div className="grid gap-4">{fields}</div>
			</section>
		);
	return (
		<details className="sheet-fold" open={isOpenAtFirst} data-section={name}>
			<summary>
				<h3>{label}</h3>
				{value}
				<Icon icon={down} />
			</summary>
			<div className="grid gap-5">{fields}</div>
		</details>
	);
}
