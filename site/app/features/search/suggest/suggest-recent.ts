import type { RecordLink } from '#app/record-link.ts';
export type Recent = RecordLink;

const MOST = 5;

/** Moves it to the front, without duplicates. */
const withRecent = (recents: readonly Recent[], made: Recent): Recent[] =>
	[made, ...recents.filter(({ text, to }) => to !== made.to && text !== made.text)].slice(0, MOST);

export function matchingRecents(recents: readonly Recent[], typed: string): Recent[] {
	const words = typed.trim().toLocaleLowerCase('en');
	return recents.filter(({ text }) => text.toLocaleLowerCase('en').includes(words));
}

/** Stored in this browser, per language. Works without storage. */
export function recentSearches(action: string, storage: () => Storage = () => localStorage) {
	const key = `recent:${action}`;
	const read = (): Recent[] => {
		try {
			const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
			return Array.isArray(kept) ? kept.filter((one) => isRecent(one, action)) : [];
		} catch {
			return [];
		}
	};
	const write = (recents: Recent[]): Recent[] => {
		try {
			if (recents.length) storage().setItem(key, JSON.stringify(recents));
			else storage().removeItem(key);
		} catch {
			return [];
		}
		return recents;
	};
	return { read, remember: (made: Recent) => write(withRecent(read(), made)), clear: () => write([]) };
}

/** Validates stored data, so that a tampered entry can only link to a search. */
const isRecent = (one: unknown, action: string): one is Recent => {
	const { text, to } = (one ?? {}) as Partial<Recent>;
	return typeof text === 'string' && typeof to === 'string' && (to === action || to.startsWith(`${action}?`));
};
