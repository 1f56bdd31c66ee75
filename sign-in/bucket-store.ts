/** When each bucket will be full again, by kind and key. */
export type FullAt<Kind extends string> = Record<Kind, Map<string, number>>;

/** Where buckets are counted: in memory, or in a database that several sites share (`shared-bucket-store.ts`). */
export type BucketStore<Kind extends string> = {
	/** Runs `work` with exclusive access to at least the named buckets, and stores what it changed. */
	use<T>(keys: Partial<Record<Kind, string>>, now: number, work: (fullAt: FullAt<Kind>) => T): Promise<T>;
};

export const emptyBuckets = <Kind extends string>(kinds: readonly Kind[]): FullAt<Kind> =>
	Object.fromEntries(kinds.map((kind) => [kind, new Map<string, number>()])) as FullAt<Kind>;

export function createBucketStore<Kind extends string>(kinds: readonly Kind[]): BucketStore<Kind> {
	const fullAt = emptyBuckets(kinds);
	return { use: async (_keys, _now, work) => work(fullAt) };
}
