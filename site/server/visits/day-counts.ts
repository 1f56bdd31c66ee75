/** How often something was seen on a day of Cairo. */
export type DayCount = { day: string; name: string; times: number };

/** Counts in memory until somebody takes them. Beyond `most` different ones only known ones are counted on. */
export function createDayCounts(most: number) {
	const counts = new Map<string, DayCount>();
	const add = (day: string, name: string, times: number): void => {
		const key = `${day} ${name}`;
		const known = counts.get(key);
		if (known) known.times += times;
		else if (counts.size < most) counts.set(key, { day, name, times });
	};
	return {
		note: (day: string, name: string): void => add(day, name, 1),
		/** The most frequent first; they are counted from nothing again. */
		take(): DayCount[] {
			const taken = [...counts.values()].sort((a, b) => b.times - a.times);
			counts.clear();
			return taken;
		},
		/** What could not be handed on. */
		putBack(taken: readonly DayCount[]): void {
			for (const { day, name, times } of taken) add(day, name, times);
		},
	};
}
