import { useEffect } from 'react';

/** Tooltips and hover cards are loaded when a mouse first moves, or Tab is first pressed: never for fingers. */
export function useHover(): void {
	useEffect(() => {
		const stop = new AbortController();
		const load = () => {
			stop.abort();
			import('../ui/hover/watch-hover.ts').then(
				({ watchHover }) => watchHover(),
				() => {},
			);
		};
		document.addEventListener('pointerover', ({ pointerType }) => pointerType === 'mouse' && load(), stop);
		document.addEventListener('keydown', ({ key }) => key === 'Tab' && load(), stop);
		return () => stop.abort();
	}, []);
}
