/** `burst` at once, then one every `everyMs`. */
export type Rate = { burst: number; everyMs: number };

export type Buckets = ReturnType<typeof createBuckets>;

/** Token buckets by key, each stored as one number: the time at which it is full again. Holds at most `most` keys. */
export function createBuckets({ burst, everyMs }: Rate, most = 50_000, fullAt = new Map<string, number>()) {
	const forgetOldest = (now: number): void => {
		for (const [key, at] of fullAt) {
			if (at > now && fullAt.size <= most) return;
			fullAt.delete(key);
		}
	};

	return {
		/** Milliseconds until the next token; zero if there is one now. */
		wait: (key: string, now: number): number => Math.max(0, (fullAt.get(key) ?? 0) - now - (burst - 1) * everyMs),
		take(key: string, now: number): void {
			const at = Math.max(fullAt.get(key) ?? 0, now) + everyMs;
			fullAt.delete(key);
			fullAt.set(key, at);
			forgetOldest(now);
		},
		giveBack(key: string): void {
			const at = fullAt.get(key);
			if (at !== undefined) fullAt.set(key, at - everyMs);
		},
		size: (): number => fullAt.size,
	};
}
