import { spelling, wordEnd } from '#domain/words/spelling.ts';
import { createNearby } from './nearby.ts';
import type { Token } from './tokens.ts';

/** A word of a phrase: its key, its written form, and the texts that may be mistyped for it, each with the typos allowed. */
export type Spelling = { key: string; written: string; near: { text: string; typos: number }[] };

export type FoundPhrase<T> = {
	values: T[];
	/** The index after its last token. */
	to: number;
	edits: number;
	/** A prefix written on to its first word. */
	prefix: string;
};

/** The typed word, the word it may have been, and the number of edits. */
export type Typo = { raw: string; typed: string; meant: string; written: string; edits: number };

/** Decides which typos in a word are accepted; null for none. */
export type TypoTolerance = (token: Token, first: boolean) => ((typo: Typo) => boolean) | null;

type Node<T> = { children: Map<string, Node<T>>; values: T[] };

export type Phrases<T> = ReturnType<typeof createPhrases<T>>;

/** A trie of phrases. Finds the longest that begins at a token, exactly or with typos. */
export function createPhrases<T>({ between = new Set<string>() }: { between?: ReadonlySet<string> } = {}) {
	const root: Node<T> = { children: new Map(), values: [] };
	const nearby = createNearby();
	const wordsNear = new Map<string, { key: string; written: string }[]>();
	const known = new Set<string>();
	const written = new Set<string>();

	function nearKeys(token: Token, forgives: (typo: Typo) => boolean): Map<string, number> {
		const keys = new Map<string, number>();
		for (const typed of token.value === undefined ? listTextsToCorrect(token) : []) {
			for (const { word: meant, edits } of nearby.find(typed)) {
				for (const { key, written } of wordsNear.get(meant) ?? []) {
					if (edits < (keys.get(key) ?? Number.POSITIVE_INFINITY) && forgives({ raw: token.raw, typed, meant, written, edits }))
						keys.set(key, edits);
				}
			}
		}
		return keys;
	}

	const isBetween = ({ forms: [form] }: Token) => form === undefined || form.key === '' || between.has(form.key);

	/** Every phrase that begins here. */
	function all(tokens: readonly Token[], at: number, tolerance: TypoTolerance = never): FoundPhrase<T>[] {
		const found: FoundPhrase<T>[] = [];
		const walk = (node: Node<T>, index: number, edits: number, prefix: string, skipped = 0) => {
			if (node.values.length > 0 && skipped === 0) found.push({ values: node.values, to: index, edits, prefix });
			const token = tokens[index];
			if (!token || node.children.size === 0) return;
			const first = index === at;
			for (const form of token.forms) {
				if (!first && form.prefix !== '' && !articles.has(form.prefix)) continue;
				const child = node.children.get(form.key);
				if (child) walk(child, index + 1, edits, first ? form.prefix : prefix);
			}
			const next = tokens[index + 1];
			if (next && isLong(token) && isLong(next)) {
				const word = token.raw + next.raw;
				const child = token.known && next.known && !written.has(word) ? undefined : node.children.get(spelling(word));
				if (child) walk(child, index + 2, edits, prefix);
			}
			if (!first && skipped < MOST_BETWEEN && isBetween(token)) walk(node, index + 1, edits, prefix, skipped + 1);
			const forgives = tolerance(token, first);
			if (!forgives) return;
			for (const [key, typoped] of nearKeys(token, forgives)) {
				const child = typoped > 0 ? node.children.get(key) : undefined;
				if (child) walk(child, index + 1, edits + typoped, prefix);
			}
		};
		walk(root, at, 0, '');
		return found;
	}

	return {
		add(words: readonly Spelling[], value: T): void {
			let node = root;
			for (const { key, written: word, near } of words) {
				known.add(key);
				written.add(word);
				const child = node.children.get(key) ?? { children: new Map(), values: [] };
				node.children.set(key, child);
				node = child;
				for (const { text, typos } of near) {
					if (typos === 0) continue;
					nearby.add(text, typos);
					const words = wordsNear.get(text) ?? [];
					if (!words.some((other) => other.key === key && other.written === word)) wordsNear.set(text, [...words, { key, written: word }]);
				}
			}
			if (node !== root) node.values.push(value);
		},
		all,
		/** Whether it is a word of some phrase. */
		knows: (key: string) => known.has(key),
		exactly: (tokens: readonly Token[], at: number) => longest(all(tokens, at)),
		withTypos: (tokens: readonly Token[], at: number, tolerance: TypoTolerance) => longest(all(tokens, at, tolerance)),
	};
}

const never = () => null;

/** How many signs and small words a phrase may span in a row. */
const MOST_BETWEEN = 3;

/** Inside a phrase only the article may be written on to a word: القاهرة الجديدة, سرو للتطوير العقاري. */
const articles = new Set(['ال', 'لل', 'il', 'al']);

/** The texts in which typos are looked for. A written-on letter hides too much of a word, unless the article shows where the word begins. */
function listTextsToCorrect({ raw, forms }: Token): Set<string> {
	const keys = forms.flatMap(({ key, prefix }) => (prefix === '' || /(?:ال|لل|[ia]l)$/.test(prefix) ? [key] : []));
	return new Set([raw, ...keys].filter((text) => text.length > 2));
}

/** Long enough to be half of a word that was typed in two parts. */
const isLong = ({ raw, value }: Token) => value === undefined && raw.length > 1;

/** The longest, with the fewest typos; equal ones are merged. */
function longest<T>(found: readonly FoundPhrase<T>[]): FoundPhrase<T> | null {
	const [first, ...others] = found;
	return first === undefined ? null : others.reduce(longer, first);
}

function longer<T>(best: FoundPhrase<T>, one: FoundPhrase<T>): FoundPhrase<T> {
	if (one.to !== best.to) return one.to > best.to ? one : best;
	if (one.edits !== best.edits || one.edits === 0) return one.edits < best.edits ? one : best;
	return { ...best, values: [...new Set([...best.values, ...one.values])] };
}

/** The words of a text, without separators. */
export function splitWords(text: string): string[] {
	const words: string[] = [];
	for (let at = 0; at < text.length; ) {
		const end = wordEnd(text, at);
		const word = text.slice(at, Math.max(end, at + 1));
		if (end > at && spelling(word) !== '') words.push(word.toLowerCase());
		at = Math.max(end, at + 1);
	}
	return words;
}
