import type { OpeningTime } from '#content/entities/editorial.ts';
import { noteUntil } from '#content/reads.ts';
import { cairoMoment, cairoToday, countMinutes, readWeekday } from '#domain/cairo.ts';

/** The hours of one day at which a home can be shown: `2026-11-19`, `['10:00', '11:00']`. */
export type DaySlots = { day: string; hours: string[] };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A viewing ends before the one after it begins, and before the office closes. */
const STEP_MINUTES = 60;
/** Somebody has to read it and get there. */
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
	const found: DaySlots[] = [];
	for (let away = 0; found.length < days && away < LOOK_AHEAD; away++) {
		const day = new Date(today + away * DAY).toISOString().slice(0, 10);
		const hours = hoursOn(day, times).filter((time) => cairoMoment(day, time) >= now + notice);
		if (hours.length) found.push({ day, hours });
	}
	const [first] = found;
	if (first?.hours[0]) noteUntil(cairoMoment(first.day, first.hours[0]) - notice);
	return found;
}

function hoursOn(day: string, times: readonly OpeningTime[]): string[] {
	const name = readWeekday(day);
	const open = times.length ? times.filter((one) => one.day === name) : [USUAL];
	const starts = open.flatMap(({ from, to }) => {
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
