import { foldedWord, wordEnd } from '#domain/words/spelling.ts';
import arabizi from './vocabulary/arabizi.json' with { type: 'json' };

/**
 * The words of a text in the form in which the search compares them. Arabic and Latin stay apart, except for a few words that listings have in Arabic
 * and people type in Arabizi; the gazetteer matches names of places across scripts.
 */
export function fold(text: string): string[] {
	const keys: string[] = [];
	for (let at = 0; at < text.length; ) {
		const end = wordEnd(text, at);
		if (end > at) {
			const key = foldedWord(text.slice(at, end));
			if (key !== '' && !articles.has(key)) keys.push(inArabic.get(key) ?? key);
		}
		at = end > at ? end : at + 1;
	}
	return keys;
}

const articles = new Set(['il', 'al', 'ال']);

const inArabic = new Map(Object.entries(arabizi).flatMap(([word, ways]) => ways.map((way) => [foldedWord(way), foldedWord(word)])));
