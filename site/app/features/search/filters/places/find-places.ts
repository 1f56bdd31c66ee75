import { fold } from '#catalogue/words/fold.ts';
import { buildPlaceKey, type PlaceNode } from './place-tree.ts';

const LONGEST_TYPED = 60;

/** `shown`: places that match, with their ancestors and, collapsed, their descendants. */
export type FoundPlaces = { shown: ReadonlySet<string>; open: ReadonlySet<string> };

/** Matches names in both languages and all spellings; null when nothing is typed. */
export function findPlaces(places: readonly PlaceNode[], typed: string): FoundPlaces | null {
	const words = readWords(typed);
	if (words.length === 0) return typed.trim() === '' ? null : { shown: new Set(), open: new Set() };
	const shown = new Set<string>();
	const open = new Set<string>();
	for (const node of places) look(node, false);
	return { shown, open };

	/** True when it or a descendant matches. */
	function look(node: PlaceNode, isInFound: boolean): boolean {
		const isFound = isCalled(node.keys, words);
		const isFoundInside = node.inner.map((inner) => look(inner, isInFound || isFound)).some(Boolean);
		if (isFound || isFoundInside || isInFound) shown.add(buildPlaceKey(node));
		if (isFoundInside) open.add(buildPlaceKey(node));
		return isFound || isFoundInside;
	}
}

const readWords = (typed: string) => fold(typed.slice(0, LONGEST_TYPED));

/** Every typed word is the beginning of a word of its names. */
function isCalled(keys: string, words: readonly string[]): boolean {
	const own = ` ${keys}`;
	return words.every((word) => own.includes(` ${word}`));
}

/** For entries beside the tree; everything matches while nothing is typed. */
export function matchesTyped({ keys }: { keys: string }, typed: string): boolean {
	const words = readWords(typed);
	return words.length === 0 ? typed.trim() === '' : isCalled(keys, words);
}
