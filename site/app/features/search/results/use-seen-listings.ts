import { useEffect, useState } from 'react';

export type SeenListings = ReadonlySet<number>;

const KEY = 'pn-seen-listings';
const REMEMBERED = 500;

function remembered(): number[] {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '[]');
	} catch {
		return [];
	}
}

function remember(ids: readonly number[]): SeenListings {
	const all = [...remembered().filter((id) => !ids.includes(id)), ...ids].slice(-REMEMBERED);
	try {
		localStorage.setItem(KEY, JSON.stringify(all));
	} catch {
		// A browser that keeps nothing forgets it with the page.
	}
	return new Set(all);
}

/** The homes this browser has looked at, known to it alone. Following a card's link is looking at it. */
export function useSeenListings(): [SeenListings, (ids: readonly number[]) => void] {
	const [seen, setSeen] = useState<SeenListings>(() => new Set(remembered()));
	useEffect(() => {
		const stop = new AbortController();
		const follow = ({ target }: MouseEvent) => {
			const card = (target as Element).closest('a')?.closest<HTMLElement>('[data-listing]');
			if (card) setSeen(remember([Number(card.dataset['listing'])]));
		};
		document.addEventListener('click', follow, stop);
		return () => stop.abort();
	}, []);
	return [seen, (ids) => setSeen(remember(ids))];
}
