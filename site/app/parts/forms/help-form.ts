import { localeOf, localePath } from '#app/i18n/locale-paths.ts';
import { errorLook } from '#app/ui/field-look.ts';
import { showCountry } from './phone-country.ts';
import type { Problem, Problems } from './problems.ts';
import { type FormSchema, readForm, type Typed } from './schema.ts';
import { whenReleased } from './when-released.ts';

/** The rules of each form, by the name it carries in `data-form`. */
const schemas: Record<string, () => Promise<FormSchema<unknown>>> = {
	enquiry: async () => (await import('../enquiry/schema.ts')).enquirySchema,
	apply: async () => (await import('../apply/schema.ts')).applicationSchema,
	alerts: async () => (await import('../alerts/schema.ts')).alertSchema,
};

export type Words = Record<Problem, string>;

/** What is wrong is said beside its field before anything is sent, by the rules and in the words the server has. */
export async function helpForm(form: HTMLFormElement): Promise<void> {
	const load = schemas[form.dataset['form'] ?? ''];
	if (!load) return;
	const [schema, words] = await Promise.all([load(), wordsOf(localePath('/forms/problems.json', localeOf(location.pathname)))]);
	giveKey(form);
	form.addEventListener('submit', (event) => check(event, form, schema, words));
	form.addEventListener('input', () => clearProblems(form, schema, words));
	form.addEventListener('change', ({ target }) => validateField(form, target as HTMLInputElement, schema, words));
	window.addEventListener('pageshow', () => setSending(form, false));
	showCountry(form);
}

export const wordsOf = async (address: string): Promise<Words> => (await fetch(address)).json();

/** One for each time the form is seen: sending it twice is sending it once. */
export function giveKey(form: HTMLFormElement): void {
	const key = form.querySelector<HTMLInputElement>('input[name=key]');
	if (key && !key.value) key.value = crypto.randomUUID();
}

function check(event: SubmitEvent, form: HTMLFormElement, schema: FormSchema<unknown>, words: Words): void {
	if ((event.submitter as HTMLButtonElement | null)?.formNoValidate) return;
	const isTwice = form.dataset['state'] === 'sending';
	const problems = problemsOf(form, schema);
	for (const name of Object.keys(schema.shape)) show(form, name, problems[name], words);
	const [first] = Object.keys(problems);
	if (first || isTwice) event.preventDefault();
	else setSending(form, true);
	if (first) controlOf(form, first)?.focus();
}

/** A complaint goes as soon as it holds no longer, also where another field settled it; a new one waits until they are done. */
export function clearProblems(form: HTMLFormElement, schema: FormSchema<unknown>, words: Words): void {
	const wrong = Object.keys(schema.shape).filter((name) => errorOf(form, name));
	if (!wrong.length) return;
	const problems = problemsOf(form, schema);
	for (const name of wrong) if (!problems[name]) show(form, name, undefined, words);
}

/** What was left empty is not complained about before it is sent. */
export function validateField(form: HTMLFormElement, { name, value }: HTMLInputElement, schema: FormSchema<unknown>, words: Words): void {
	if (value) whenReleased(() => show(form, name, problemsOf(form, schema)[name], words));
}

export function problemsOf(form: HTMLFormElement, schema: FormSchema<unknown>): Problems {
	const typed: Typed = {};
	for (const [name, value] of new FormData(form)) {
		const said = typeof value === 'string' ? value : sizeOf(value);
		if (said !== null) typed[name] = [...(typed[name] ?? []), said];
	}
	const read = readForm(schema, typed);
	return read.ok ? {} : read.problems;
}

/** What the rules need to know of a file that was chosen. */
const sizeOf = ({ size }: File) => (size ? String(size) : null);

const idOf = (form: HTMLFormElement, name: string) => `${form.id}-${name}`;
const errorOf = (form: HTMLFormElement, name: string) => document.getElementById(`${idOf(form, name)}-error`);

/** The field itself, or the first choice of a group. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
	const field = document.getElementById(idOf(form, name));
	return field?.matches('fieldset') ? field.querySelector('input') : field;
}

export function show(form: HTMLFormElement, name: string, problem: Problem | undefined, words: Words): void {
	const id = idOf(form, name);
	const field = document.getElementById(id);
	if (!field) return;
	const error = errorOf(form, name);
	const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((part) => part && part !== `${id}-error`);
	if (problem) {
		const line =
			error ??
			(field.closest('[data-field]') ?? field).appendChild(
				Object.assign(document.createElement('p'), { id: `${id}-error`, className: errorLook }),
			);
		line.textContent = words[problem];
		field.setAttribute('aria-describedby', [...others, `${id}-error`].join(' '));
		field.setAttribute('aria-invalid', 'true');
	} else {
		error?.remove();
		field.setAttribute('aria-describedby', others.join(' '));
		field.removeAttribute('aria-invalid');
	}
}

function setSending(form: HTMLFormElement, isSending: boolean): void {
	form.dataset['state'] = isSending ? 'sending' : '';
	const button = form.querySelector<HTMLButtonElement>('button[type=submit]:not([name])');
	if (!button) return;
	button.dataset['text'] ??= button.textContent;
	button.setAttribute('aria-disabled', String(isSending));
	button.textContent = (isSending ? form.dataset['sending'] : button.dataset['text']) ?? '';
}
