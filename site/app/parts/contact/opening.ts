import type { OpeningTime } from '#content/entities/editorial.ts';
import { noteUntil } from '#content/reads.ts';

const week = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
type Weekday = (typeof week)[number];

const inCairo = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'Africa/Cairo',
	weekday: 'long',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

function cairoClock(now: Date): { day: Weekday; time: string } {
	const part = Object.fromEntries(inCairo.formatToParts(now).map(({ type, value }) => [type, value]));
	return { day: (part['weekday'] ?? '').toLowerCase() as Weekday, time: `${part['hour']}:${part['minute']}` };
}

const MINUTE = 60_000;
const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export type Opening = {
	/** From Saturday on, as weeks run in Egypt; a day without times is closed. */
	days: { day: Weekday; times: { from: string; to: string }[]; isToday: boolean }[];
	/** Open until; else when it opens next. */
	now: { isOpen: true; until: string } | { isOpen: false; next: { day: Weekday; from: string; isToday: boolean } | null };
};

/** Opening times by the clock in Cairo. None where nothing is known. */
export function findOpening(times: readonly OpeningTime[], moment: Date = new Date()): Opening | null {
	if (!times.length) return null;
	const { day: today, time } = cairoClock(moment);
	const on = (day: Weekday) => times.filter((one) => one.day === day).sort((a, b) => a.from.localeCompare(b.from));
	const current = on(today).find(({ from, to }) => from <= time && time < to);
	const [turn] = on(today)
		.flatMap(({ from, to }) => [from, to])
		.filter((one) => one > time)
		.sort();
	if (turn) noteUntil(moment.getTime() - (moment.getTime() % MINUTE) + (minutesIn(turn) - minutesIn(time)) * MINUTE);
	const start = week.indexOf(today);
	const ahead = [...week.slice(start), ...week.slice(0, start)];
	const next = ahead
		.flatMap((day, away) => on(day).map(({ from }) => ({ day, from, isToday: away === 0 })))
		.find(({ from, isToday }) => !isToday || from > time);
	return {
		days: week.map((day) => ({ day, times: on(day).map(({ from, to }) => ({ from, to })), isToday: day === today })),
		now: current ? { isOpen: true, until: current.to } : { isOpen: false, next: next ?? null },
	};
}
