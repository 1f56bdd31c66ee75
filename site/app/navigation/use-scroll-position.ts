import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { findTarget, wantsLessMotion } from './page-address.ts';
import { chooseScrollPosition, type Entry } from './scroll-position.ts';

const STORAGE_KEY = 'pn-scroll';
const HASH_DELAY_MS = 500;

export const keepingScroll = { state: { keepsScroll: true } };

/** By the key of the history entry. */
let positions: Record<string, number> = {};

if (!import.meta.env.SSR) {
	if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
	try {
		positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
	} catch {}
}

/**
 * New pages start at the top; Back restores the position, with or without a hash. A hash target is scrolled to smoothly after the page has
 * settled; its scroll margin is in the style sheet.
 */
export function useScrollPosition(): void {
	const { key, pathname, hash, state } = useLocation();
	const isReturning = useNavigationType() === 'POP';
	const shown = useRef<Entry>(null);

	useLayoutEffect(() => {
		const entry = { key, pathname, hash, isReturning, keepsScroll: state?.keepsScroll };
		const position = chooseScrollPosition(entry, shown.current, { saved: positions[key], now: scrollY });
		shown.current = entry;
		if (position !== null) scrollTo(0, position);
		const remember = () => {
			positions[key] = scrollY;
		};
		remember();
		addEventListener('scroll', remember, { passive: true });
		return () => removeEventListener('scroll', remember);
	}, [key, pathname, hash, state, isReturning]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the same hash clicked again scrolls again
	useEffect(() => {
		const target = isReturning ? null : findTarget(hash);
		if (!target) return;
		const timer = setTimeout(() => target.scrollIntoView({ behavior: wantsLessMotion() ? 'instant' : 'smooth' }), HASH_DELAY_MS);
		return () => clearTimeout(timer);
	}, [key, hash, isReturning]);

	useEffect(() => {
		const stop = new AbortController();
		takeOver();
		addEventListener('pageshow', takeOver, stop);
		addEventListener('pagehide', handBack, stop);
		return () => stop.abort();
	}, []);
}

const takeOver = () => {
	history.scrollRestoration = 'manual';
};

/** When the document is left, the browser restores its position again. */
function handBack(): void {
	history.scrollRestoration = 'auto';
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
	} catch {}
}
