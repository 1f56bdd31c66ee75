import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { HEARTS } from '#app/parts/favorites/hearts-form.tsx';
import { onSaved, savedText } from '#app/parts/favorites/saved.ts';

/** Reloads the list when something is saved or removed, also in another tab. */
export function useFreshFavorites(): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		let shown = savedText();
		return onSaved(() => {
			const now = savedText();
			if (now === shown) return;
			shown = now;
			stayInList();
			void revalidate();
		});
	}, [revalidate]);
}

const LONGEST_FRAMES = 300;

/** After a removal, focus moves to the home that took its place, once the list is redrawn. */
function stayInList(): void {
	const hearts = () => [...document.querySelectorAll<HTMLElement>(`main [form=${HEARTS}][name=remove]`)];
	const pressed = document.activeElement as HTMLElement;
	const place = hearts().indexOf(pressed);
	const look = (frames: number) => {
		if (pressed.isConnected && frames > 0) requestAnimationFrame(() => look(frames - 1));
		else if (document.activeElement === document.body) (hearts()[place] ?? hearts().at(-1))?.focus({ preventScroll: true });
	};
	if (place >= 0) look(LONGEST_FRAMES);
}
