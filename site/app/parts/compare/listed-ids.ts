import { parseId } from '#app/addresses.ts';

/** Ids from an address, `ids=1,2` or `ids=1&ids=2`: each once, in their order. */
export function listedIds(values: readonly string[], most: number): number[] {
	const ids = values
		.join()
		.split(',', 10 * most)
		.flatMap((text) => parseId(text.trim()) ?? []);
	return [...new Set(ids)].slice(0, most);
}
