import { useEffect } from 'react';
import { useLocation } from 'react-router';

const touches = ['focusin', 'pointerdown', 'dragenter'];

/** Forms work by themselves; the first touch of one brings what makes it nicer. */
export function useFormHelp(): void {
	const { key } = useLocation();
	useEffect(() => {
		const stop = new AbortController();
		for (const type of touches) window.addEventListener(type, ({ target }) => wakeFormAround(target as Element), stop);
		wakeFormAround(document.activeElement);
		return () => stop.abort();
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever a page was left
	useEffect(() => {
		if (isAnyAwake) void load().then(({ forgetIslands }) => forgetIslands());
	}, [key]);
}

let isAnyAwake = false;

const load = () => import('./wake-island.ts');

export function wakeFormAround(target: Element | null): void {
	const island = target?.closest?.<HTMLElement>('[data-form-data]');
	if (!island) return;
	isAnyAwake = true;
	load().then(
		({ wakeIsland }) => wakeIsland(island),
		() => {},
	);
}
