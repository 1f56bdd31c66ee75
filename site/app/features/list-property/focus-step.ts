import { goToProblem } from '#app/parts/forms/go-to-problem.ts';

/** Focuses the first error, or the step's heading. */
export function focusStep(section: HTMLElement): void {
	if (goToProblem(section)) return;
	section.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
	section.scrollIntoView({ block: 'start' });
}

/** False when this step does not have the field. */
export function restoreFocus(section: HTMLElement, name: string): boolean {
	const field = name ? section.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]:not([type=hidden], button)`) : null;
	field?.focus({ preventScroll: true });
	if (field?.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
	return field !== null;
}
