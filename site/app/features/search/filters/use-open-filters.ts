import { useState } from 'react';
import type { BarData } from './filter-bar.tsx';
import type { FiltersData } from './filters-data.ts';

type Opened = { name: string; parts: typeof import('./opened-filters.ts'); first: FiltersData };

export type OpenFilters = {
	opened: Opened | null;
	/** Somebody comes near. */
	ready: () => void;
	/** One filter of the bar by its name, or all of them. A second time closes it. */
	toggle: (name: string) => void;
	close: () => void;
};

export const ALL_FILTERS = 'all';

/** Filters are loaded when they are asked for: what draws them, and what is to be chosen. Where that fails they have a page of their own. */
export function useOpenFilters({ action, allFilters }: BarData): OpenFilters {
	const [opened, setOpened] = useState<Opened | null>(null);
	const load = async () => {
		const parts = await import('./opened-filters.ts');
		return { parts, first: await parts.loadFilters(action, location.search) };
	};
	return {
		opened,
		ready: () => void load().catch(() => {}),
		toggle(name) {
			if (opened?.name === name) setOpened(null);
			else
				load().then(
					(loaded) => setOpened({ name, ...loaded }),
					() => location.assign(allFilters),
				);
		},
		close: () => setOpened(null),
	};
}
