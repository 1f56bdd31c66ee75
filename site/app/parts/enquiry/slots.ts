import type { OpeningTime } from '#content/entities/editorial.ts';
import { trackValidUntil } from '#content/reads.ts';
import { cairoMoment, cairoToday, countMinutes, readWeekday } from '#domain/cairo.ts';

/** Free hours of one day: `2026-11-19`, `['10:00', '11:00']`. */
export type DaySlots = { day: string; hours: string[] };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** One viewing ends before the next begins, and before closing time. */
const STEP_MINUTES = 60;
/** Counted in opening hours, because somebody has to read the request, prepare and travel. */
const NOTICE_MS = 2 * 60 * MINUTE;
const DAYS = 6;
const LOOK_AHEAD = 21;
/** Used when opening times are unknown. */
const USUAL = { from: '10:00', to: '18:00' };

const formatTime = (minutes: number): string =>
	[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The next open days in Cairo, with their remaining slots. */
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

/** Opening periods from that day on. */
const listOpenings = (today: number, times: readonly OpeningTime[]): Opening[] =>
	Array.from({ length: LOOK_AHEAD }, (_, away) => new Date(today + away * DAY).toISOString().slice(0, 10)).flatMap((day) =>
		openOn(day, times)
			.map(({ from, to }) => ({ opens: cairoMoment(day, from), closes: cairoMoment(day, to) }))
			.sort((a, b) => a.opens - b.opens),
	);

/** The moment after `time` of opening hours have passed. */
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

/** The moment that is `time` of opening hours before another. */
function takeOpenTime(open: readonly Opening[], moment: number, time: number): number {
	let left = time;
	for (const { opens, closes } of open.filter((opening) => opening.opens <= moment).reverse()) {
		const there = Math.min(closes, moment) - opens;
		if (there >= left) return opens + there - left;
		left -= there;
	}
	return moment;
}

/** Fills gaps with closed days (no hours), so that the list reads as a calendar. */
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

/** `2026-11-19 17:00`: the format in forms and for staff. */
export const formatSlot = (day: string, time: string): string => `${day} ${time}`;

export function parseSlot(text: string): { day: string; time: string } | null {
	const [, day, time] = /^(20\d\d-\d\d-\d\d) ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(text) ?? [];
	return day && time && isDay(day) ? { day, time } : null;
}

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Was offered when the form was rendered, and has not begun. */
export const isOffered = (slot: string, times: readonly OpeningTime[], now = Date.now()): boolean =>
	listSlots(times, now, { notice: 0, days: DAYS + 1 }).some(({ day, hours }) => hours.some((time) => formatSlot(day, time) === slot));
