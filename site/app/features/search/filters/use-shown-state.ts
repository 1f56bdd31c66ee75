import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isHalfway } from '#app/navigation/send-typed.ts';
import { groupDigits } from '#domain/digits.ts';
import type { Parameter } from './asked.ts';

/** Controls keep what the visitor does by themselves; when results come, they show what was searched for, except one being typed in since. */
export function useShownState(form: RefObject<HTMLFormElement | null>, asked: Parameter[]): void {
	const { key } = useLocation();
	const sent = useRef(new Map<Element, string>());
	/** The address the form was last sent from: its results are older than what the form shows. */
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
		// What was chosen before the page was alive is still to be sent.
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

/** Among several; a place and its distance have commas of their own. */
const isSaid = (said: string, value: string) => said === value || said.split(',').includes(value);

/** A text that was selected to be typed over stays selected. */
function show(field: HTMLInputElement, value: string): void {
	const isSelected = field === document.activeElement && field.selectionStart === 0 && field.selectionEnd === field.value.length;
	field.value = value;
	if (isSelected) field.select();
}

/** `price-from` and `price-to` are the two ends of one price; words typed are looked for as text. */
function readFieldText(field: string, values: Map<string, string>): string {
	const [, name = field === 'q' ? 'text' : field, end] = /^(.*)-(from|to)$/.exec(field) ?? [];
	const value = values.get(name) ?? '';
	const text = end ? (value.split('-')[end === 'from' ? 0 : 1] ?? '') : value;
	return field === 'q' ? text : groupDigits(text);
}
