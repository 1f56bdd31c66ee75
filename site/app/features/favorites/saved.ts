import { cookieOf, type Entry, entriesOf } from './cookie.ts';

/** What this browser has saved. */
export const saved = (): Entry[] => entriesOf(document.cookie);
export const savedText = (): string => saved().join(':');
export const savedCount = (): number => saved().length;

const CHANGED = 'favorites';

export function save(entries: readonly Entry[]): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later, and a heart is filled at once
	document.cookie = cookieOf(entries, location.protocol === 'https:');
	dispatchEvent(new Event(CHANGED));
}

/** Here, or in another tab, which browsers tell us or which shows when this one is looked at again. */
export function onSaved(listener: () => void): () => void {
	const stop = new AbortController();
	for (const type of [CHANGED, 'focus', 'pageshow']) addEventListener(type, listener, stop);
	globalThis.cookieStore?.addEventListener('change', listener, stop);
	return () => stop.abort();
}
