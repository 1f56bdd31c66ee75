export type SeenListings = ReadonlySet<number>;

const KEY = 'pn-seen-listings';
const REMEMBERED = 500;
const CHANGED = 'seen';

function remembered(): number[] {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
	} catch {
		return [];
	}
}

/** The homes this browser has looked at, known to it alone: opened, or chosen on a map. */
export const seenListings = (): SeenListings => new Set(remembered());

export function rememberSeen(ids: readonly number[]): void {
	const all = [...remembered().filter((id) => !ids.includes(id)), ...ids].slice(-REMEMBERED);
	try {
		localStorage.setItem(KEY, JSON.stringify(all));
	} catch {
		// A browser that keeps nothing forgets it.
	}
	dispatchEvent(new Event(CHANGED));
}

export function forgetSeen(): void {
	localStorage.removeItem(KEY);
	dispatchEvent(new Event(CHANGED));
}

/** Here, or in another tab. */
export function onSeen(listener: () => void): () => void {
	const stop = new AbortController();
	addEventListener(CHANGED, listener, stop);
	addEventListener('storage', ({ key }) => key === KEY && listener(), stop);
	return () => stop.abort();
}
