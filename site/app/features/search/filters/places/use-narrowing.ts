import { type RefObject, useEffect } from 'react';

/**
 * What form and style sheet cannot do by themselves: a box whose inner places narrow it is told to be partly ticked, and a click on it means all
 * of it again, without them.
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
	// What results bring is told as well.
	useEffect(() => {
		if (tree.current) tellPartly(tree.current);
	});
}

/** The ticked ones: to a style sheet those that are partly ticked are not. */
const innerBoxes = (box: HTMLInputElement) =>
	[...(box.closest('li')?.querySelectorAll<HTMLInputElement>(':scope > div input') ?? [])].filter(({ checked }) => checked);

function tellPartly(root: HTMLElement): void {
	for (const box of root.querySelectorAll<HTMLInputElement>('li input')) box.indeterminate = box.checked && innerBoxes(box).length > 0;
}

/** Before the form hears of it. */
function widen({ target }: Event): void {
	if (!(target instanceof HTMLInputElement) || target.checked) return;
	const inner = innerBoxes(target);
	if (inner.length === 0) return;
	target.checked = true;
	for (const box of inner) box.checked = false;
}
