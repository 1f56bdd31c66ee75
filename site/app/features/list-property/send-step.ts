import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import type { Entry } from '#app/parts/forms/entered.ts';
import type { ListFormData } from './list-form-data.ts';

/** The form at its next step, or the address of the confirmation page. */
export type ListAnswer = { form: ListFormData } | { to: string };

/** Null when the request fails. */
export async function sendStep(entries: Entry[]): Promise<ListAnswer | null> {
	try {
		const address = localePath('/forms/list-property.json', parseLocale(location.pathname));
		const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(entries) });
		return await answer.json();
	} catch {
		return null;
	}
}

/** Submits as a browser without a script does: the answer is a page. */
export function sendPlainly({ method, action }: HTMLFormElement, entries: Entry[]): void {
	const form = Object.assign(document.createElement('form'), { method, action, hidden: true });
	form.append(...entries.map(([name, value]) => Object.assign(document.createElement('input'), { type: 'hidden', name, value })));
	document.body.append(form);
	form.submit();
}
