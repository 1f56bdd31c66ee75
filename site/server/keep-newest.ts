/** A least-recently-used cache. */
export function keepNewest<T>(most: number) {
	const kept = new Map<string, T>();
	return {
		find(name: string, make: () => T): T {
			const value = kept.get(name) ?? make();
			kept.delete(name);
			kept.set(name, value);
			for (const oldest of kept.keys()) {
				if (kept.size <= most) break;
				kept.delete(oldest);
			}
			return value;
		},
		forget: (name: string): void => void kept.delete(name),
	};
}
