import type { BriefFacets } from '../counts/brief-facets.ts';
import type { Filters } from '../query.ts';

/** How many listings there are of each type and in each place, among those that match some filters. */
export type Counts = BriefFacets;

/** Anyone who knows the listings. The version changes when they do. */
export type Counting = { of: (filters: Filters) => Counts; count: (filters: Filters) => number; version: () => number };

const MOST_KEPT = 500;

/** Typing asks for the same counts letter after letter: they are kept until a listing changes. */
export const rememberCounts = ({ of, count, version }: Counting): Omit<Counting, 'version'> => ({
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
