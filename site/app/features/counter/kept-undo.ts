import type { Changed } from './receive-change.ts';

const KEY = 'counter-undo';
const KEPT_MS = 10 * 60_000;

type Kept = { notice: string; undo: string; until: number };

/**
 * Keeps the undo data of the last change across a reload of this tab. Undoing is checked against the rights of whoever is signed in then.
 */
export function keepUndo(changed: Changed | null): void {
	try {
		if (changed?.undo) {
			const kept: Kept = { notice: changed.notice, undo: changed.undo, until: Date.now() + KEPT_MS };
			sessionStorage.setItem(KEY, JSON.stringify(kept));
		} else sessionStorage.removeItem(KEY);
	} catch {
		// Without storage, undo lasts until the page is left.
	}
}

export function readKeptUndo(): Changed | null {
	try {
		const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
		return kept && kept.until > Date.now() ? { notice: kept.notice, isProblem: false, undo: kept.undo, ask: null } : null;
	} catch {
		return null;
	}
}
