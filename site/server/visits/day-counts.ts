export type DayCount = { day: string; name: string; times: number };

/** Counts in memory. Above `most` names, only known ones are counted. */
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
		/** Returns the counts, most frequent first, and resets them. */
		take(): DayCount[] {
			const taken = [...counts.values()].sort((a, b) => b.times - a.times);
			counts.clear();
			return taken;
		},
		/** Restores counts that could not be written. */
		putBack(taken: readonly DayCount[]): void {
			for (const { day, name, times } of taken) add(day, name, times);
		},
	};
}
