export type Answered = { asked: number; answered: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS = 90;
const AT_LEAST = 8;

const countedSince = (now: number): number => now - DAYS * DAY;

/** The median of the last 90 days in minutes, rounded up to 5; null for fewer than 8 answers, which say little about the next. */
export function computeReplyMinutes(rows: readonly Answered[], now: number): number | null {
	const taken = rows
		.filter(({ asked, answered }) => answered >= countedSince(now) && answered >= asked)
		.map(({ asked, answered }) => (answered - asked) / MINUTE)
		.sort((one, other) => one - other);
	if (taken.length < AT_LEAST) return null;
	const middle = taken.length / 2;
	const median = ((taken[Math.ceil(middle) - 1] ?? 0) + (taken[Math.floor(middle)] ?? 0)) / 2;
	return Math.max(5, Math.ceil(median / 5) * 5);
}
