import type { Typed } from './schema.ts';

/** Form data in the shape that rules take; of a chosen file only its size. */
export function readTyped(form: FormData): Typed {
	const typed: Typed = {};
	for (const [name, value] of form) {
		const text = typeof value === 'string' ? value : value.size ? String(value.size) : null;
		if (text !== null) typed[name] = [...(typed[name] ?? []), text];
	}
	return typed;
}
