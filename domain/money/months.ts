/** A day of the calendar: `2026-11-15`. Days compare as text. */
export type Day = string;

/** The same date some months on; the last of the month where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
	const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number) as [number, number, number];
	const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
	lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
	return lastOfMonth.toISOString().slice(0, 10);
}
