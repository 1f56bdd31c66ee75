import { foldedWord, wordEnd } from '#domain/words/spelling.ts';
import arabizi from './vocabulary/arabizi.json' with { type: 'json' };

/**
 * Text as the search compares it: words in one spelling each, in the order they stand. Arabic and Latin stay apart, but for a few words that
 * listings say in Arabic and people type in Arabizi; the names of places in both are brought together by the gazetteer.
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
