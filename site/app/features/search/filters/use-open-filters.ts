import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';
import { readableQuery } from '#app/readable-query.ts';
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
export function useOpenFilters({ action, asked, allFilters }: BarData): OpenFilters {
	const [panel, setPanel] = useState<OpenFilters['panel']>(null);
	const { pathname, state } = useLocation();
	const navigate = useNavigate();
	const { isOpen, loaded, open, close } = useSheetEntry(action, readQuery, load);

	async function load(): Promise<Loaded> {
		const parts = await import('./opened-filters.ts');
		return { parts, first: await parts.loadFilters(action, readQuery()) };
	}
	/** The address of a landing page does not say it. */
	function readQuery(): string {
		if (location.pathname === action) return location.search;
		return `?${readableQuery(new URLSearchParams(asked.map(({ name, value }) => [name, value])))}`;
	}
	const leave = () => location.assign(allFilters);
	const openPanel = (name: string) => load().then((found) => setPanel({ name, ...found }), leave);

	// Once: whoever comes back to this entry later finds the results.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the page comes
	useEffect(() => {
		if (!state?.panelOpened) return;
		history.replaceState({ ...history.state, usr: keepingScroll.state }, '');
		void openPanel(state.panelOpened);
	}, []);

	return {
		panel,
		sheet: isOpen ? loaded : null,
		ready: () => void load().catch(() => {}),
		togglePanel(name) {
			if (panel?.name === name) setPanel(null);
			else if (pathname === action) void openPanel(name);
			// From a landing page it opens on its search: the first choice would lead there, and close it.
			else void navigate(action + readQuery(), { state: { ...keepingScroll.state, panelOpened: name } });
		},
		closePanel: () => setPanel(null),
		openSheet: () => void open().catch(leave),
		closeSheet: close,
	};
}

/**
 * The sheet of all filters is one step in the history, whatever is chosen in it: Back closes it and undoes that. Its entry says which search it
 * was opened on, so that Forward leads to it again; a sheet that changed nothing leaves no step behind. From a landing page it opens on its search.
 */
function useSheetEntry(action: string, readQuery: () => string, load: () => Promise<Loaded>) {
	const { key, pathname, search, state } = useLocation();
	const isStep = useNavigationType() === 'POP';
	const navigate = useNavigate();
	const [openedOn, setOpenedOn] = useState<string | null>(null);
	const [loaded, setLoaded] = useState<Loaded | null>(null);

	// A search that the server writes otherwise is sent on, and its entry says nothing any more: only a step back or forth opens or closes.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
	useEffect(() => {
		const on: string | null = state?.filtersOpenedOn ?? null;
		if (!isStep && (on === null || openedOn !== null)) {
			const isHere = history.state?.key === key;
			if (openedOn !== null && on === null && isHere) history.replaceState({ ...history.state, usr: buildState(openedOn) }, '');
			return;
		}
		setLoaded(null);
		setOpenedOn(on);
		if (on !== null) load().then(setLoaded, () => {});
	}, [key]);

	return {
		isOpen: openedOn !== null,
		loaded,
		async open(): Promise<void> {
			const first = await load();
			const query = readQuery();
			if (pathname === action) {
				setLoaded(first);
				setOpenedOn(query);
			}
			await navigate(action + query, { state: buildState(query) });
		},
		close(): void {
			if (openedOn === null) return;
			setOpenedOn(null);
			if (openedOn === search) void navigate(-1);
			else void navigate(pathname + search, { ...keepingScroll, replace: true });
		},
	};
}

const buildState = (search: string) => ({ ...keepingScroll.state, filtersOpenedOn: search });
