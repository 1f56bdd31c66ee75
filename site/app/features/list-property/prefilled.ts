import { randomUUID } from 'node:crypto';
import type { PageRequest } from '#app/page-loader.ts';
import type { ListingState } from './receive-listing.ts';
import type { ListingField } from './schema.ts';

/** What a link may bring along: what was typed where a home was valued. */
const brought = ['area', 'purpose', 'type', 'finishing', 'builtUp'] as const satisfies ListingField[];
const MOST_LETTERS = 40;

/** The form begun with what stands in the address; null where nothing of it does. What makes no sense is said at its step, as if it had been typed. */
export function readPrefilled({ url, read }: Pick<PageRequest, 'url' | 'read'>): ListingState | null {
	const typed = Object.fromEntries(
		brought.flatMap((name) => {
			const text = url.searchParams.get(name)?.slice(0, MOST_LETTERS) ?? '';
			const isKnown = name !== 'area' || (/^\d{1,9}$/.test(text) && read.get('area', Number(text)) !== null);
			return text && isKnown ? [[name, [text]]] : [];
		}),
	);
	if (Object.keys(typed).length === 0) return null;
	return {
		typed,
		problems: {},
		notice: null,
		key: randomUUID(),
		reference: null,
		step: 'where',
		reached: 'where',
		refused: [],
		gone: 0,
		photos: [],
		isRestored: false,
	};
}
