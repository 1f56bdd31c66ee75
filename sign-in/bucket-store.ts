/** When each bucket is full again, by the kind of bucket and its key. */
export type FullAt<Kind extends string> = Record<Kind, Map<string, number>>;

/** Where buckets are counted: in the memory of this process, or in a database that several sites share (`shared-bucket-store.ts`). */
export type BucketStore<Kind extends string> = {
	/** Gives `work` at least the buckets that are named, for it alone, and keeps what it leaves of them. */
	use<T>(keys: Partial<Record<Kind, string>>, now: number, work: (fullAt: FullAt<Kind>) => T): Promise<T>;
};

export const emptyBuckets = <Kind extends string>(kinds: readonly Kind[]): FullAt<Kind> =>
	Object.fromEntries(kinds.map((kind) => [kind, new Map<string, number>()])) as FullAt<Kind>;

export function createBucketStore<Kind extends string>(kinds: readonly Kind[]): BucketStore<Kind> {
	const fullAt = emptyBuckets(kinds);
	return { use: async (_keys, _now, work) => work(fullAt) };
}
