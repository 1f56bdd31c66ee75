/** A calendar day, `2026-11-15`; days can be compared as strings. */
export type Day = string;

/** The same date some months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
	const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number) as [number, number, number];
	const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
	lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
	return lastOfMonth.toISOString().slice(0, 10);
}
