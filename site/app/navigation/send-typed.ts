const PAUSE_MS = 500;

let pause: ReturnType<typeof setTimeout> | undefined;
let typedIn: HTMLInputElement | null = null;
let isUnsent = false;
let halfway: HTMLInputElement | null = null;
/** All submits while typing in a field share one history entry; `from` is the key of the entry before it. */
let step: { field: HTMLInputElement; from: unknown } | null = null;

/** Fields with `data-counts-typed="true"` in a form that submits at once are submitted after a short pause in typing. */
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

/** Call before removing the focused field, whose change event would come too late. */
export function sendTyped(): void {
	if (typedIn === document.activeElement) typedIn?.blur();
	if (isUnsent) typedIn?.form?.requestSubmit();
}

/** True while the form is submitted because of typing in this field. */
export const isHalfway = (field: HTMLInputElement): boolean => field === halfway;

/** Whether a submit replaces the history entry that its field has already added. */
export function staysInStep(form: HTMLFormElement): boolean {
	if (typedIn?.form === form) isUnsent = false;
	const here = history.state?.key;
	if (halfway && step?.field !== halfway) step = { field: halfway, from: here };
	return step?.field.form === form && step.from !== here;
}

/** Called when another field is used, or the same one again. */
export function endStep(): void {
	step = null;
}
