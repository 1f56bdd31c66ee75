import type { OpeningTime } from '#content/entities/editorial.ts';
import { trackValidUntil } from '#content/reads.ts';
import { cairoMoment, cairoToday, countMinutes, readWeekday } from '#domain/cairo.ts';

/** The hours of one day at which a home can be shown: `2026-11-19`, `['10:00', '11:00']`. */
export type DaySlots = { day: string; hours: string[] };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A viewing ends before the one after it begins, and before the office closes. */
const STEP_MINUTES = 60;
/** Of the time they are there: somebody has to read it, prepare and get there. */
const NOTICE_MS = 2 * 60 * MINUTE;
const DAYS = 6;
const LOOK_AHEAD = 21;
/** Where nobody said when they are there. */
const USUAL = { from: '10:00', to: '18:00' };

const formatTime = (minutes: number): string =>
	[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The next days on which somebody is there, by the calendar of Cairo, with the hours that are left of them. */
export function listSlots(times: readonly OpeningTime[], now = Date.now(), { notice = NOTICE_MS, days = DAYS } = {}): DaySlots[] {
	const today = Date.parse(`${cairoToday(now)}T12:00:00Z`);
	const open = listOpenings(today, times);
	const ready = addOpenTime(open, now, notice);
	const found: DaySlots[] = [];
	for (let away = 0; found.length < days && away < LOOK_AHEAD; away++) {
		const day = new Date(today + away * DAY).toISOString().slice(0, 10);
		const hours = hoursOn(day, times).filter((time) => cairoMoment(day, time) >= ready);
		if (hours.length) found.push({ day, hours });
	}
	const [first] = found;
	if (first?.hours[0]) trackValidUntil(takeOpenTime(open, cairoMoment(first.day, first.hours[0]), notice));
	return found;
}

type Opening = { opens: number; closes: number };

/** When they are there, from that day on. */
const listOpenings = (today: number, times: readonly OpeningTime[]): Opening[] =>
	Array.from({ length: LOOK_AHEAD }, (_, away) => new Date(today + away * DAY).toISOString().slice(0, 10)).flatMap((day) =>
		openOn(day, times)
			.map(({ from, to }) => ({ opens: cairoMoment(day, from), closes: cairoMoment(day, to) }))
			.sort((a, b) => a.opens - b.opens),
	);

/** The moment by which they have been there so long. */
function addOpenTime(open: readonly Opening[], now: number, time: number): number {
	let left = time;
	for (const { opens, closes } of open) {
		const there = closes - Math.max(opens, now);
		if (there <= 0) continue;
		if (there >= left) return closes - there + left;
		left -= there;
	}
	return Number.POSITIVE_INFINITY;
}

/** The moment from which on they are there less than so long before another. */
function takeOpenTime(open: readonly Opening[], moment: number, time: number): number {
	let left = time;
	for (const { opens, closes } of open.filter((opening) => opening.opens <= moment).reverse()) {
		const there = Math.min(closes, moment) - opens;
		if (there >= left) return opens + there - left;
		left -= there;
	}
	return moment;
}

/** Every day from the first to the last, so that a week reads as one: those between on which nobody is there have no hours. */
export function withClosedDays(offered: readonly DaySlots[]): DaySlots[] {
	const [first, last] = [offered[0], offered.at(-1)];
	if (!first || !last) return [];
	const start = Date.parse(first.day);
	const count = (Date.parse(last.day) - start) / DAY + 1;
	return Array.from({ length: count }, (_, away) => {
		const day = new Date(start + away * DAY).toISOString().slice(0, 10);
		return offered.find((one) => one.day === day) ?? { day, hours: [] };
	});
}

function openOn(day: string, times: readonly OpeningTime[]): { from: string; to: string }[] {
	const name = readWeekday(day);
	return times.length ? times.filter((one) => one.day === name) : [USUAL];
}

function hoursOn(day: string, times: readonly OpeningTime[]): string[] {
	const starts = openOn(day, times).flatMap(({ from, to }) => {
		const first = countMinutes(from);
		const count = Math.max(0, Math.floor((countMinutes(to) - first) / STEP_MINUTES));
		return Array.from({ length: count }, (_, index) => first + index * STEP_MINUTES);
	});
	return [...new Set(starts)].sort((a, b) => a - b).map(formatTime);
}

/** `2026-11-19 17:00`, as a form sends it and staff read it. */
export const formatSlot = (day: string, time: string): string => `${day} ${time}`;

export function parseSlot(text: string): { day: string; time: string } | null {
	const [, day, time] = /^(20\d\d-\d\d-\d\d) ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(text) ?? [];
	return day && time && isDay(day) ? { day, time } : null;
}

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Whether it was offered when the form was drawn, and has not begun since. */
export const isOffered = (slot: string, times: readonly OpeningTime[], now = Date.now()): boolean =>
	listSlots(times, now, { notice: 0, days: DAYS + 1 }).some(({ day, hours }) => hours.some((time) => formatSlot(day, time) === slot));
