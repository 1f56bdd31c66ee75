import { useEffect, useState } from 'react';
import { fillUntouched } from '../forms/entered.ts';
import { forgetKnownPerson, keepKnownPerson, readKnownPerson } from './known-person.ts';

const findForm = (id: string) => document.getElementById(id) as HTMLFormElement | null;

/** Fills in the person who last sent a form, until something is typed or they say it is somebody else. */
export function useKnownPerson(id: string): { isFilled: boolean; forget: () => void } {
	const [isFilled, setFilled] = useState(false);
	useEffect(() => {
		const form = findForm(id);
		if (!form) return;
		const known = readKnownPerson().filter(([name]) => form.elements.namedItem(name));
		for (const [name, text] of known) fillUntouched(form, name, text);
		setFilled(known.some(([name, text]) => new FormData(form).get(name) === text));
		const keep = () => keepKnownPerson(new FormData(form));
		form.addEventListener('submit', keep);
		return () => form.removeEventListener('submit', keep);
	}, [id]);
	return {
		isFilled,
		forget() {
			const form = findForm(id);
			for (const [name, text] of readKnownPerson()) {
				const control = form?.elements.namedItem(name);
				if (control instanceof HTMLInputElement && control.value === text) control.value = '';
			}
			forgetKnownPerson();
			setFilled(false);
			form?.querySelector<HTMLInputElement>('[name=name]')?.focus();
		},
	};
}
