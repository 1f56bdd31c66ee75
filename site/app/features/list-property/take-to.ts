/** Where the visitor is taken: to what is wrong, or to where the step begins. */
export function takeTo(section: HTMLElement): void {
	const wrong = section.querySelector<HTMLElement>('[aria-invalid]');
	const target =
		(wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong) ?? section.querySelector<HTMLElement>('[data-step-heading]');
	target?.focus({ preventScroll: true });
	(wrong ?? section).scrollIntoView({ block: wrong ? 'center' : 'start' });
}

/** False where this drawing of the form does not ask for the field that was typed in. */
export function goOnTyping(section: HTMLElement, name: string): boolean {
	const field = name ? section.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]:not([type=hidden], button)`) : null;
	field?.focus({ preventScroll: true });
	if (field?.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
	return field !== null;
}
