import { findConsonant } from './skeleton.ts';

/** Arabic letters that stand for a vowel, with their Latin letters. At the end of a word ي may be ى, and ه may be ة. */
const long: Record<string, string> = { ا: 'a', و: 'ow', ي: 'i' };
const atTheEnd: Record<string, string> = { ي: 'a', ه: 'a' };

/**
 * Whether two folded words are the same name in two scripts: consonants correspond, and so do the vowels that Arabic writes.
 * So `villa` is فيلا and not فالي, which has the same consonants.
 */
export function isTransliteration(latin: string, arabic: string): boolean {
	const heard = arabic.replaceAll('ع', '');
	/** Positions in the Latin word that may have been reached. */
	let reached = new Set([0]);
	for (let letter = 0; letter < heard.length; letter++) {
		const written = heard[letter] ?? '';
		const sounds = (long[written] ?? '') + (letter === heard.length - 1 ? (atTheEnd[written] ?? '') : '');
		const consonant = findConsonant(written);
		const next = new Set<number>();
		for (const at of withShortVowels(latin, reached)) {
			if (at < latin.length && sounds.includes(latin[at] ?? '')) next.add(at + 1);
			for (const end of [at + 1, at + 2])
				if (consonant && end <= latin.length && findConsonant(latin.slice(at, end)) === consonant) next.add(end);
		}
		reached = next;
	}
	return (arabic.endsWith('ع') ? withShortVowels(latin, reached) : reached).has(latin.length);
}

/** Short vowels are not written in Arabic, so they may be skipped. */
function withShortVowels(latin: string, reached: Set<number>): Set<number> {
	const all = new Set(reached);
	// Positions added here are visited too.
	for (const at of all) if (/[aio]/.test(latin[at] ?? '')) all.add(at + 1);
	return all;
}
