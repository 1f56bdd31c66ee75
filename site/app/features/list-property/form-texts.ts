import type { Draft } from './draft.ts';

export const textsIn = (form: HTMLFormElement, button?: HTMLElement | null): Draft =>
	[...new FormData(form, button)].flatMap(([name, value]): Draft => (typeof value === 'string' ? [[name, value]] : []));

/** What the visitor entered since the form was drawn, also before the script came to it. */
export function enteredIn(form: HTMLFormElement): Draft {
	const drawn = form.cloneNode(true) as HTMLFormElement;
	drawn.reset();
	const before = new Set(textsIn(drawn).map((pair) => JSON.stringify(pair)));
	return textsIn(form).filter((pair) => !before.has(JSON.stringify(pair)));
}

export type Typing = { entered: Draft; at: string };

export const typingIn = (form: HTMLFormElement): Typing => ({
	entered: enteredIn(form),
	at: form.querySelector<HTMLInputElement>('[name]:focus')?.name ?? '',
});

/** What was entered in another drawing of the form; false where this one does not ask for the field that was typed in. */
export function goOnTyping(form: HTMLFormElement, { entered, at }: Typing): boolean {
	for (const [name, value] of entered) {
		const field = form.elements.namedItem(name);
		if (field) Object.assign(field, { value });
		else form.prepend(unseen(name, value));
	}
	const field = form.querySelector<HTMLInputElement>(`[name="${at}"]:not([type=hidden], button)`);
	field?.focus({ preventScroll: true });
	if (field?.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
	return field !== null;
}

/** Sent as a form without a script is: the answer is a page. */
export function sendPlainly({ method, action }: HTMLFormElement, texts: Draft): void {
	const form = Object.assign(document.createElement('form'), { method, action, hidden: true });
	form.append(...texts.map(([name, value]) => unseen(name, value)));
	document.body.append(form);
	form.submit();
}

const unseen = (name: string, value: string) => Object.assign(document.createElement('input'), { type: 'hidden', name, value });
