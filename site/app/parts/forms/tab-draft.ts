import { TAB_DRAFTS } from './draft-key.ts';
import { type Entry, enteredIn, fillUntouched } from './entered.ts';
import { HONEYPOT } from './honeypot.ts';

/** Consent is given again each time, and the others are the form's own. */
const notKept = new Set(['consent', 'key', 'seen', 'page', HONEYPOT]);

/** The same in both languages, whose addresses differ in their words. */
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
 * What is typed stays in its tab until something was received: reloading, going away and another language lose nothing.
 * `goesOn`: the form that it goes on in.
 */
export function keepTabDraft(form: HTMLFormElement, goesOn = form.id): void {
	const entered = enteredIn(form).filter(([name]) => !notKept.has(name));
	const names = new Set(entered.map(([name]) => name));
	try {
		sessionStorage.setItem(keyFor(goesOn), JSON.stringify([...read(goesOn).filter(([name]) => !names.has(name)), ...entered]));
	} catch {
		// A browser that keeps nothing still sends the form.
	}
}

export const restoreTabDraft = (form: HTMLFormElement): void => {
	for (const [name, text] of read(form.id)) fillUntouched(form, name, text);
};

export function forgetTabDrafts(): void {
	try {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(TAB_DRAFTS)) sessionStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}
