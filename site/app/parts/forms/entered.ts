export type Entry = [name: string, value: string];

export const textsIn = (form: HTMLFormElement, button?: HTMLElement | null): Entry[] =>
	[...new FormData(form, button)].flatMap(([name, value]): Entry[] => (typeof value === 'string' ? [[name, value]] : []));

/** Values that differ from those rendered, including input from before hydration. */
export function enteredIn(form: HTMLFormElement): Entry[] {
	const drawn = form.cloneNode(true) as HTMLFormElement;
	drawn.reset();
	const before = new Set(textsIn(drawn).map((pair) => JSON.stringify(pair)));
	return textsIn(form).filter((pair) => !before.has(JSON.stringify(pair)));
}

/** Keeps input and focus while React hydrates or replaces the form, which resets textareas and mismatched elements. */
export function keepTypingDuring(island: HTMLElement): () => void {
	const form = island.querySelector('form');
	const entered = form ? enteredIn(form) : [];
	const active = island.contains(document.activeElement) ? (document.activeElement as HTMLInputElement) : null;
	const { name, value, type, selectionStart, selectionEnd } = active ?? {};
	return () => {
		for (const [field, text] of entered) for (const control of controlsIn(island, field)) fill(control, text);
		const controls = name ? controlsIn(island, name) : [];
		const focused = controls.length > 1 ? controls.find((one) => one.type === type && one.value === value) : controls[0];
		if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
		if (focused && selectionStart != null) focused.setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
	};
}

const controlsIn = (island: HTMLElement, name: string) => [
	...island.querySelectorAll<HTMLInputElement>(`:is(form, :scope) [name="${CSS.escape(name)}"]`),
];

/** Sets a field unless it was changed since it was rendered, or is hidden. */
export function fillUntouched(form: HTMLFormElement, name: string, text: string): void {
	const controls = controlsIn(form, name).filter(({ type }) => type !== 'hidden');
	const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
	const isUntouched = controls.every((one) =>
		isChoice(one) ? one.checked === one.defaultChecked : one.value === (one.defaultValue ?? one.value),
	);
	if (isUntouched) for (const control of controls) fill(control, text);
}

function fill(control: HTMLInputElement, text: string): void {
	if (control.type === 'checkbox' || control.type === 'radio') control.checked ||= control.value === text && !control.disabled;
	else if (control.type !== 'submit' && control.value !== text) control.value = text;
}
