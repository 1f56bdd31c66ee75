import { afterPaint } from '#app/ui/after-paint.ts';
import { type Entry, formatEntries, parseEntries } from './cookie.ts';

/** What this browser has saved. */
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

/** What is stored changes in all of them at once. Where nothing may be stored they notice when they are looked at. */
function tellOtherTabs(text: string): void {
	try {
		localStorage.setItem(CHANGED, text);
	} catch {}
}

/** Here, or in another tab. */
export function onSaved(listener: () => void): () => void {
	const stop = new AbortController();
	for (const type of [CHANGED, 'focus', 'pageshow']) addEventListener(type, listener, stop);
	addEventListener('storage', ({ key, newValue }) => key === CHANGED && onceArrived(newValue ?? '', listener), stop);
	return () => stop.abort();
}

const ARRIVAL_MS = 50;
const LONGEST_TRIES = 40;

/** Another tab's news can be here before its cookie is. */
function onceArrived(text: string, listener: () => void, tries = 0): void {
	if (savedText() === text || tries === LONGEST_TRIES) listener();
	else setTimeout(onceArrived, ARRIVAL_MS, text, listener, tries + 1);
}
