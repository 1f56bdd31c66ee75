import { spelling } from '#domain/words/spelling.ts';

/** One way to read a word: its spelling, and what was written on to it. */
export type FoldedForm = { key: string; prefix: string };

/** و، ف، ب، ل، ك and the article, alone or together: والتجمع، بمقدم، للبيع. */
const arabicPrefixes = ['و', 'ف', 'ب', 'ل', 'ك', 'ول', 'وب', 'وف'];
/** `el`, `fel`, `bel`, `lel` and their like, as they are spelled. */
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
