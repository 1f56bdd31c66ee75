import type { Rewrite } from './rewrite-attributes.ts';
import { readEntities } from './used-styles.ts';

const plain = String.raw`[^"'(){}[\]<>\\\p{Cc}]`;
/** Declarations that can end neither the rule nor the element they are put in. */
const harmless = new RegExp(String.raw`^(?!.*/\*)(?:${plain}|"(?:${plain}|['()[\]])*"|\((?:${plain}|\(${plain}*\))*\))*$`, 'u');

/**
 * Moves style attributes of a document, which the policy of pages refuses, into rules for `data-s`. As before, only what a script sets on
 * the element itself goes before them: an id in the selector makes them stronger than any class. Other values stay where they are, without
 * effect.
 */
export function moveStyles(html: string): { rewrite: Rewrite; rules: () => string } {
	const names = new Map<string, string>();
	let rules = '';

	function name(value: string): string | null {
		const known = names.get(value);
		if (known) return known;
		const declarations = readEntities(value);
		if (!harmless.test(declarations)) return null;
		const made = names.size.toString(36);
		names.set(value, made);
		rules += `[data-s="${made}"]:not(#s){${declarations}}`;
		return made;
	}
	/** Text may say the same as a tag. */
	const isInTag = (at: number) => html.lastIndexOf('<', at) > html.lastIndexOf('>', at);
	return {
		rewrite(value, at) {
			const moved = isInTag(at) ? name(value) : null;
			return moved && ` data-s="${moved}"`;
		},
		rules: () => rules,
	};
}
