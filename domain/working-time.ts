export type WorkingHours = { day: string; from: string; to: string };

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** Whoever waits longer has waited long enough. */
const LONGEST_DAYS = 31;

const inCairo = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'Africa/Cairo',
	weekday: 'long',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

function readClock(moment: number): { day: string; minute: number } {
	const part = Object.fromEntries(inCairo.formatToParts(moment).map(({ type, value }) => [type, value]));
	return { day: (part['weekday'] ?? '').toLowerCase(), minute: Number(part['hour']) * 60 + Number(part['minute']) };
}

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** How many minutes of opening times lie between two moments, by the clock in Cairo. Without opening times every minute counts. */
export function countWorkingMinutes(hours: readonly WorkingHours[], from: number, to: number): number {
	const until = Math.min(to, from + LONGEST_DAYS * DAY_MINUTES * MINUTE);
	if (hours.length === 0) return Math.max(0, Math.floor((until - from) / MINUTE));
	let worked = 0;
	for (let at = from; at < until; ) {
		const { day, minute } = readClock(at);
		const left = Math.min(DAY_MINUTES - minute, (until - at) / MINUTE);
		for (const open of hours.filter((one) => one.day === day))
			worked += Math.max(0, Math.min(minute + left, minutesIn(open.to)) - Math.max(minute, minutesIn(open.from)));
		at += Math.max(1, left) * MINUTE;
	}
	return Math.floor(worked);
}
