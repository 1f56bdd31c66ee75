import type { Locale } from '#domain/locales.ts';

/** A word that visitors typed and the search does not know, and how often. Never who, when, or next to which words. */
export type UnreadWord = { word: string; language: Locale; times: number };

/** A word typed once or twice may be somebody's name. */
const OFTEN = 3;
const MOST_KEPT = 1000;
const MOST_TAKEN = 50;
const MOST_AT_ONCE = 5;
/** Numbers and addresses are not words. */
const isWord = (text: string) => /^[\p{L}\p{M}]{3,24}$/u.test(text);

export type UnreadWords = ReturnType<typeof createUnreadWords>;

/** Counts unknown words in memory until they are taken. */
export function createUnreadWords() {
	const counts = new Map<string, UnreadWord>();
	return {
		note(words: readonly string[], language: Locale): void {
			for (const typed of words.slice(0, MOST_AT_ONCE)) {
				const word = typed.normalize('NFKC').toLowerCase();
				const known = counts.get(word);
				if (known) known.times++;
				else if (isWord(word) && counts.size < MOST_KEPT) counts.set(word, { word, language, times: 1 });
			}
		},
		/** Takes the words typed often enough, most frequent first, and resets their counts. */
		take(): UnreadWord[] {
			const often = [...counts.values()].filter(({ times }) => times >= OFTEN).sort((a, b) => b.times - a.times);
			const taken = often.slice(0, MOST_TAKEN);
			for (const { word } of taken) counts.delete(word);
			return taken;
		},
		/** Returns words that could not be stored. */
		putBack(words: readonly UnreadWord[]): void {
			for (const one of words)
				if (counts.size < MOST_KEPT) counts.set(one.word, { ...one, times: one.times + (counts.get(one.word)?.times ?? 0) });
		},
		/** Called daily, so that rare words do not fill the memory. */
		forget(): void {
			counts.clear();
		},
	};
}
