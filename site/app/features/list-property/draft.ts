import type { Entry } from '#app/parts/forms/entered.ts';

/** What was typed, in this browser alone; gone once it is sent. In either language it is the same. */
const KEY = 'pn-list-property';

export type Draft = Entry[];

export function hasDraft(): boolean {
	try {
		return localStorage.getItem(KEY) !== null;
	} catch {
		return false;
	}
}

export function readDraft(): Draft | null {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		const isDraft =
			Array.isArray(draft) &&
			draft.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'));
		return isDraft ? draft : null;
	} catch {
		return null;
	}
}

/** What was entered again stands for what the draft had under its name. */
export function withEntered(draft: Draft, entered: Draft): Draft {
	const names = new Set(entered.map(([name]) => name));
	return [...draft.filter(([name]) => !names.has(name)), ...entered];
}

export function keepDraft(draft: Draft): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(draft));
	} catch {
		// A browser that keeps nothing still sends the form.
	}
}

export function forgetDraft(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Nothing was kept.
	}
}
