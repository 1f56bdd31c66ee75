/** `burst` at once, then one every `everyMs`. */
export type Rate = { burst: number; everyMs: number };

export type Buckets = ReturnType<typeof createBuckets>;

/** Token buckets, one for each key, kept as one number: the time at which the bucket is full again. At most `most` keys are held. */
export function createBuckets({ burst, everyMs }: Rate, most = 50_000, fullAt = new Map<string, number>()) {
	const forgetOldest = (now: number): void => {
		for (const [key, at] of fullAt) {
			if (at > now && fullAt.size <= most) return;
			fullAt.delete(key);
		}
	};

	return {
		/** Milliseconds until there is a token: zero where there is one now. */
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
