/** Reads a JSON column, which SQLite returns as text and PostgreSQL parsed. */
export function readJson(value: unknown): unknown {
	if (typeof value !== 'string') return value;
	try {
		return JSON.parse(value);
	} catch {
		return null;
	}
}

export const readList = (value: unknown): unknown[] => {
	const list = readJson(value);
	return Array.isArray(list) ? list : [];
};
