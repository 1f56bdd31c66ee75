import type { PageRequest } from '#app/page-loader.ts';
import type { OpeningTime } from '#content/entities/editorial.ts';
import { createFormats } from '../listings/formats.ts';
import { formatSlot, listSlots, parseSlot } from './slots.ts';

/** `when`: with its day, for the button and for who hears the page. */
type Hour = { value: string; text: string; when: string };

export type ViewingDay = {
	day: string;
	weekday: string;
	date: string;
	month: string;
	/** How many hours are left on it. */
	free: string;
	/** All of that in one piece. */
	label: string;
	hours: Hour[];
};

/** When whoever shows the home is there: an agent's own times, else those of the office. */
export function viewingTimes({ read }: Pick<PageRequest, 'read'>, agentId: number | null): readonly OpeningTime[] {
	const own = agentId === null ? [] : (read.get('agent', agentId)?.opening_times ?? []);
	return own.length ? own : (read.setting()?.opening_times ?? []);
}

export function buildViewingDays(request: PageRequest, times: readonly OpeningTime[]): ViewingDay[] {
	const { t } = request;
	const { clock } = createFormats(request);
	const join = (...parts: string[]) => parts.join(t('find.comma'));
	return listSlots(times).map(({ day, hours }) => {
		const { text, ...words } = dayInWords(request, day);
		const free = t('enquiry.free', { count: hours.length });
		return {
			day,
			...words,
			free,
			label: join(text, free),
			hours: hours.map((time) => ({ value: formatSlot(day, time), text: clock(time), when: join(text, clock(time)) })),
		};
	});
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const weekdayOf = (day: string) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'sunday';

function dayInWords(request: Pick<PageRequest, 'locale' | 't'>, day: string) {
	const { t } = request;
	const { date } = createFormats(request);
	const name = weekdayOf(day);
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
