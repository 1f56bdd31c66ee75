import { type Weekday, weekdays } from './vocabulary.ts';

/** Making an Intl format takes milliseconds in a browser, and most pages that load this file need none. */
function lazy<Format>(make: () => Format): () => Format {
	let made: Format | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

const inCairo = lazy(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }));

const MINUTE = 60_000;
let last = { minute: Number.NaN, day: '' };

/** Today in Cairo, by which offers end and listings expire. Cached for the minute, because one page asks for it hundreds of times. */
export function cairoToday(moment?: Date | number): string {
	if (moment !== undefined) return inCairo().format(moment);
	const minute = Math.floor(Date.now() / MINUTE);
	if (minute !== last.minute) last = { minute, day: inCairo().format(minute * MINUTE) };
	return last.day;
}

const offsetInCairo = lazy(() => new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', timeZoneName: 'longOffset' }));

function cairoOffset(day: string): string {
	const parts = offsetInCairo().formatToParts(new Date(`${day}T12:00:00Z`));
	return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z';
}

/** The first second of a day in Cairo, with its offset; `formatCairoDayEnd` gives the last: `2026-11-15T23:59:59+02:00`. */
export const formatCairoDayStart = (day: string): string => `${day}T00:00:00${cairoOffset(day)}`;
export const formatCairoDayEnd = (day: string): string => `${day}T23:59:59${cairoOffset(day)}`;

/** Milliseconds since 1970 of a Cairo time. Egypt changes its clocks at midnight, so no viewing falls into the missing or doubled hour. */
export const cairoMoment = (day: string, time: string): number => Date.parse(`${day}T${time}:00${cairoOffset(day)}`);

/** `hour` is a Cairo time such as `2026-11-19 17:00`. */
export const hasBegun = (hour: string, now: number): boolean => cairoMoment(hour.slice(0, 10), hour.slice(11)) <= now;

/** In Cairo time, `2026-11-19 17:00`. */
export const cairoHour = (moment: Date | number): string => `${cairoToday(moment)} ${readCairoClock(moment).time}`;

const weekClock = lazy(
	() =>
		new Intl.DateTimeFormat('en-GB', {
			timeZone: 'Africa/Cairo',
			weekday: 'long',
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
		}),
);

/** Opening times are given by weekday and time in Cairo. */
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
