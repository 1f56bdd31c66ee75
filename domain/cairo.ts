const inCairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });

const MINUTE = 60_000;
let last = { minute: Number.NaN, day: '' };

/** The day it is in Cairo: offers end and listings expire by it. Asked hundreds of times for one page, and the same within a minute. */
export function cairoToday(now: Date | number = Date.now()): string {
	const minute = Math.floor(Number(now) / MINUTE);
	if (minute !== last.minute) last = { minute, day: inCairo.format(minute * MINUTE) };
	return last.day;
}

const offsetInCairo = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', timeZoneName: 'longOffset' });

function cairoOffset(day: string): string {
	const parts = offsetInCairo.formatToParts(new Date(`${day}T12:00:00Z`));
	return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z';
}

/** A day in Cairo for who reads it elsewhere, from its first second to its last: `2026-11-15T23:59:59+02:00`. */
export const formatCairoDayStart = (day: string): string => `${day}T00:00:00${cairoOffset(day)}`;
export const formatCairoDayEnd = (day: string): string => `${day}T23:59:59${cairoOffset(day)}`;

/** When clocks in Cairo show that time on that day, in milliseconds. Egypt moves its clocks at midnight, when nobody meets. */
export const cairoMoment = (day: string, time: string): number => Date.parse(`${day}T${time}:00${cairoOffset(day)}`);

const clockInCairo = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Africa/Cairo',
	dateStyle: 'short',
	timeStyle: 'medium',
	hourCycle: 'h23',
});

/** What clocks in Cairo show, counted as if they never moved. */
const cairoClock = (moment: number): number => Date.parse(`${clockInCairo.format(moment).replace(', ', 'T')}Z`);

const DAY = 86_400_000;

/** Days by the clocks in Cairo, so that a day with 23 or 25 hours is one day; within the last day, the hours that really pass. */
export function cairoTimeLeft(until: number, now: number): { days: number; hours: number; minutes: number } {
	const real = Math.max(0, until - now);
	const left = real < DAY ? real : Math.max(DAY, cairoClock(until) - cairoClock(now));
	return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / 3_600_000), minutes: Math.floor((left % 3_600_000) / 60_000) };
}
