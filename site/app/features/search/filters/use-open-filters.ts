import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigationType } from 'react-router';
import { sendTyped } from '#app/navigation/send-typed.ts';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';
import { readableQuery } from '#app/readable-query.ts';
import type { BarData } from './filter-bar.tsx';
import type { FiltersData } from './filters-data.ts';

type Loaded = { parts: typeof import('./opened-filters.ts'); first: FiltersData };

export type OpenFilters = {
	/** The open filter of the bar. */
	panel: (Loaded & { name: string }) | null;
	sheet: Loaded | null;
	/** The pointer or focus is near: starts loading. */
	ready: () => void;
	/** Closes it when it is open. */
	togglePanel: (name: string) => void;
	closePanel: () => void;
	openSheet: () => void;
	closeSheet: () => void;
};

/** Loads the filters' code and options on demand. When that fails, goes to the page of all filters. */
export function useOpenFilters({ action, asked, allFilters }: BarData): OpenFilters {
	const [panel, setPanel] = useState<OpenFilters['panel']>(null);
	const { isOpen, loaded, open, close } = useSheetEntry(action, readQuery, load);

	async function load(): Promise<Loaded> {
		const parts = await import('./opened-filters.ts');
		return { parts, first: await parts.loadFilters(action, readQuery()) };
	}
	/** A landing page has its filters in its path. */
	function readQuery(): string {
		if (location.pathname === action) return location.search;
		return `?${readableQuery(new URLSearchParams(asked.map(({ name, value }) => [name, value])))}`;
	}
	function closePanel(): void {
		sendTyped();
		setPanel(null);
	}
	const leave = () => location.assign(allFilters);
	return {
		panel,
		sheet: isOpen ? loaded : null,
		ready: () => void load().catch(() => {}),
		togglePanel(name) {
			if (panel?.name === name) closePanel();
			else load().then((found) => setPanel({ name, ...found }), leave);
		},
		closePanel,
		openSheet: () => void open().catch(leave),
		closeSheet: close,
	};
}

/**
 * The filter sheet is one history entry, however many filters change in it: Back closes it and undoes them. The entry stores the search it
 * was opened on, so that Forward opens it again; closing without a change removes the entry. On a landing page it opens on the equivalent
 * search.
 */
function useSheetEntry(action: string, readQuery: () => string, load: () => Promise<Loaded>) {
	const { key, pathname, state } = useLocation();
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	const isStep = useNavigationType() === 'POP';
	const navigate = useNavigate();
	const [openedOn, setOpenedOn] = useState<string | null>(null);
	const [loaded, setLoaded] = useState<Loaded | null>(null);
	/** An entry that is rendered after its sheet was closed must not open it again. */
	const isClosed = useRef(false);

	// A redirect to the canonical address replaces the entry and loses its state, so only moving through history opens or closes the sheet.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
	useEffect(() => {
		const on: string | null = state?.filtersOpenedOn ?? null;
		if (!isStep && (on === null || openedOn !== null || isClosed.current)) {
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
			isClosed.current = false;
			if (pathname === action) {
				setLoaded(first);
				setOpenedOn(query);
			}
			await navigate(action + query, { state: buildState(query) });
		},
		close(): void {
			if (openedOn === null || !router) return;
			sendTyped();
			isClosed.current = true;
			setOpenedOn(null);
			const { location: here, navigation } = router.state;
			// Goes where a pending navigation goes, because navigating cancels that one.
			const to = navigation.location ?? here;
			if (to.pathname !== here.pathname) return;
			// The visitor can be faster than the entry, and still be on the one before.
			const isStepMade = here.search !== openedOn || history.state?.usr?.filtersOpenedOn !== undefined;
			const isChanged = to.search !== openedOn;
			if (isStepMade && !isChanged) void navigate(-1);
			else void navigate(to.pathname + to.search, { ...keepingScroll, replace: isStepMade || !isChanged });
		},
	};
}

const buildState = (search: string) => ({ ...keepingScroll.state, filtersOpenedOn: search });
