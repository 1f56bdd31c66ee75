import type { BriefFacets } from '../counts/brief-facets.ts';
import type { Filters } from '../query.ts';

/** Counts of listings by type and place, among those that match some filters. */
export type Counts = BriefFacets;

/** The source of counts. `version` changes with the listings. */
export type Counting = { of: (filters: Filters) => Counts; count: (filters: Filters) => number; version: () => number };

const MOST_KEPT = 500;

/** Typing asks for the same counts at every letter, so they are cached until a listing changes. */
export const cacheCounts = ({ of, count, version }: Counting): Omit<Counting, 'version'> => ({
	of: kept(of, version),
	count: kept(count, version),
});

function kept<Answer>(ask: (filters: Filters) => Answer, version: () => number): (filters: Filters) => Answer {
	const kept = new Map<string, Answer>();
	let since = version();
	return (filters) => {
		if (version() !== since || kept.size >= MOST_KEPT) kept.clear();
		since = version();
		const key = JSON.stringify(filters);
		const before = kept.get(key);
		if (before !== undefined) return before;
		const answer = ask(filters);
		kept.set(key, answer);
		return answer;
	};
}
