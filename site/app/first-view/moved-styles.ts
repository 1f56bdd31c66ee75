import { readEntities } from './used-styles.ts';

const OPENING = ' style="';

const plain = String.raw`[^"'(){}[\]<>\\\p{Cc}]`;
/** Declarations that can end neither the rule nor the element they are put in. */
const harmless = new RegExp(String.raw`^(?!.*/\*)(?:${plain}|"(?:${plain}|['()[\]])*"|\((?:${plain}|\(${plain}*\))*\))*$`, 'u');

/**
 * Moves style attributes, which the policy of pages refuses, into rules for `data-s`. As before, only what a script sets on the element
 * itself goes before them: an id in the selector makes them stronger than any class. Other values stay where they are, without effect.
 */
export function moveStyles(html: string): { html: string; rules: string } {
	const names = new Map<string, string>();
	let moved = '';
	let rules = '';
	let at = 0;
	for (let start = html.indexOf(OPENING); start >= 0; start = html.indexOf(OPENING, start + 1)) {
		const end = html.indexOf('"', start + OPENING.length);
		if (end < 0 || !isInTag(html, start)) continue;
		const value = html.slice(start + OPENING.length, end);
		let name = names.get(value);
		if (name === undefined) {
			const declarations = readEntities(value);
			if (!harmless.test(declarations)) continue;
			name = names.size.toString(36);
			names.set(value, name);
			rules += `[data-s="${name}"]:not(#s){${declarations}}`;
		}
		moved += `${html.slice(at, start)} data-s="${name}"`;
		at = end + 1;
	}
	return { html: moved + html.slice(at), rules };
}

/** Text may say the same as a tag. */
const isInTag = (html: string, at: number) => html.lastIndexOf('<', at) > html.lastIndexOf('>', at);
