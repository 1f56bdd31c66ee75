import { cairoToday } from '#domain/cairo.ts';

/** Whole days from today to a day or a moment, as calendars in Cairo count them: 0 is today, below it is over. */
export function daysUntil(end: string, today = cairoToday()): number {
	const day = end.length === 10 ? end : cairoToday(new Date(end));
	return (Date.parse(day) - Date.parse(today)) / 86_400_000;
}
