import { useEffect, useState } from 'react';
import { createAsker } from '#app/parts/search/asker.ts';

const SHORTEST = 2;

/** Of what the search box suggests, what is shown here. */
type PlaceHit = Record<'text' | 'count' | 'to', string> & { note: string | null };
type Hits = Record<string, PlaceHit[]>;

/** Stations and landmarks of that name, counted within the search; where the tree has no such place, those that are nearly called so. */
export function useLandmarks(action: string, search: string, typed: string, areNearly: boolean): PlaceHit[] {
	const [found, setFound] = useState<Hits>({});
	const [asker] = useState(() => createAsker(ask, setFound));
	const text = typed.trim();
	useEffect(() => {
		if (text.length >= SHORTEST) asker.ask(`${action}/suggest.json${search}${search ? '&' : '?'}q=${encodeURIComponent(text)}`);
		else setFound({});
	}, [asker, action, search, text]);
	useEffect(() => asker.stop, [asker]);
	if (text.length < SHORTEST) return [];
	return (areNearly ? ['places', 'compounds', 'landmarks'] : ['landmarks']).flatMap((name) => found[name] ?? []);
}

async function ask(address: string, signal: AbortSignal): Promise<Hits> {
	const answer = await fetch(address, { signal });
	const { groups }: { groups: { name: string; suggestions: PlaceHit[] }[] } = answer.ok ? await answer.json() : { groups: [] };
	return Object.fromEntries(groups.map(({ name, suggestions }) => [name, suggestions]));
}
