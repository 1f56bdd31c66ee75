import { useEffect, useState } from 'react';
import { readHome } from '#app/parts/favorites/cookie.ts';
import { onSaved, saved } from '#app/parts/favorites/saved.ts';
import { onSeen, seenListings } from '#app/parts/listings/seen.ts';

export type KnownListings = { seen: ReadonlySet<number>; saved: ReadonlySet<number> };

const readKnown = (): KnownListings => ({
	seen: seenListings(),
	saved: new Set(saved().map((entry) => Number.parseInt(readHome(entry), 36))),
});

/** The homes this browser has looked at, and those it has saved. */
export function useKnownListings(): KnownListings {
	const [known, setKnown] = useState(readKnown);
	useEffect(() => {
		const read = () => setKnown(readKnown());
		const silences = [onSeen(read), onSaved(read)];
		return () => {
			for (const silence of silences) silence();
		};
	}, []);
	return known;
}
