const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** Moves the focus of a form to the first thing that is wrong, with room for what is said about it. False where nothing is. */
export function goToProblem(within: Element): boolean {
	const wrong = [...within.querySelectorAll<HTMLElement>('[aria-invalid]')].find(isShown);
	if (!wrong) return false;
	// Hours of days that are not chosen are there, and cannot be focused.
	const field = wrong.matches('fieldset') ? [...wrong.querySelectorAll<HTMLInputElement>('input:enabled')].find(isShown) : wrong;
	field?.focus({ preventScroll: true });
	wrong.scrollIntoView({ block: 'center' });
	return true;
}
