import { countMinutes, readCairoClock } from './cairo.ts';

export type WorkingHours = { day: string; from: string; to: string };

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** Counting stops here. */
const LONGEST_DAYS = 31;

/** Minutes of opening times between two moments, in Cairo time. Without opening times every minute counts. */
export function countWorkingMinutes(hours: readonly WorkingHours[], from: number, to: number): number {
	const until = Math.min(to, from + LONGEST_DAYS * DAY_MINUTES * MINUTE);
	if (hours.length === 0) return Math.max(0, Math.floor((until - from) / MINUTE));
	let worked = 0;
	for (let at = from; at < until; ) {
		const { day, time } = readCairoClock(at);
		const minute = countMinutes(time);
		const left = Math.min(DAY_MINUTES - minute, (until - at) / MINUTE);
		for (const open of hours.filter((one) => one.day === day))
			worked += Math.max(0, Math.min(minute + left, countMinutes(open.to)) - Math.max(minute, countMinutes(open.from)));
		at += Math.max(1, left) * MINUTE;
	}
	return Math.floor(worked);
}

const USUAL_HOURS = { from: '09:00', to: '18:00' };

/** Whether the office is open, in Cairo time; on a day without opening times, whether it is between nine and six. */
export function isWorkingMoment(hours: readonly WorkingHours[], at: number): boolean {
	const { day, time } = readCairoClock(at);
	const today = hours.filter((one) => one.day === day);
	return (today.length ? today : [USUAL_HOURS]).some(({ from, to }) => from <= time && time < to);
}
