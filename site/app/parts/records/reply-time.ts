import type { PageRequest } from '#app/page-loader.ts';
import type { Agent } from '#content/entities/people.ts';
import { weekdays } from '#domain/vocabulary.ts';
import { findOpening, type Opening } from '../contact/opening.ts';
import { createFormats } from '../listings/formats.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** From here on it is said in days, which go on over night. */
const IN_DAYS = 20 * HOUR;

/** How soon somebody usually answers, in plain words; after closing time, when they are back. Nothing where it is not known, or takes longer than a week. */
export function sayReply(request: Pick<PageRequest, 'read' | 'locale' | 't'>, agent: Agent | null, now?: Date): string | null {
	const minutes = agent?.reply_minutes ?? null;
	const own = agent?.opening_times ?? [];
	const opening = findOpening(own.length ? own : (request.read.setting()?.opening_times ?? []), now);
	const isSoon = minutes !== null && minutes <= IN_DAYS;
	return (isSoon && opening && sayBack(request, opening)) || formatReplyTime(request, minutes);
}

function sayBack(request: Pick<PageRequest, 'locale' | 't'>, { days, now }: Opening): string | null {
	if (now.isOpen || !now.next) return null;
	const { t } = request;
	const { day, from, isToday } = now.next;
	const today = days.findIndex((one) => one.isToday);
	const isTomorrow = !isToday && weekdays[(today + 1) % weekdays.length] === day;
	const time = createFormats(request).clock(from);
	return t(`agents.reply.${isToday ? 'backToday' : isTomorrow ? 'backTomorrow' : 'back'}`, { time, day: t(`weekday.${day}`) });
}

export function formatReplyTime({ t }: Pick<PageRequest, 't'>, minutes: number | null): string | null {
	if (minutes === null || minutes > WEEK) return null;
	if (minutes <= HOUR - 5) return t('agents.reply.minutes', { count: Math.max(5, Math.ceil(minutes / 5) * 5) });
	if (minutes <= IN_DAYS) return t('agents.reply.hours', { count: Math.max(1, Math.round(minutes / HOUR)) });
	return t('agents.reply.days', { count: Math.max(1, Math.round(minutes / DAY)) });
}
