import { goToProblem } from '#app/parts/forms/go-to-problem.ts';

/** Where the visitor is taken: to what is wrong, or to where the step begins. */
export function focusStep(section: HTMLElement): void {
	if (goToProblem(section)) return;
	section.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
	section.scrollIntoView({ block: 'start' });
}

/** False where this drawing of the form does not ask for the field that was typed in. */
export function restoreFocus(section: HTMLElement, name: string): boolean {
	const field = name ? section.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]:not([type=hidden], button)`) : null;
	field?.focus({ preventScroll: true });
	if (field?.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
	return field !== null;
}
