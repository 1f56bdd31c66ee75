import type { PageRequest } from '#app/page-loader.ts';
import type { OpeningTime } from '#content/entities/editorial.ts';
import { readWeekday } from '#domain/cairo.ts';
import { createFormats } from '../listings/formats.ts';
import { formatSlot, listSlots, parseSlot } from './slots.ts';

/** `when`: with its day, for the button; `label`: for who hears the page; `own`: said of the hour that one has already. */
export type Hour = { value: string; text: string; when: string; label: string; isTaken: boolean; own: string | null };

export type ViewingDay = {
	day: string;
	weekday: string;
	date: string;
	month: string;
	/** How many hours are left on it. */
	free: string;
	isFull: boolean;
	/** All of that in one piece. */
	label: string;
	hours: Hour[];
};

/** Whose hours a viewing takes: the agent's, while visitors see that agent, else the office's (null). */
export const findShowing = ({ read }: Pick<PageRequest, 'read'>, agentId: number | null): number | null =>
	agentId !== null && read.get('agent', agentId) ? agentId : null;

/** When whoever shows the home is there: an agent's own times, else those of the office. */
export function viewingTimes({ read }: Pick<PageRequest, 'read'>, agentId: number | null): readonly OpeningTime[] {
	const own = agentId === null ? [] : (read.get('agent', agentId)?.opening_times ?? []);
	return own.length ? own : (read.setting()?.opening_times ?? []);
}

/** Hours that are taken stay in their place: who looks for one sees that it was there. */
export function buildViewingDays(
	request: PageRequest,
	times: readonly OpeningTime[],
	taken: ReadonlySet<string>,
	current?: string,
): ViewingDay[] {
	const { t } = request;
	const { clock } = createFormats(request);
	const join = (...parts: string[]) => parts.join(t('find.comma'));
	return listSlots(times).map(({ day, hours }) => {
		const { text, ...words } = dayInWords(request, day);
		const slots = hours.map((time): Hour => {
			const value = formatSlot(day, time);
			const when = join(text, clock(time));
			const isTaken = taken.has(value);
			const own = value === current ? t('enquiry.yours') : null;
			const said = own ?? (isTaken ? t('enquiry.taken') : null);
			return { value, text: clock(time), when, label: said ? join(when, said) : when, isTaken: isTaken || own !== null, own };
		});
		const count = slots.filter(({ isTaken }) => !isTaken).length;
		const free = count ? t('enquiry.free', { count }) : t('enquiry.full');
		return { day, ...words, free, isFull: count === 0, label: join(text, free), hours: slots };
	});
}

/** Of an hour that somebody else has by now: the one after it that is free, else the first that is. */
export function findNextFree(days: readonly ViewingDay[], slot: string): { lost: Hour; next: Hour | null } | null {
	const hours = days.flatMap((day) => day.hours);
	const lost = hours.find(({ value, isTaken }) => value === slot && isTaken);
	if (!lost) return null;
	const free = hours.filter(({ isTaken }) => !isTaken);
	return { lost, next: free.find(({ value }) => value > slot) ?? free[0] ?? null };
}

function dayInWords(request: Pick<PageRequest, 'locale' | 't'>, day: string) {
	const { t } = request;
	const { date } = createFormats(request);
	const name = readWeekday(day);
	return {
		weekday: t(`enquiry.weekdays.${name}`),
		date: String(Number(day.slice(8))),
		month: date(day, 'month'),
		text: t('enquiry.day', { weekday: t(`weekday.${name}`), date: date(day, 'short') }),
	};
}

/** A slot as people say it; null for what is none, such as a time that was left open. */
export function describeSlot(request: Pick<PageRequest, 'locale' | 't'>, slot: string): { day: string; date: string; time: string } | null {
	const parsed = parseSlot(slot);
	if (!parsed) return null;
	const { text, date } = dayInWords(request, parsed.day);
	return { day: text, date, time: createFormats(request).clock(parsed.time) };
}
