const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Focuses the first invalid field and scrolls it into view with its error. False when there is none. */
export function goToProblem(within: Element): boolean {
	const wrong = [...within.querySelectorAll<HTMLElement>('[aria-invalid]')].find(isShown);
	if (!wrong) return false;
	// Slots of other days are hidden and cannot take focus.
	const field = wrong.matches('fieldset') ? [...wrong.querySelectorAll<HTMLInputElement>('input:enabled')].find(isShown) : wrong;
	field?.focus({ preventScroll: true });
	wrong.scrollIntoView({ block: 'center' });
	return true;
}
