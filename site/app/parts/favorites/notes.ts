const KEY = 'pn-notes';
export const NOTE_MOST = 300;
/** As many as homes can be saved; the oldest are dropped. */
const NOTES_MOST = 200;

type Notes = [id: number, text: string][];

/** Notes about homes, the latest last. Kept in this browser only, never sent. */
function notes(): Notes {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isNote) : [];
	} catch {
		return [];
	}
}

const isNote = (one: unknown): one is Notes[number] => Array.isArray(one) && Number.isSafeInteger(one[0]) && typeof one[1] === 'string';

export const readNote = (id: number): string => notes().find(([home]) => home === id)?.[1] ?? '';

/** False when storage is not available. */
export function writeNote(id: number, text: string): boolean {
	const others = notes().filter(([home]) => home !== id);
	const kept = text.trim() ? [...others, [id, text.slice(0, NOTE_MOST)]] : others;
	try {
		localStorage.setItem(KEY, JSON.stringify(kept.slice(-NOTES_MOST)));
		return true;
	} catch {
		return false;
	}
}
