import type { Document } from '../documents.ts';

/** Words and numbers of a field; a record such as a place on a map as it is written. */
function saidIn(value: unknown): string[] {
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return [JSON.stringify(value)];
	return (Array.isArray(value) ? value : [value]).flatMap((one) =>
		typeof one === 'number' || (typeof one === 'string' && one.trim() !== '') ? [String(one)] : [],
	);
}

/** Fields of a row of which its entity has less: a value that nobody knows or that makes no sense, or a link of a kind that nobody may follow. */
export function listSkippedValues(document: Document, entity: Record<string, unknown>): { field: string; values: string[] }[] {
	return Object.entries(document).flatMap(([field, value]) => {
		const kept = entity[field];
		if (kept !== null && !Array.isArray(kept)) return [];
		const values = saidIn(value);
		return values.length > (kept?.length ?? 0) ? [{ field, values }] : [];
	});
}
