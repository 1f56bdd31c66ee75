import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { TAB_DRAFTS } from '#app/parts/forms/draft-key.ts';

const touches = ['focusin', 'pointerdown', 'dragenter'];

/** Loads form enhancements with the first interaction. */
export function useFormHelp(): void {
	const { key } = useLocation();
	useEffect(() => {
		const stop = new AbortController();
		for (const type of touches) window.addEventListener(type, ({ target }) => hydrateFormAround(target as Element), stop);
		hydrateFormAround(document.activeElement);
		return () => stop.abort();
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is there
	useEffect(() => {
		if (isAnyAwake || hasDrafts()) void load().then(({ enterPage }) => enterPage());
	}, [key]);
}

let isAnyAwake = false;

function hasDrafts(): boolean {
	try {
		return Object.keys(sessionStorage).some((key) => key.startsWith(TAB_DRAFTS));
	} catch {
		return false;
	}
}

const load = () => import('./hydrate-island.ts');

export function hydrateFormAround(target: Element | null): void {
	const island = target?.closest?.<HTMLElement>('[data-form-data]');
	if (!island) return;
	isAnyAwake = true;
	load().then(
		({ hydrateIsland }) => hydrateIsland(island),
		() => {},
	);
}
