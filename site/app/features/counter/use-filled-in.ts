import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** Updates the fields after a link or Back changed the address, except the one being typed in. */
export function useFilledIn(filled: Record<string, string | boolean>) {
	const form = useRef<HTMLFormElement>(null);
	const isReturning = useNavigationType() === 'POP';
	useEffect(() => {
		for (const [name, value] of Object.entries(filled)) {
			const field = form.current?.elements.namedItem(name);
			if (field === document.activeElement && !isReturning) continue;
			if (field instanceof HTMLInputElement && typeof value === 'boolean') field.checked = value;
			else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value);
		}
	}, [filled, isReturning]);
	return form;
}
