/** Reproducible random numbers: each key has its own stream. */
export type Random = {
	next: () => number;
	int: (min: number, max: number) => number;
	between: (min: number, max: number) => number;
	chance: (probability: number) => boolean;
	pick: <T>(list: readonly T[]) => T;
	weighted: <T>(entries: readonly (readonly [T, number])[]) => T;
	take: <T>(list: readonly T[], count: number) => T[];
};

export function hash(key: string): number {
	let value = 2166136261;
	for (let at = 0; at < key.length; at++) value = Math.imul(value ^ key.charCodeAt(at), 16777619);
	value = Math.imul(value ^ (value >>> 16), 2246822507);
	value = Math.imul(value ^ (value >>> 13), 3266489909);
	return (value ^ (value >>> 16)) >>> 0;
}

/** mulberry32 */
function stream(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let value = Math.imul(state ^ (state >>> 15), state | 1);
		value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	};
}

export function random(key: string): Random {
	const next = stream(hash(key));
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

	function pick<T>(list: readonly T[]): T {
		if (list.length === 0) throw new Error(`Nothing to pick from (${key})`);
		return list[int(0, list.length - 1)] as T;
	}

	function weighted<T>(entries: readonly (readonly [T, number])[]): T {
		let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
		for (const [value, weight] of entries) {
			left -= weight;
			if (left < 0) return value;
		}
		throw new Error(`Nothing to weigh (${key})`);
	}

	function take<T>(list: readonly T[], count: number): T[] {
		const rest = [...list];
		const taken: T[] = [];
		while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
		return taken;
	}

	return {
		next,
		int,
		between: (min, max) => min + next() * (max - min),
		chance: (probability) => next() < probability,
		pick,
		weighted,
		take,
	};
}
