import { noteQuestion } from '#content/reads.ts';
import type { Locale } from '#domain/locales.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Filters } from '../query.ts';

import { countLandings, type LandingCounts } from './landing-counts.ts';
import { findLandingPage, type LandingPage } from './landing-page.ts';
import { readLandingPath, writeLandingPath } from './landing-paths.ts';
import type { KnownPlace, KnownPlaces } from './landing-places.ts';
import { findRelated, type RelatedPages } from './related-pages.ts';

const MOST_OF_A_KIND = 3;
const MOST_IN_A_PLACE = 2;

/** The landing pages there are, and their addresses. Whoever asks depends on the answer alone. Counts are kept until the catalogue changes. */
export function openLandings(catalogue: Catalogue, places: () => KnownPlaces) {
	let kept: { version: number; counts: LandingCounts; popular: LandingPage[] | null } | null = null;

	function current() {
		if (kept?.version !== catalogue.version) kept = { version: catalogue.version, counts: countLandings(catalogue), popular: null };
		return kept;
	}

	const count = (page: LandingPage): number => current().counts.count(page);
	const isKnown = ({ place }: LandingPage): boolean => !place || places().get(place) !== null;
	const isIndexed = (page: LandingPage): boolean => current().counts.isEnough(page) && saysMore(page);
	const saysMore = (page: LandingPage): boolean => isKnown(page) && !isAllForSale(page) && !isOneLocation(page);
	const write = (page: LandingPage, locale: Locale): string | null => writeLandingPath(places(), page, locale);

	/** All homes for sale are what `/search` shows. */
	const isAllForSale = ({ purpose, kind, place, facet }: LandingPage) => purpose === 'sale' && kind === 'homes' && !place && !facet;

	/** A region in which all homes stand in one location says nothing that the page of that does not. */
	function isOneLocation(page: LandingPage): boolean {
		const { place } = page;
		if (place?.key !== 'regions') return false;
		const isIn = ({ key, within }: KnownPlace) =>
			key === 'locations' && within.some((outer) => outer.key === 'regions' && outer.id === place.id);
		return places().all.some((one) => isIn(one) && count({ ...page, place: { key: one.key, id: one.id } }) === count(page));
	}

	return {
		/** The page that the words of a path name, in whichever language. */
		read: (words: readonly string[]): LandingPage | null => noteQuestion(() => readLandingPath(places(), words)),
		/** Its path in a language, without prefix; null where its place has no word. */
		write: (page: LandingPage, locale: Locale): string | null => noteQuestion(() => write(page, locale)),
		isIndexed: (page: LandingPage): boolean => noteQuestion(() => isIndexed(page)),
		/** The page that a search is, if there is one. */
		find: (filters: Filters): LandingPage | null =>
			noteQuestion(() => {
				const page = findLandingPage(filters);
				// A type may be listed under the other category: then the page holds less than the search.
				return page && isIndexed(page) && count(page) === catalogue.count(filters) ? page : null;
			}),
		related: (page: LandingPage): RelatedPages => noteQuestion(() => findRelated(places(), page, isIndexed)),
		/** What most homes stand in, of various types and places. */
		listPopular: (limit: number): LandingPage[] => noteQuestion(() => listPopular(limit)),
		/** Every page there is. */
		list: (): LandingPage[] => current().counts.list().filter(saysMore),
	};

	function listPopular(limit: number): LandingPage[] {
		const remembered = current();
		remembered.popular ??= remembered.counts
			.listPlain()
			.filter((page) => page.kind !== 'homes' && page.kind !== 'commercial' && page.place?.key === 'locations' && isKnown(page))
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
