import type { PageRequest } from '#app/page-loader.ts';
import type { OpeningTime } from '#content/entities/editorial.ts';
import { readWeekday } from '#domain/cairo.ts';
import { locales } from '#domain/locales.ts';
import { createFormats } from '../listings/formats.ts';
import { formatSlot, listSlots, parseSlot, withClosedDays } from './slots.ts';

/** `when`: includes the day, for the button; `label`: for screen readers; `own`: marks the visitor's current slot. */
export type Hour = { value: string; text: string; when: string; label: string; isTaken: boolean; own: string | null };

export type ViewingDay = {
	day: string;
	weekday: string;
	date: string;
	month: string;
	/** The number of free slots, or that it is closed. */
	free: string;
	/** No slot is left, so it cannot be chosen. */
	isFull: boolean;
	/** Day, date and `free`, for screen readers. */
	label: string;
	hours: Hour[];
};

/** Whose calendar a viewing blocks: the agent's while they are public, else the office's (null). */
export const findShowing = ({ read }: Pick<PageRequest, 'read'>, agentId: number | null): number | null =>
	agentId !== null && read.get('agent', agentId) ? agentId : null;

/** The agent's opening times, else those of the office. */
export function viewingTimes({ read }: Pick<PageRequest, 'read'>, agentId: number | null): readonly OpeningTime[] {
	const own = agentId === null ? [] : (read.get('agent', agentId)?.opening_times ?? []);
	return own.length ? own : (read.setting()?.opening_times ?? []);
}

/** Taken slots and closed days stay visible, so that visitors see why they cannot choose them. */
export function buildViewingDays(
	request: PageRequest,
	times: readonly OpeningTime[],
	taken: ReadonlySet<string>,
	current?: string,
): ViewingDay[] {
	const { t } = request;
	const { clock } = createFormats(request);
	const join = (...parts: string[]) => parts.join(locales[request.locale].comma);
	return withClosedDays(listSlots(times)).map(({ day, hours }) => {
		const { text, ...labels } = dayInWords(request, day);
		const slots = hours.map((time): Hour => {
			const value = formatSlot(day, time);
			const when = join(text, clock(time));
			const isTaken = taken.has(value);
			const own = value === current ? t('enquiry.yours') : null;
			const said = own ?? (isTaken ? t('enquiry.taken') : null);
			return { value, text: clock(time), when, label: said ? join(when, said) : when, isTaken: isTaken || own !== null, own };
		});
		const count = slots.filter(({ isTaken }) => !isTaken).length;
		const free = count ? t('enquiry.free', { count }) : t(slots.length ? 'enquiry.full' : 'enquiry.closed');
		return { day, ...labels, free, isFull: count === 0, label: join(text, free), hours: slots };
	});
}

/** The next free slot after a taken one, else the first free one. */
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

/** Null when it is no slot, such as "any time". */
export function describeSlot(request: Pick<PageRequest, 'locale' | 't'>, slot: string): { day: string; date: string; time: string } | null {
	const parsed = parseSlot(slot);
	if (!parsed) return null;
	const { text, date } = dayInWords(request, parsed.day);
	return { day: text, date, time: createFormats(request).clock(parsed.time) };
}

/** Names Cairo time, for visitors in other time zones. */
export function formatCairoSlot(request: Pick<PageRequest, 'locale' | 't'>, slot: string): string | null {
	const said = describeSlot(request, slot);
	return said && [said.day, request.t('enquiry.inCairo', { time: said.time })].join(locales[request.locale].comma);
}
