/**
 * Long loops go block by block, each block a call of a small function with nothing but the loop in it. What a block needs stays in the
 * processor's nearest memory, and a function that is called often is compiled well: one that is called once per search would stay slow for
 * thousands of searches. The shorter the loop the better: only in a short one the compiler looks up once, not for every row, where arrays lie.
 */
export const BLOCK = 2048;

export function forEachBlock(start: number, end: number, work: (from: number, to: number) => void): void {
	for (let from = start; from < end; from += BLOCK) work(from, Math.min(end, from + BLOCK));
}
