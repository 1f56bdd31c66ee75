const KEY = 'pn-hidden-homes';
/** With more, the oldest are shown again. */
const MOST = 200;
const CHANGED = 'hidden-homes';

/** Ids of hidden homes, the latest last; kept in this browser only. */
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
		// Without storage nothing is hidden.
	}
	dispatchEvent(new Event(CHANGED));
}

/** Called after changes in this tab or another one. */
export function onHidden(listener: () => void): () => void {
	const stop = new AbortController();
	addEventListener(CHANGED, listener, stop);
	addEventListener('storage', ({ key }) => key === KEY && listener(), stop);
	return () => stop.abort();
}
