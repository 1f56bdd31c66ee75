import { cairoToday } from '#domain/cairo.ts';
import { NEVER } from './columns.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The same days come again and again, so they are cached. */
const ENOUGH = 100_000;

const numbers = new Map<string, number>();

/** Days since 1970 in 16 bits; days before 1970 or after 2149 become the first or last one. */
export function dayNumber(day: string): number {
	let number = numbers.get(day);
	if (number === undefined) {
		number = Math.min(NEVER - 1, Math.max(1, Date.parse(day) / DAY));
		if (numbers.size > ENOUGH) numbers.clear();
		numbers.set(day, number);
	}
	return number;
}

const daysByHour = new Map<number, number>();

/** Cairo differs from UTC by whole hours. */
export function cairoDayNumber(moment: number): number {
	const hour = Math.floor(moment / HOUR);
	let day = daysByHour.get(hour);
	if (day === undefined) {
		day = dayNumber(cairoToday(new Date(hour * HOUR)));
		if (daysByHour.size > ENOUGH) daysByHour.clear();
		daysByHour.set(hour, day);
	}
	return day;
}
