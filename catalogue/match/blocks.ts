/**
 * Long loops run in blocks, each a call of a small function that contains only the loop. The data of a block stays in the processor's cache, and a
 * function that is called often is optimised by the compiler; one called once per search would stay slow for thousands of searches. Keep these
 * loops short: only in short ones does the compiler look up arrays once instead of for every row.
 */
export const BLOCK = 2048;

export function forEachBlock(start: number, end: number, work: (from: number, to: number) => void): void {
	for (let from = start; from < end; from += BLOCK) work(from, Math.min(end, from + BLOCK));
}
