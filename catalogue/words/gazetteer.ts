import { skeleton } from '#domain/words/skeleton.ts';
import { comparedSpelling, foldedWord, spelling } from '#domain/words/spelling.ts';
import { countForgivenTypos } from './edits.ts';
import { createPhrases, type Spelling, splitWords } from './phrases.ts';
import { isWithin, type Place } from './places.ts';
import { type Token, wordTokens } from './tokens.ts';
import { vocabulary } from './vocabulary.ts';

export type Name = {
	place: Place;
	text: string;
	/** Its own name, another spelling, or a company's name without words that many companies have. */
	rank: 'own' | 'spelling' | 'short';
};

export type Gazetteer = ReturnType<typeof createGazetteer>;

/** Across scripts only consonants are compared, so it takes enough of them. */
const ENOUGH_CONSONANTS = 4;

/** In the longest name, including words between. */
const MOST_WORDS = 12;

const isWord = (word: string) => !vocabulary.betweenNames.has(spelling(word));

/** Finds places by all their names, in either script, with spelling variants and typos. */
export function createGazetteer(places: readonly Place[]) {
	const phrases = createPhrases<Name>({ between: vocabulary.betweenNames });
	const skeletons = createPhrases<Name>({ between: vocabulary.betweenNames });
	const written = new Set<string>();
	const names = places.flatMap(listNames);
	for (const name of names) {
		const words = splitWords(name.text).filter(isWord);
		const isFixed = name.place.kind === 'region' || name.place.kind === 'landmark';
		phrases.add(words.map(isFixed ? exactSpelling : spellings), name);
		if (words.length > 1) phrases.add([isFixed ? exactSpelling(words.join('')) : joinedSpelling(words)], name);
		if (!isFixed && name.rank !== 'short' && listSkeletons(name.text).join('').length >= ENOUGH_CONSONANTS)
			skeletons.add(words.map(skeletonSpelling), name);
		for (const word of words) written.add(comparedSpelling(word));
	}

	const ordinary = listOrdinary(places);

	function acrossScripts(tokens: readonly Token[], at: number) {
		const found = skeletons.exactly(tokens.slice(at, at + MOST_WORDS).map(skeletonToken), 0);
		return found && { ...found, to: found.to + at };
	}

	return {
		names,
		written: (raw: string) => written.has(comparedSpelling(raw)),
		/** A word that says little alone, in general or because many names here have it. */
		isOrdinary: (key: string) => vocabulary.common.has(key) || ordinary.has(key),
		knows: phrases.knows,
		exactly: phrases.exactly,
		withTypos: phrases.withTypos,
		acrossScripts,
		find(text: string): Place[] {
			const tokens = wordTokens(text);
			const first = tokens.findIndex(({ forms }) => !vocabulary.betweenNames.has(forms[0]?.key ?? ''));
			const found = first < 0 ? [] : [...phrases.all(tokens, first, always), acrossScripts(tokens, first)].filter((one) => one !== null);
			const whole = found.filter(({ to }) => to === tokens.length).sort((a, b) => a.edits - b.edits);
			return [...new Set(whole.flatMap(({ values }) => values.map(({ place }) => place)))];
		},
	};
}

const always = () => () => true;

/** Words such as “park” or “gardens” identify no compound once so many developers use them. */
const MANY_NAMES = 3;

function listOrdinary(places: readonly Place[]): Set<string> {
	const makers = new Map<string, Set<number>>();
	for (const { kind, id, name, within } of places) {
		if (kind !== 'compound') continue;
		const maker = within.find((outer) => outer.kind === 'developer')?.id ?? id;
		for (const word of [name.en, name.ar].flatMap(splitWords).filter(isWord)) {
			const key = spelling(word);
			makers.set(key, (makers.get(key) ?? new Set()).add(maker));
		}
	}
	return new Set([...makers].flatMap(([key, { size }]) => (size >= MANY_NAMES ? [key] : [])));
}

function listNames(place: Place): Name[] {
	const own = [...new Set([place.name.en, place.name.ar])].map((text): Name => ({ place, text, rank: 'own' }));
	const other = [...place.spellings, ...place.spellings.flatMap((text) => counterparts(text, own))];
	const spelled = [...new Set(other)].map((text): Name => ({ place, text, rank: 'spelling' }));
	return [...own, ...spelled, ...(place.kind === 'developer' ? own.flatMap(shortName) : [])];
}

/** If a spelling is part of the name, the matching part in the other script is a spelling, too: `alamein` for New Alamein gives العلمين for العلمين الجديدة. */
function counterparts(spelling: string, own: readonly Name[]): string[] {
	const skeletons = listSkeletons(spelling);
	return own.flatMap(({ text }) => {
		const words = text.split(/\s+/).filter(isWord);
		return words.flatMap((_, at) => {
			const part = words.slice(at, at + skeletons.length).join(' ');
			return skeletons.length < words.length && listSkeletons(part).join(' ') === skeletons.join(' ') ? [part] : [];
		});
	});
}

const listSkeletons = (text: string) =>
	splitWords(text)
		.filter(isWord)
		.map((word) => chooseSkeleton(foldedWord(word)));

function shortName({ place, text }: Name): Name[] {
	const words = text.split(/\s+/);
	const kept = words.filter((word) => !vocabulary.company.has(spelling(word)));
	return kept.length > 0 && kept.length < words.length ? [{ place, text: kept.join(' '), rank: 'short' }] : [];
}

function spellings(word: string): Spelling {
	const ways = new Set([foldedWord(word), spelling(word), word]);
	return { key: foldedWord(word), written: word, near: [...ways].map((text) => ({ text, typos: countForgivenTypos(text.length) })) };
}

/** For landmarks no typos are allowed: there are so many that any word is near one. */
const exactSpelling = (word: string): Spelling => ({ key: foldedWord(word), written: word, near: [] });

/** Written without spaces, a long name would be near many words, so it allows at most one typo. */
const joinedSpelling = (words: readonly string[]): Spelling => {
	const word = words.join('');
	return { key: foldedWord(word), written: word, near: [{ text: word, typos: Math.min(1, countForgivenTypos(word.length)) }] };
};

/** Too few consonants do not identify a word, so it is compared as it is; a word that also means something else needs one more. */
const chooseSkeleton = (key: string, least = 2) => (skeleton(key).length < least ? key : skeleton(key));
const skeletonSpelling = (word: string): Spelling => ({ key: chooseSkeleton(foldedWord(word)), written: word, near: [] });
function skeletonToken(token: Token): Token {
	const least = vocabulary.isSaid(token.raw) ? 3 : 2;
	return { ...token, forms: token.forms.map(({ key, prefix }) => ({ key: chooseSkeleton(key, least), prefix })) };
}

/** The one place that several names mean here, if any: own names before spellings, the narrower place before the wider. */
export function findMeantPlace(found: readonly Name[]): Place | null {
	/** The brokerage's own places come before landmarks. */
	const ours = found.filter(({ place }) => place.kind !== 'landmark');
	const names = ours.length > 0 ? ours : found;
	const own = names.filter(({ rank }) => rank === 'own');
	const places = [...new Set((own.length > 0 ? own : names).map(({ place }) => place))];
	const companies = places.filter(({ kind }) => kind === 'developer');
	if (companies.length === 1 && places.every((place) => place === companies[0] || isWithin(place, companies[0] as Place)))
		return companies[0] as Place;
	const innermost = places.filter((place) => !places.some((other) => isWithin(other, place)));
	return innermost.length === 1 ? (innermost[0] as Place) : null;
}
