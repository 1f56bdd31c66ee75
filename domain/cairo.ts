import { type Weekday, weekdays } from './vocabulary.ts';

/** A browser takes milliseconds to make a format, and most pages that load this need none. */
function whenUsed<Format>(make: () => Format): () => Format {
	let made: Format | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

const inCairo = whenUsed(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }));

const MINUTE = 60_000;
let last = { minute: Number.NaN, day: '' };

/** The day it is in Cairo: offers end and listings expire by it. Asked hundreds of times for one page, and the same within a minute. */
export function cairoToday(moment?: Date | number): string {
	if (moment !== undefined) return inCairo().format(moment);
	const minute = Math.floor(Date.now() / MINUTE);
	if (minute !== last.minute) last = { minute, day: inCairo().format(minute * MINUTE) };
	return last.day;
}

const offsetInCairo = whenUsed(() => new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', timeZoneName: 'longOffset' }));

function cairoOffset(day: string): string {
	const parts = offsetInCairo().formatToParts(new Date(`${day}T12:00:00Z`));
	return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z';
}

/** A day in Cairo for the person who reads it elsewhere, from its first second to its last: `2026-11-15T23:59:59+02:00`. */
export const formatCairoDayStart = (day: string): string => `${day}T00:00:00${cairoOffset(day)}`;
export const formatCairoDayEnd = (day: string): string => `${day}T23:59:59${cairoOffset(day)}`;

/** When clocks in Cairo show that time on that day, in milliseconds. Egypt moves its clocks at midnight, when nobody meets. */
export const cairoMoment = (day: string, time: string): number => Date.parse(`${day}T${time}:00${cairoOffset(day)}`);

/** The moment of an hour in Cairo, such as `2026-11-19 17:00`. */
export const hasBegun = (hour: string, now: number): boolean => cairoMoment(hour.slice(0, 10), hour.slice(11)) <= now;

const weekClock = whenUsed(
	() =>
		new Intl.DateTimeFormat('en-GB', {
			timeZone: 'Africa/Cairo',
			weekday: 'long',
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
		}),
);

/** The weekday and the time of day by the clocks in Cairo: opening times are kept so. */
export function readCairoClock(moment: Date | number): { day: Weekday; time: string } {
	const part = Object.fromEntries(
		weekClock()
			.formatToParts(moment)
			.map(({ type, value }) => [type, value]),
	);
	const day = weekdays.find((one) => one === part['weekday']?.toLowerCase()) ?? 'saturday';
	return { day, time: `${part['hour']}:${part['minute']}` };
}

export const readWeekday = (day: string): Weekday => readCairoClock(cairoMoment(day, '12:00')).day;

/** Minutes since midnight of a time such as `09:30`. */
export const countMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
