const PAUSE_MS = 500;

let pause: ReturnType<typeof setTimeout> | undefined;
let typedIn: HTMLInputElement | null = null;
let isUnsent = false;
let halfway: HTMLInputElement | null = null;
/** What a field sends while it is typed in is one step in the history, taken from the entry of this key. */
let step: { field: HTMLInputElement; from: unknown } | null = null;

/** `data-counts-typed` marks a field of a form that is sent at once: it counts after a short pause, as long as that is `true`. */
export function recordTyped({ target }: Event): void {
	if (!(target instanceof HTMLInputElement) || !('countsTyped' in target.dataset) || !('atOnce' in (target.form?.dataset ?? {}))) return;
	typedIn = target;
	isUnsent = true;
	clearTimeout(pause);
	pause = setTimeout(() => isUnsent && target.dataset['countsTyped'] === 'true' && sendHalfway(target), PAUSE_MS);
}

function sendHalfway(field: HTMLInputElement): void {
	halfway = field;
	field.form?.requestSubmit();
	halfway = null;
}

/** Before the part of the page closes that it was typed in: a field that is taken away with the focus in it tells of its change too late. */
export function sendTyped(): void {
	if (typedIn === document.activeElement) typedIn?.blur();
	if (isUnsent) typedIn?.form?.requestSubmit();
}

/** Whether a form is being sent while somebody is typing in this field. */
export const isHalfway = (field: HTMLInputElement): boolean => field === halfway;

/** Whether a form that is being sent belongs to the step that its field has already made. */
export function staysInStep(form: HTMLFormElement): boolean {
	if (typedIn?.form === form) isUnsent = false;
	const here = history.state?.key;
	if (halfway && step?.field !== halfway) step = { field: halfway, from: here };
	return step?.field.form === form && step.from !== here;
}

/** Another field is used, or the same one again. */
export function endStep(): void {
	step = null;
}
