import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';
import type { BarData } from './filter-bar.tsx';
import type { FiltersData } from './filters-data.ts';

type Loaded = { parts: typeof import('./opened-filters.ts'); first: FiltersData };

export type OpenFilters = {
	/** Of the bar, by its name. */
	panel: (Loaded & { name: string }) | null;
	sheet: Loaded | null;
	/** Somebody comes near. */
	ready: () => void;
	/** A second time closes it. */
	togglePanel: (name: string) => void;
	closePanel: () => void;
	openSheet: () => void;
	closeSheet: () => void;
};

/** Filters are loaded when they are asked for: what draws them, and what is to be chosen. Where that fails they have a page of their own. */
export function useOpenFilters({ action, allFilters }: BarData): OpenFilters {
	const [panel, setPanel] = useState<OpenFilters['panel']>(null);
	const { isOpen, loaded, open, close } = useSheetEntry(load);

	async function load(): Promise<Loaded> {
		const parts = await import('./opened-filters.ts');
		return { parts, first: await parts.loadFilters(action, location.search) };
	}
	const leave = () => location.assign(allFilters);
	return {
		panel,
		sheet: isOpen ? loaded : null,
		ready: () => void load().catch(() => {}),
		togglePanel(name) {
			if (panel?.name === name) setPanel(null);
			else load().then((found) => setPanel({ name, ...found }), leave);
		},
		closePanel: () => setPanel(null),
		openSheet: () => void open().catch(leave),
		closeSheet: close,
	};
}

/**
 * The sheet of all filters is one step in the history, whatever is chosen in it: Back closes it and undoes that. Its entry says which search it
 * was opened on; a sheet that changed nothing leaves no step behind.
 */
function useSheetEntry(load: () => Promise<Loaded>) {
	const { pathname, search, state } = useLocation();
	const navigate = useNavigate();
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	const openedOn: string | undefined = state?.filtersOpenedOn;
	const isOpen = openedOn !== undefined;

	// Forward, or a reload, leads to an open sheet that nothing was loaded for.
	// biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when it opens
	useEffect(() => {
		if (isOpen && !loaded) load().then(setLoaded, () => {});
	}, [isOpen, loaded]);

	return {
		isOpen,
		loaded,
		async open(): Promise<void> {
			setLoaded(await load());
			await navigate(pathname + search, { state: { ...keepingScroll.state, filtersOpenedOn: search } });
		},
		close(): void {
			if (!isOpen) return;
			if (openedOn === search) void navigate(-1);
			else void navigate(pathname + search, { ...keepingScroll, replace: true });
		},
	};
}
