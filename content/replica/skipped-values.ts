import type { Document } from '../documents.ts';

/** The single values in a field; an object such as a point is one value, as JSON. */
function listValues(value: unknown): string[] {
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return [JSON.stringify(value)];
	return (Array.isArray(value) ? value : [value]).flatMap((one) =>
		typeof one === 'number' || (typeof one === 'string' && one.trim() !== '') ? [String(one)] : [],
	);
}

/** The fields of which the parsed entity keeps less than the row had, such as unknown values or unsafe links. */
export function listSkippedValues(document: Document, entity: Record<string, unknown>): { field: string; values: string[] }[] {
	return Object.entries(document).flatMap(([field, value]) => {
		const kept = entity[field];
		if (kept !== null && !Array.isArray(kept)) return [];
		const values = listValues(value);
		return values.length > (kept?.length ?? 0) ? [{ field, values }] : [];
	});
}
