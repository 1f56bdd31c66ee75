import type { Api } from './api.ts';

const PAGE = 1000;

/** Reads by cursor, because Directus limits how many rows one answer may hold. */
export async function readAll<T extends { id?: unknown }>(
	api: Api,
	path: string,
	fields: string[],
	filter: Record<string, unknown> = {},
): Promise<T[]> {
	const all: T[] = [];
	for (let last: unknown = null; ; ) {
		const after = last === null ? {} : { id: { _gt: last } };
		const page = await api.search<T[]>(path, { fields, sort: ['id'], limit: PAGE, filter: { _and: [filter, after] } });
		all.push(...page);
		if (page.length < PAGE) return all;
		last = page.at(-1)?.id;
	}
}
