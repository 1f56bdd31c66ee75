import { parseId } from '#app/addresses.ts';

/** Parses `ids=1,2` or `ids=1&ids=2`, without duplicates. */
export function listedIds(values: readonly string[], most: number): number[] {
	const ids = values
		.join()
		.split(',', 10 * most)
		.flatMap((text) => parseId(text.trim()) ?? []);
	return [...new Set(ids)].slice(0, most);
}
