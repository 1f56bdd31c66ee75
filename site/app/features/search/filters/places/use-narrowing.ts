import { type RefObject, useEffect } from 'react';

/**
 * Sets `indeterminate` on places that a descendant narrows, which markup cannot do. A click on such a box selects all of it again and
 * clears the descendants.
 */
export function useNarrowing(tree: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const root = tree.current;
		if (!root) return;
		const stop = new AbortController();
		root.addEventListener('click', widen, stop);
		root.addEventListener('change', () => tellPartly(root), stop);
		return () => stop.abort();
	}, [tree]);
	// Also after results have changed the tree.
	useEffect(() => {
		if (tree.current) tellPartly(tree.current);
	});
}

/** Reads `checked`, because `:checked` does not match boxes that are indeterminate. */
const innerBoxes = (box: HTMLInputElement) =>
	[...(box.closest('li')?.querySelectorAll<HTMLInputElement>(':scope > div input') ?? [])].filter(({ checked }) => checked);

function tellPartly(root: HTMLElement): void {
	for (const box of root.querySelectorAll<HTMLInputElement>('li input')) box.indeterminate = box.checked && innerBoxes(box).length > 0;
}

/** On click, which comes before the change event that submits the form. */
function widen({ target }: Event): void {
	if (!(target instanceof HTMLInputElement) || target.checked) return;
	const inner = innerBoxes(target);
	if (inner.length === 0) return;
	target.checked = true;
	for (const box of inner) box.checked = false;
}
