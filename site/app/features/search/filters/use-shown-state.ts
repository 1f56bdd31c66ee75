import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isHalfway } from '#app/navigation/send-typed.ts';
import { groupDigits } from '#domain/digits.ts';
import type { Parameter } from './hidden-parameters.ts';

/** Inputs are uncontrolled. When results arrive, they are set to the search that was answered, except one being typed in. */
export function useShownState(form: RefObject<HTMLFormElement | null>, asked: Parameter[]): void {
	const { key } = useLocation();
	const sent = useRef(new Map<Element, string>());
	/** The address of the last submit: results for it are older than the form. */
	const sentFrom = useRef<string>(undefined);
	useEffect(() => {
		const stop = new AbortController();
		const note = () => {
			sentFrom.current = history.state?.key;
			for (const field of form.current?.querySelectorAll('input') ?? []) {
				if (isHalfway(field)) sent.current.delete(field);
				else sent.current.set(field, field.value);
			}
		};
		form.current?.addEventListener('submit', note, stop);
		return () => stop.abort();
	}, [form]);
	const shown = useRef(asked);
	useEffect(() => {
		// Input from before hydration still has to be submitted.
		if (shown.current === asked || sentFrom.current === key) return;
		shown.current = asked;
		sentFrom.current = undefined;
		const values = new Map(asked.map(({ name, value }) => [name, value]));
		for (const field of form.current?.elements ?? []) {
			if (field instanceof HTMLSelectElement) field.value = values.get(field.name) ?? '';
			if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.disabled || field.name === '') continue;
			if (field.type === 'checkbox' || field.type === 'radio') field.checked = isSaid(values.get(field.name) ?? '', field.value);
			else if (field !== document.activeElement || field.value === sent.current.get(field)) {
				show(field, readFieldText(field.name, values));
				sent.current.set(field, field.value);
			}
		}
	}, [form, asked, key]);
}

/** `value` may be a list; a place with a distance contains commas itself. */
const isSaid = (said: string, value: string) => said === value || said.split(',').includes(value);

/** Keeps selected text selected. */
function show(field: HTMLInputElement, value: string): void {
	const isSelected = field === document.activeElement && field.selectionStart === 0 && field.selectionEnd === field.value.length;
	field.value = value;
	if (isSelected) field.select();
}

/** `price-from` and `price-to` are the two ends of `price`; free words are `q`. */
function readFieldText(field: string, values: Map<string, string>): string {
	const [, name = field === 'q' ? 'text' : field, end] = /^(.*)-(from|to)$/.exec(field) ?? [];
	const value = values.get(name) ?? '';
	const text = end ? (value.split('-')[end === 'from' ? 0 : 1] ?? '') : value;
	return field === 'q' ? text : groupDigits(text);
}
