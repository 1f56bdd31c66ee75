import type { OpeningTime } from '#content/entities/editorial.ts';
import { trackValidUntil } from '#content/reads.ts';
import { countMinutes, readCairoClock } from '#domain/cairo.ts';
import { type Weekday, weekdays } from '#domain/vocabulary.ts';

const MINUTE = 60_000;

export type OpeningHours = {
	/** Starts on Saturday, like the week in Egypt; a day without times is closed. */
	days: { day: Weekday; times: { from: string; to: string }[]; isToday: boolean }[];
	/** Closing time, or when it opens next. */
	now: { isOpen: true; until: string } | { isOpen: false; next: { day: Weekday; from: string; isToday: boolean } | null };
};

/** Opening times in Cairo time. Null when none are known. */
export function findOpening(times: readonly OpeningTime[], moment: Date = new Date()): OpeningHours | null {
	if (!times.length) return null;
	const { day: today, time } = readCairoClock(moment);
	const on = (day: Weekday) => times.filter((one) => one.day === day).sort((a, b) => a.from.localeCompare(b.from));
	const current = on(today).find(({ from, to }) => from <= time && time < to);
	const [turn] = on(today)
		.flatMap(({ from, to }) => [from, to])
		.filter((one) => one > time)
		.sort();
	if (turn) trackValidUntil(moment.getTime() - (moment.getTime() % MINUTE) + (countMinutes(turn) - countMinutes(time)) * MINUTE);
	const start = weekdays.indexOf(today);
	const ahead = [...weekdays.slice(start), ...weekdays.slice(0, start)];
	const next = ahead
		.flatMap((day, away) => on(day).map(({ from }) => ({ day, from, isToday: away === 0 })))
		.find(({ from, isToday }) => !isToday || from > time);
	return {
		days: weekdays.map((day) => ({ day, times: on(day).map(({ from, to }) => ({ from, to })), isToday: day === today })),
		now: current ? { isOpen: true, until: current.to } : { isOpen: false, next: next ?? null },
	};
}
