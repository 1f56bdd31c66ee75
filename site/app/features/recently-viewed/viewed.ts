const KEY = 'pn-recently-viewed';
const REMEMBERED = 12;

/** Newest first; kept in this browser only. */
export function viewed(): number[] {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
	} catch {
		return [];
	}
}

export function rememberViewed(id: number): void {
	try {
		localStorage.setItem(KEY, JSON.stringify([id, ...viewed().filter((other) => other !== id)].slice(0, REMEMBERED)));
	} catch {
		// Without storage nothing is remembered.
	}
}

export const forgetViewed = (): void => localStorage.removeItem(KEY);
