import { trackQuestion } from '#content/reads.ts';
import type { Locale } from '#domain/locales.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Filters } from '../query.ts';
import { listIndexed } from './indexed-pages.ts';
import { countLandings, type LandingCounts } from './landing-counts.ts';
import { findLandingPage, isType, type LandingPage, pageKey } from './landing-page.ts';
import { readLandingPath, writeLandingPath } from './landing-paths.ts';
import type { KnownPlaces } from './landing-places.ts';
import { findRelated, type RelatedPages } from './related-pages.ts';

const MOST_OF_A_KIND = 3;
const MOST_IN_A_PLACE = 2;

/** The indexed landing pages and their addresses. Every call is tracked as a question. Counts are cached until homes change. */
export function openLandings(catalogue: Catalogue, places: () => KnownPlaces) {
	let counted: { version: number; counts: LandingCounts } | null = null;
	let kept: { counts: LandingCounts; known: KnownPlaces; indexed: Map<string, LandingPage>; popular: LandingPage[] | null } | null = null;

	function currentCounts(): LandingCounts {
		const version = catalogue.homesVersion;
		if (counted?.version !== version) counted = { version, counts: countLandings(catalogue) };
		return counted.counts;
	}

	function current() {
		const counts = currentCounts();
		const known = places();
		if (kept?.counts !== counts || kept.known !== known) {
			const pages = listIndexed(counts, known);
			kept = { counts, known, indexed: new Map(pages.map((page) => [pageKey(page), page])), popular: null };
		}
		return kept;
	}

	const count = (page: LandingPage): number => currentCounts().count(page);
	const isIndexed = (page: LandingPage): boolean => current().indexed.has(pageKey(page));
	const write = (page: LandingPage, locale: Locale): string | null => writeLandingPath(places(), page, locale);

	return {
		/** Reads a path in either language. */
		read: (words: readonly string[]): LandingPage | null => trackQuestion(() => readLandingPath(places(), words)),
		/** The path in a language, without prefix; null if the place has no word. */
		write: (page: LandingPage, locale: Locale): string | null => trackQuestion(() => write(page, locale)),
		isIndexed: (page: LandingPage): boolean => trackQuestion(() => isIndexed(page)),
		/** The page of a search, if it is indexed. */
		find: (filters: Filters): LandingPage | null =>
			trackQuestion(() => {
				const page = findLandingPage(filters);
				// A type may be listed under the other category; then the page has fewer homes than the search.
				return page && isIndexed(page) && count(page) === catalogue.count(filters) ? page : null;
			}),
		related: (page: LandingPage): RelatedPages => trackQuestion(() => findRelated(places(), page, isIndexed)),
		/** The pages with the most homes, of different types and places. */
		listPopular: (limit: number): LandingPage[] => trackQuestion(() => listPopular(limit)),
		list: (): LandingPage[] => [...current().indexed.values()],
	};

	function listPopular(limit: number): LandingPage[] {
		const remembered = current();
		remembered.popular ??= [...remembered.indexed.values()]
			.filter(({ kind, place, facet }) => isType(kind) && place?.key === 'locations' && !facet)
			.sort((a, b) => count(b) - count(a));
		const taken = new Map<string, number>();
		const toRent = Math.floor(limit / 3);
		return remembered.popular
			.filter(({ kind, purpose, place }) => {
				const bounds: [string, number][] = [
					[purpose, purpose === 'rent' ? toRent : limit - toRent],
					[`${purpose} ${kind}`, MOST_OF_A_KIND],
					[`place ${place?.id}`, MOST_IN_A_PLACE],
				];
				if (bounds.some(([name, most]) => (taken.get(name) ?? 0) >= most)) return false;
				for (const [name] of bounds) taken.set(name, (taken.get(name) ?? 0) + 1);
				return true;
			})
			.slice(0, limit);
	}
}
