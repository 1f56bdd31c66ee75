import { useEffect, useState } from 'react';
import { createLatestQuery } from '#app/parts/search/latest-query.ts';

const SHORTEST = 2;

/** The subset of a suggestion that is used here. */
type PlaceHit = Record<'text' | 'count' | 'to', string> & { note: string | null };
type Hits = Record<string, PlaceHit[]>;

/** Stations and landmarks of that name, with counts within the search; when the tree has no such place, also similar names. */
export function useLandmarks(action: string, search: string, typed: string, areNearly: boolean): PlaceHit[] {
	const [found, setFound] = useState<Hits>({});
	const [latest] = useState(() => createLatestQuery(ask, setFound));
	const text = typed.trim();
	useEffect(() => {
		if (text.length >= SHORTEST) latest.ask(`${action}/suggest.json${search}${search ? '&' : '?'}q=${encodeURIComponent(text)}`);
		else setFound({});
	}, [latest, action, search, text]);
	useEffect(() => latest.stop, [latest]);
	if (text.length < SHORTEST) return [];
	return (areNearly ? ['places', 'compounds', 'landmarks'] : ['landmarks']).flatMap((name) => found[name] ?? []);
}

async function ask(address: string, signal: AbortSignal): Promise<Hits> {
	const answer = await fetch(address, { signal });
	const { groups }: { groups: { name: string; suggestions: PlaceHit[] }[] } = answer.ok ? await answer.json() : { groups: [] };
	return Object.fromEntries(groups.map(({ name, suggestions }) => [name, suggestions]));
}
