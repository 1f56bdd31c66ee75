import type { OpeningTime } from '#content/entities/editorial.ts';

const DAY = 86_400_000;
const inCairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', year: 'numeric', month: '2-digit', day: '2-digit' });
const weekdayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** The next days we can show somebody a home, from tomorrow on by the calendar of Cairo. Without known opening times, every day. */
export function viewingDaysFrom(now: Date, times: readonly OpeningTime[], count: number): string[] {
	const open = new Set(times.map(({ day }) => day as string));
	const today = Date.parse(`${inCairo.format(now)}T12:00:00Z`);
	const days: string[] = [];
	for (let away = 1; days.length < count && away < 30; away++) {
		const day = new Date(today + away * DAY);
		if (!open.size || open.has(weekdayFormat.format(day).toLowerCase())) days.push(day.toISOString().slice(0, 10));
	}
	return days;
}
