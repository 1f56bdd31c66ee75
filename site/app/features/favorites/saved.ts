import { cookieOf, type Entry, entriesOf } from './cookie.ts';

/** What this browser has saved. */
export const saved = (): Entry[] => entriesOf(document.cookie);
export const savedText = (): string => saved().join(':');
export const savedCount = (): number => saved().length;

const CHANGED = 'favorites';

export function save(entries: readonly Entry[]): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later, and a heart is filled at once
	document.cookie = cookieOf(entries, location.protocol === 'https:');
	tellOtherTabs();
	dispatchEvent(new Event(CHANGED));
}

/** What is stored changes in all of them at once. Where nothing may be stored they notice when they are looked at. */
function tellOtherTabs(): void {
	try {
		localStorage.setItem(CHANGED, String(Date.now()));
	} catch {}
}

/** Here, or in another tab. */
export function onSaved(listener: () => void): () => void {
	const stop = new AbortController();
	for (const type of [CHANGED, 'storage', 'focus', 'pageshow']) addEventListener(type, listener, stop);
	return () => stop.abort();
}
