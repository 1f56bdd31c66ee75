import { fold } from '#catalogue/words/fold.ts';
import { keyOf, type PlaceNode } from './place-tree.ts';

const LONGEST_TYPED = 60;

/** What of the tree is shown while something is typed: places of that name, what they lie in, and, folded, what lies in them. */
export type FoundPlaces = { shown: ReadonlySet<string>; open: ReadonlySet<string> };

/** By name, in either script and spelling; null where nothing is looked for. */
export function findPlaces(places: readonly PlaceNode[], typed: string): FoundPlaces | null {
	const words = readWords(typed);
	if (words.length === 0) return typed.trim() === '' ? null : { shown: new Set(), open: new Set() };
	const shown = new Set<string>();
	const open = new Set<string>();
	for (const node of places) look(node, false);
	return { shown, open };

	/** Whether it, or something in it, is called so. */
	function look(node: PlaceNode, isInFound: boolean): boolean {
		const isFound = isCalled(node.keys, words);
		const isFoundInside = node.inner.map((inner) => look(inner, isInFound || isFound)).some(Boolean);
		if (isFound || isFoundInside || isInFound) shown.add(keyOf(node));
		if (isFoundInside) open.add(keyOf(node));
		return isFound || isFoundInside;
	}
}

const readWords = (typed: string) => fold(typed.slice(0, LONGEST_TYPED));

/** Every word typed begins one of its names. */
function isCalled(keys: string, words: readonly string[]): boolean {
	const own = ` ${keys}`;
	return words.every((word) => own.includes(` ${word}`));
}

/** Whether something beside the tree is called so; while nothing is typed, it is. */
export function fitsTyped({ keys }: { keys: string }, typed: string): boolean {
	const words = readWords(typed);
	return words.length === 0 ? typed.trim() === '' : isCalled(keys, words);
}
