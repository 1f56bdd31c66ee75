import { useEffect, useState } from 'react';
import type { OpenMapWords } from './search-map-data.ts';
import type { SearchPin, SearchPins, SearchPinsAnswer } from './search-map-pins.ts';
import type { KnownListings } from './use-known-listings.ts';

const none: SearchPins & { address: string } = { address: '', pins: [], isWhole: true };

/** Loads pins; where homes are counted together, reloads the visible part after each move. */
export function useSearchPins(
	address: string,
	inSight: string | null,
	{ seen, saved, hidden }: KnownListings,
): { pins: readonly SearchPin[]; words: OpenMapWords | null } {
	const [known, setKnown] = useState(none);
	const [words, setWords] = useState<OpenMapWords | null>(null);
	const isCounted = known.address === address && !known.isWhole;
	const asked = isCounted && inSight ? `${address}${address.includes('?') ? '&' : '?'}seen=${inSight}` : address;
	useEffect(() => {
		const stop = new AbortController();
		fetch(asked, { signal: stop.signal })
			.then((response) => (response.ok ? response.json() : Promise.reject()))
			.then(({ pins, isWhole, words: said }: SearchPinsAnswer) => {
				setKnown((before) => ({ address, pins: sameWhereEqual(before.pins, pins), isWhole: isWhole && asked === address }));
				if (said) setWords(said);
			})
			.catch(() => {});
		return () => stop.abort();
	}, [address, asked]);
	const [shown, setShown] = useState<readonly SearchPin[]>([]);
	useEffect(() => {
		setShown((before) =>
			sameWhereEqual(
				before,
				known.pins.filter(({ id }) => !hidden.has(id)).map((pin) => ({ ...pin, isSeen: seen.has(pin.id), isSaved: saved.has(pin.id) })),
			),
		);
	}, [known, seen, saved, hidden]);
	return { pins: shown, words };
}

/** Keeps identical pin objects, so that they are not redrawn. */
function sameWhereEqual(before: readonly SearchPin[], now: SearchPin[]): SearchPin[] {
	const former = new Map(before.map((pin) => [pin.id, pin]));
	return now.map((pin) => {
		const old = former.get(pin.id);
		return old && (Object.keys(pin) as (keyof SearchPin)[]).every((key) => old[key] === pin[key]) ? old : pin;
	});
}
