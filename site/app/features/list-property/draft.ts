import type { Entry } from '#app/parts/forms/entered.ts';

/** Kept in this browser until the form is sent; shared by both languages. */
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

/** Fields entered again replace those of the draft. */
export function withEntered(draft: Draft, entered: Draft): Draft {
	const names = new Set(entered.map(([name]) => name));
	return [...draft.filter(([name]) => !names.has(name)), ...entered];
}

export function keepDraft(draft: Draft): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(draft));
	} catch {
		// The form works without storage.
	}
}

export function forgetDraft(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {}
}
