import { spelling } from '#domain/words/spelling.ts';

/** One reading of a word: its key, and the prefix written on to it. */
export type FoldedForm = { key: string; prefix: string };

/** Prefixes written on to a word: و، ف، ب، ل، ك and the article, alone or together, as in والتجمع، بمقدم، للبيع. */
const arabicPrefixes = ['و', 'ف', 'ب', 'ل', 'ك', 'ول', 'وب', 'وف'];
/** The same in folded Arabizi: `el`, `fel`, `bel`, `lel`. */
const latinPrefix = /^([fblw]?[ia]l)(.{4,})$/;
const SHORTEST_STEM = 2;

export function foldForms(raw: string): FoldedForm[] {
	const key = spelling(raw);
	const forms: FoldedForm[] = [{ key, prefix: '' }];
	const add = (prefix: string, stem = key.slice(prefix.length)) => {
		if (key.startsWith(prefix) && stem.length >= SHORTEST_STEM) forms.push({ key: stem, prefix });
	};
	if (/^[\u0621-\u064A]/.test(key)) {
		add('ال');
		for (const prefix of arabicPrefixes) {
			add(`${prefix}ال`);
			if (prefix.endsWith('ل')) add(`${prefix}ل`);
			add(prefix);
		}
		return forms;
	}
	const [, prefix, stem] = latinPrefix.exec(key) ?? [];
	if (prefix !== undefined && stem !== undefined) add(prefix, stem);
	return forms;
}
