import { trackQuestion } from '#content/reads.ts';
import type { Replica } from '#content/replica/replica.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import { cacheAnswers } from './answer-cache.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { followContent } from './follow.ts';
import { indexLandingPlaces, type KnownPlaces } from './landings/landing-places.ts';
import { openLandings } from './landings/open-landings.ts';
import type { Filters } from './query.ts';
import { completeQuery } from './words/complete-query.ts';
import { fold } from './words/fold.ts';
import { buildKnowledge, type Knowledge } from './words/knowledge.ts';
import { type ParsedQuery, parseQuery } from './words/parse-query.ts';
import { createSuggest, type Suggest, type Suggestions } from './words/suggest.ts';
import { createUnreadWords } from './words/unread-words.ts';

export type Search = ReturnType<typeof openSearch>;

const named = /^(location|area|project|developer|amenity|exchange_rate):/;
const EVERYTHING = { field: '', target: 0, today: '', limit: 1_000_000, offset: 0 };

/** Everything a search needs, kept in step with content: the listings, the names in them, and the vocabulary. */
export function openSearch(replica: Replica, today: () => string = cairoToday) {
	const catalogue = createCatalogue();
	const following = followContent(catalogue, replica, today);
	const cached = cacheAnswers(catalogue);
	let known: { knowledge: Knowledge; suggest: Suggest } | null = null;
	let places: KnownPlaces | null = null;
	const forget = replica.onChange((keys) => {
		if ([...keys].some((key) => named.test(key))) known = places = null;
	});

	function knownPlaces(): KnownPlaces {
		const all = { ...EVERYTHING, today: today() };
		places ??= indexLandingPlaces({
			locations: replica.list('location', all),
			areas: replica.list('area', all),
			projects: replica.list('project', all),
		});
		return places;
	}

	function knowing(): { knowledge: Knowledge; suggest: Suggest } {
		if (known) return known;
		const all = { ...EVERYTHING, today: today() };
		const knowledge = buildKnowledge({
			locations: replica.list('location', all),
			areas: replica.list('area', all),
			projects: replica.list('project', all),
			developers: replica.list('developer', all),
			amenities: replica.list('amenity', all),
			rates: replica.list('exchange_rate', all),
		});
		known = {
			knowledge,
			suggest: createSuggest(knowledge, { of: catalogue.briefFacets, count: catalogue.count, version: () => catalogue.version }),
		};
		return known;
	}

	return {
		catalogue: trackingReads(cached),
		/** Searches with an address of their own. */
		landings: openLandings(cached, knownPlaces),
		unread: createUnreadWords(),
		parseQuery: (text: string): ParsedQuery => parseQuery(text, knowing().knowledge, today()),
		/** Whether a word says little alone, such as “hills” or “park”. */
		isOrdinary: (word: string): boolean => fold(word).every((key) => knowing().knowledge.gazetteer.isOrdinary(key)),
		/** Like `parseQuery`, for a submitted text: completes an unfinished last word. */
		completeQuery(text: string, locale: Locale): ParsedQuery {
			const { knowledge, suggest } = knowing();
			return completeQuery(text, parseQuery(text, knowledge, today()), () => suggest(text, locale, today()));
		},
		suggest: (typed: string, locale: Locale, among: Filters = {}): Suggestions => knowing().suggest(typed, locale, today(), among),
		/** Resolves when all texts were read. */
		described: following.described,
		checkDay: following.checkDay,
		close(): void {
			forget();
			following.stop();
		},
	};
}

/** A page depends on the answers it asked for, not on every listing. */
const trackingReads = (catalogue: Catalogue): Catalogue =>
	new Proxy(catalogue, {
		get(target, name: keyof Catalogue) {
			const value = target[name];
			if (typeof value !== 'function') return value;
			return (...args: unknown[]) => trackQuestion(() => Reflect.apply(value, target, args));
		},
	});
