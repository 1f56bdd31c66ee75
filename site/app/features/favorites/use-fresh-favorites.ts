import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { HEARTS } from './hearts-form.tsx';
import { onSaved, savedText } from './saved.ts';

/** The list is drawn anew when something is saved or removed, here or in another tab. */
export function useFreshFavorites(): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		let shown = savedText();
		return onSaved(() => {
			const now = savedText();
			if (now === shown) return;
			shown = now;
			const stayInList = placeInList();
			void revalidate().then(() => requestAnimationFrame(stayInList));
		});
	}, [revalidate]);
}

/** Whoever takes a home off the list goes on at the one that stands in its place. */
function placeInList(): () => void {
	const hearts = () => [...document.querySelectorAll<HTMLElement>(`main [form=${HEARTS}][name=remove]`)];
	const place = hearts().indexOf(document.activeElement as HTMLElement);
	return () => {
		if (place >= 0 && document.activeElement === document.body) (hearts()[place] ?? hearts().at(-1))?.focus({ preventScroll: true });
	};
}
