const KEY = 'pn-hidden-homes';
/** The oldest come back when there are more. */
const MOST = 200;
const CHANGED = 'hidden-homes';

/** The homes that are not for this visitor, the latest last: known to this browser alone. */
export function hiddenHomes(): number[] {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
	} catch {
		return [];
	}
}

export const isHidden = (id: number): boolean => hiddenHomes().includes(id);

export const hideHome = (id: number): void => keep([...hiddenHomes().filter((other) => other !== id), id].slice(-MOST));

export const bringBack = (ids: readonly number[]): void => keep(hiddenHomes().filter((id) => !ids.includes(id)));

function keep(ids: readonly number[]): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(ids));
	} catch {
		// A browser that keeps nothing hides nothing.
	}
	dispatchEvent(new Event(CHANGED));
}

/** Here, or in another tab. */
export function onHidden(listener: () => void): () => void {
	const stop = new AbortController();
	addEventListener(CHANGED, listener, stop);
	addEventListener('storage', ({ key }) => key === KEY && listener(), stop);
	return () => stop.abort();
}
