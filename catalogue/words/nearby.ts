import { countEdits } from './edits.ts';

export type Near = { word: string; edits: number };

const LONGEST = 24;
/** Shorter words allow at most one typo. */
const LONG = 8;

/**
 * Finds words by typos (symmetric delete): each word is indexed with up to as many letters left out as it allows typos; candidates that share
 * a key are compared letter by letter.
 */
export function createNearby() {
	const filed = new Map<string, string[]>();
	const forgives = new Map<string, number>();

	return {
		add(word: string, typos: number): void {
			if (word.length > LONGEST || (forgives.get(word) ?? -1) >= typos) return;
			forgives.set(word, typos);
			for (const key of shortened(word, typos)) {
				const words = filed.get(key);
				if (!words) filed.set(key, [word]);
				else if (!words.includes(word)) words.push(word);
			}
		},
		/** Nearest first. */
		find(typed: string): Near[] {
			if (typed.length > LONGEST) return [];
			const most = typed.length < LONG - 2 ? 1 : 2;
			const found = new Map<string, number>();
			for (const key of shortened(typed, most)) {
				for (const word of filed.get(key) ?? []) {
					if (found.has(word)) continue;
					const allowed = Math.min(most, forgives.get(word) ?? 0);
					const edits = countEdits(typed, word, allowed);
					found.set(word, edits <= allowed ? edits : -1);
				}
			}
			return [...found]
				.filter(([, edits]) => edits >= 0)
				.map(([word, edits]) => ({ word, edits }))
				.sort((a, b) => a.edits - b.edits);
		},
	};
}

function shortened(word: string, most: number): Set<string> {
	const all = new Set([word]);
	let last = [word];
	for (let round = 0; round < most; round++) {
		const next: string[] = [];
		for (const one of last) {
			for (let at = 0; at < one.length; at++) {
				const shorter = one.slice(0, at) + one.slice(at + 1);
				if (!all.has(shorter)) {
					all.add(shorter);
					next.push(shorter);
				}
			}
		}
		last = next;
	}
	return all;
}
