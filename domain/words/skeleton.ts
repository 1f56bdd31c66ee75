/** Consonants of both scripts that stand for the same sound, under one letter. Vowels, long vowels, ع and hamza are left out. */
const groups: [letter: string, latin: string[], arabic: string][] = [
	['S', ['sh'], 'ش'],
	['K', ['kh'], 'خ'],
	['G', ['gh'], 'غ'],
	['t', ['th', 't'], 'تطث'],
	['d', ['dh', 'd'], 'دض'],
	['s', ['s', 'z'], 'سصزذظ'],
	['k', ['k'], 'كق'],
	['g', ['g'], 'ج'],
	['h', ['h'], 'حه'],
	['f', ['f', 'v'], 'ف'],
	['b', ['b', 'p'], 'ب'],
	['l', ['l'], 'ل'],
	['m', ['m'], 'م'],
	['n', ['n'], 'ن'],
	['r', ['r'], 'ر'],
];
const letterBySign = new Map(groups.flatMap(([letter, latin, arabic]) => [...latin, ...arabic].map((sign) => [sign, letter])));

export const findConsonant = (sign: string): string | undefined => letterBySign.get(sign);

/** The consonants of a folded word, the same in both scripts: `qantara` and `قنطرة` are both `kntr`. */
export function skeleton(key: string): string {
	const word = key.length > 2 && key.endsWith('ه') ? key.slice(0, -1) : key;
	let bones = /^[wو]/.test(word) ? 'w' : '';
	for (let at = 0; at < word.length; at++) {
		const pair = letterBySign.get(word.slice(at, at + 2));
		const letter = word.length - at > 1 && pair !== undefined ? pair : letterBySign.get(word[at] as string);
		if (pair !== undefined && word.length - at > 1) at++;
		if (letter !== undefined && !bones.endsWith(letter)) bones += letter;
	}
	return bones;
}
