import { randomUUID } from 'node:crypto';
import type { PageRequest } from '#app/page-loader.ts';
import type { OfferedPropertyState } from './receive-offered-property.ts';
import type { OfferedPropertyField } from './schema.ts';

/** Fields that a link may prefill, such as the one on the valuation page. */
const brought = ['area', 'purpose', 'type', 'finishing', 'builtUp'] as const satisfies OfferedPropertyField[];
const MOST_LETTERS = 40;

/** Null where the address has none of them. Invalid values are reported at their step, as if typed. */
export function readPrefilled({ url, read }: Pick<PageRequest, 'url' | 'read'>): OfferedPropertyState | null {
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
