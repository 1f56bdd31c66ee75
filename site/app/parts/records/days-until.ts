import { cairoToday } from '#domain/cairo.ts';

/** Calendar days in Cairo from today: 0 is today, negative is past. */
export function daysUntil(end: string, today = cairoToday()): number {
	const day = end.length === 10 ? end : cairoToday(new Date(end));
	return (Date.parse(day) - Date.parse(today)) / 86_400_000;
}

/** Per cent of the time left; at least 4, because the last day still counts. */
export const shareLeft = (left: number, whole: number): number => Math.min(100, Math.max(4, Math.round((left / Math.max(1, whole)) * 100)));
