import { useEffect, useState } from 'react';
import { parseHomeId } from '#app/parts/favorites/cookie.ts';
import { onSaved, saved } from '#app/parts/favorites/saved.ts';
import { hiddenHomes, onHidden } from '#app/parts/hidden-homes/hidden.ts';
import { onSeen, seenListings } from '#app/parts/listings/seen.ts';

export type KnownListings = { seen: ReadonlySet<number>; saved: ReadonlySet<number>; hidden: ReadonlySet<number> };

const readKnown = (): KnownListings => ({
	seen: seenListings(),
	saved: new Set(saved().map(parseHomeId)),
	hidden: new Set(hiddenHomes()),
});

export function useKnownListings(): KnownListings {
	const [known, setKnown] = useState(readKnown);
	useEffect(() => {
		const read = () => setKnown(readKnown());
		const silences = [onSeen(read), onSaved(read), onHidden(read)];
		return () => {
			for (const silence of silences) silence();
		};
	}, []);
	return known;
}
