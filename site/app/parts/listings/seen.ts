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

/** Homes opened or chosen on a map; kept in this browser only. */
export const seenListings = (): SeenListings => new Set(remembered());

export function rememberSeen(ids: readonly number[]): void {
	const all = [...remembered().filter((id) => !ids.includes(id)), ...ids].slice(-REMEMBERED);
	try {
		localStorage.setItem(KEY, JSON.stringify(all));
	} catch {
		// Without storage nothing is remembered.
	}
	dispatchEvent(new Event(CHANGED));
}

export function forgetSeen(): void {
	localStorage.removeItem(KEY);
	dispatchEvent(new Event(CHANGED));
}

/** Called after changes in this tab or another one. */
export function onSeen(listener: () => void): () => void {
	const stop = new AbortController();
	addEventListener(CHANGED, listener, stop);
	addEventListener('storage', ({ key }) => key === KEY && listener(), stop);
	return () => stop.abort();
}
