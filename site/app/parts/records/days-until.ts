import { cairoToday } from '#domain/cairo.ts';

/** Whole days from today to a day or a moment, as calendars in Cairo count them: 0 is today, below it is over. */
export function daysUntil(end: string, today = cairoToday()): number {
	const day = end.length === 10 ? end : cairoToday(new Date(end));
	return (Date.parse(day) - Date.parse(today)) / 86_400_000;
}

/** How much of the time is left, in per cent. Never nothing: a last day is still a day. */
export const shareLeft = (left: number, whole: number): number => Math.min(100, Math.max(4, Math.round((left / Math.max(1, whole)) * 100)));
