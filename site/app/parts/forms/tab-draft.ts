import { TAB_DRAFTS } from './draft-key.ts';
import { type Entry, enteredIn, fillUntouched } from './entered.ts';
import { HONEYPOT } from './honeypot.ts';

/** Consent has to be given each time; the others belong to the form itself. */
const notKept = new Set(['consent', 'key', 'seen', 'page', HONEYPOT]);

/** One draft for both languages, whose paths differ. */
const keyFor = (form: string) =>
	`${TAB_DRAFTS}${form} ${location.pathname.replace(/^\/(?:en|ar)(?=\/|$)/, '').replace(/(?<=\/\d+)-[^/]*$/, '')}`;

export const hasTabDraft = (form: string): boolean => read(form).length > 0;

function read(form: string): Entry[] {
	try {
		return JSON.parse(sessionStorage.getItem(keyFor(form)) ?? '[]');
	} catch {
		return [];
	}
}

/**
 * Saves what is typed in this tab until the form is accepted, so that reloading or changing the language loses nothing. `goesOn`: the form
 * under which it is restored.
 */
export function keepTabDraft(form: HTMLFormElement, goesOn = form.id): void {
	const entered = enteredIn(form).filter(([name]) => !notKept.has(name));
	const names = new Set(entered.map(([name]) => name));
	try {
		sessionStorage.setItem(keyFor(goesOn), JSON.stringify([...read(goesOn).filter(([name]) => !names.has(name)), ...entered]));
	} catch {
		// The form works without storage.
	}
}

export const restoreTabDraft = (form: HTMLFormElement): void => {
	for (const [name, text] of read(form.id)) fillUntouched(form, name, text);
};

export function forgetTabDrafts(): void {
	try {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(TAB_DRAFTS)) sessionStorage.removeItem(key);
	} catch {}
}
