import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<Set<string>>();

/** Notes that the work under way depends on a record or a list. */
export const noteRead = (key: string): void => void current.getStore()?.add(key);

/** Runs `work` and tells which records and lists it read, so that a cache knows when its result is stale. */
export async function recordReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: ReadonlySet<string> }> {
	const reads = new Set<string>();
	const result = await current.run(reads, work);
	return { result, reads };
}
