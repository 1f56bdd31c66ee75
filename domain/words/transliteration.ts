import { consonantOf } from './skeleton.ts';

/** Letters of Arabic that are heard as a vowel, with how Latin writes them. At the end ي is also ى, and ه is ة. */
const long: Record<string, string> = { ا: 'a', و: 'ow', ي: 'i' };
const atTheEnd: Record<string, string> = { ي: 'a', ه: 'a' };

/**
 * Whether two folded words are one name in two scripts: every consonant has its fellow, and what Arabic writes of the vowels is heard. `villa` is
 * فيلا and not فالي, though both have the same consonants.
 */
export function isTransliteration(latin: string, arabic: string): boolean {
	const heard = arabic.replaceAll('ع', '');
	/** How far the Latin word may have been read. */
	let reached = new Set([0]);
	for (let letter = 0; letter < heard.length; letter++) {
		const written = heard[letter] ?? '';
		const sounds = (long[written] ?? '') + (letter === heard.length - 1 ? (atTheEnd[written] ?? '') : '');
		const consonant = consonantOf(written);
		const next = new Set<number>();
		for (const at of withShortVowels(latin, reached)) {
			if (at < latin.length && sounds.includes(latin[at] ?? '')) next.add(at + 1);
			for (const end of [at + 1, at + 2])
				if (consonant && end <= latin.length && consonantOf(latin.slice(at, end)) === consonant) next.add(end);
		}
		reached = next;
	}
	return (arabic.endsWith('ع') ? withShortVowels(latin, reached) : reached).has(latin.length);
}

/** Those are not written in Arabic. */
function withShortVowels(latin: string, reached: Set<number>): Set<number> {
	const all = new Set(reached);
	// What is added is looked at in its turn.
	for (const at of all) if (/[aio]/.test(latin[at] ?? '')) all.add(at + 1);
	return all;
}
