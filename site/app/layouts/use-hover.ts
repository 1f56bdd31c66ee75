import { useEffect } from 'react';

/** Loads tooltips and hover cards with the first mouse movement or Tab, never for touch. */
export function useHover(): void {
	useEffect(() => {
		const stop = new AbortController();
		const load = () => {
			stop.abort();
			let isPressed = false;
			const press = () => {
				isPressed = true;
			};
			document.addEventListener('click', press, { once: true });
			import('../ui/hover/watch-hover.ts').then(
				({ watchHover }) => watchHover(isPressed),
				() => {},
			);
		};
		document.addEventListener('pointerover', ({ pointerType }) => pointerType === 'mouse' && load(), stop);
		document.addEventListener('keydown', ({ key }) => key === 'Tab' && load(), stop);
		return () => stop.abort();
	}, []);
}
