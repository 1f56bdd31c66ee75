import type { Document } from '../documents.ts';

const saidIn = (value: unknown): string[] =>
	(Array.isArray(value) ? value : [value]).filter((text): text is string => typeof text === 'string' && text.trim() !== '');

/** Fields of a row of which its entity has less: a value that nobody knows, or a link of a kind that nobody may follow. */
export function leftOut(document: Document, entity: Record<string, unknown>): { field: string; values: string[] }[] {
	return Object.entries(document).flatMap(([field, value]) => {
		const kept = entity[field];
		if (kept !== null && !Array.isArray(kept)) return [];
		const values = saidIn(value);
		return values.length > (kept?.length ?? 0) ? [{ field, values }] : [];
	});
}
