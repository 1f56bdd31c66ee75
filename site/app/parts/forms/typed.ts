import type { Typed } from './schema.ts';

/** What is in a form, as its rules want it. Of a file that was chosen they need to know the size. */
export function readTyped(form: FormData): Typed {
	const typed: Typed = {};
	for (const [name, value] of form) {
		const text = typeof value === 'string' ? value : value.size ? String(value.size) : null;
		if (text !== null) typed[name] = [...(typed[name] ?? []), text];
	}
	return typed;
}
