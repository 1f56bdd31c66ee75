/** A person who was deleted in Directus. The site must remove everything they sent until then as well. */
export type Erasure = { id: number; phones: string[]; emails: string[]; keys: string[]; requestedAt: number };

/** Null for a malformed row. */
export function parseErasure(row: unknown): Erasure | null {
	if (typeof row !== 'object' || row === null) return null;
	const { id, phones, emails, keys, requested_at } = row as Record<string, unknown>;
	const requestedAt = Date.parse(String(requested_at));
	if (typeof id !== 'number' || Number.isNaN(requestedAt)) return null;
	return { id, phones: textsIn(phones), emails: textsIn(emails), keys: textsIn(keys), requestedAt };
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : []);
