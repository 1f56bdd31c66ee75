import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
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
			void revalidate();
		});
	}, [revalidate]);
}
