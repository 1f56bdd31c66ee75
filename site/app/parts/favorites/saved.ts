import { afterPaint } from '#app/ui/after-paint.ts';
import { type Entry, formatEntries, parseEntries } from './cookie.ts';

export const saved = (): Entry[] => parseEntries(document.cookie);
export const savedText = (): string => saved().join(':');
export const savedCount = (): number => saved().length;

const CHANGED = 'favorites';

export function storeEntries(entries: readonly Entry[]): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later, and a heart is filled at once
	document.cookie = formatEntries(entries, location.protocol === 'https:');
	dispatchEvent(new Event(CHANGED));
	afterPaint(() => tellOtherTabs(entries.join(':')));
}

/** The storage event tells other tabs. Where storage is blocked, they notice on focus. */
function tellOtherTabs(text: string): void {
	try {
		localStorage.setItem(CHANGED, text);
	} catch {}
}

/** Called after changes in this tab or another one. */
export function onSaved(listener: () => void): () => void {
	const stop = new AbortController();
	for (const type of [CHANGED, 'focus', 'pageshow']) addEventListener(type, listener, stop);
	addEventListener('storage', ({ key, newValue }) => key === CHANGED && onceArrived(newValue ?? '', listener), stop);
	return () => stop.abort();
}

const ARRIVAL_MS = 50;
const LONGEST_TRIES = 40;

/** The storage event can arrive before the cookie has changed. */
function onceArrived(text: string, listener: () => void, tries = 0): void {
	if (savedText() === text || tries === LONGEST_TRIES) listener();
	else setTimeout(onceArrived, ARRIVAL_MS, text, listener, tries + 1);
}
