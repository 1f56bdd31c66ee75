import { type Locale, localeCodes } from '#domain/locales.ts';
import { purposes } from '#domain/vocabulary.ts';
import { facetsFor, type LandingPage, landingKinds } from './landing-page.ts';
import type { KnownPlaces } from './landing-places.ts';
import { comparableWord, EGYPT, facetWord, kindWords, purposeWords } from './landing-words.ts';

/** No word in our addresses is longer. */
const LONGEST_WORD = 150;

/** `/for-sale/apartments/new-cairo/3-bedrooms`, without language prefix; null if the place has no word of its own. */
export function writeLandingPath(places: KnownPlaces, { purpose, kind, place, facet }: LandingPage, locale: Locale): string | null {
	const where = place ? places.get(place)?.words[locale] : EGYPT[locale];
	if (!where) return null;
	return ['', purposeWords[purpose][locale], kindWords[kind][locale], where, ...(facet ? [facetWord(facet, locale)] : [])].join('/');
}

/** Reads a path in either language. */
export function readLandingPath(places: KnownPlaces, words: readonly string[]): LandingPage | null {
	if (words.length < 3 || words.length > 4 || words.some((word) => word.length > LONGEST_WORD)) return null;
	const [purposeSaid = '', kindSaid = '', placeSaid = '', facetSaid] = words;
	const purpose = findByWord(purposes, purposeSaid, (one, locale) => purposeWords[one][locale]);
	const kind = findByWord(landingKinds, kindSaid, (one, locale) => kindWords[one][locale]);
	const place = places.find(placeSaid);
	if (!purpose || !kind || place === undefined) return null;
	const facet = facetSaid === undefined ? null : findByWord(facetsFor({ purpose, kind }), facetSaid, facetWord);
	if (facet === undefined) return null;
	return { purpose, kind, place: place && { key: place.key, id: place.id }, facet };
}

function findByWord<Thing>(things: readonly Thing[], said: string, word: (thing: Thing, locale: Locale) => string): Thing | undefined {
	const wanted = comparableWord(said);
	return things.find((thing) => localeCodes.some((locale) => comparableWord(word(thing, locale)) === wanted));
}
