import type { PageRequest } from '#app/page-loader.ts';
import type { Agent } from '#content/entities/people.ts';
import { weekdays } from '#domain/vocabulary.ts';
import { findOpening, type OpeningHours } from '../contact/opening.ts';
import { createFormats } from '../listings/formats.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** From here on in days, which include nights. */
const IN_DAYS = 20 * HOUR;

/**
 * The agent's usual reply time in words; outside opening hours, when they are back. Where the reply time is unknown or longer than a week,
 * the opening hours.
 */
export function formatReply(request: Pick<PageRequest, 'read' | 'locale' | 't'>, agent: Agent | null, now?: Date): string | null {
	if (!agent) return null;
	const minutes = agent.reply_minutes ?? null;
	const own = agent.opening_times ?? [];
	const opening = findOpening(own.length ? own : (request.read.setting()?.opening_times ?? []), now);
	const isSoon = minutes !== null && minutes <= IN_DAYS;
	const usual = formatReplyTime(request, minutes);
	if (!opening) return usual;
	const isAway = isSoon && !opening.now.isOpen;
	return (usual && !isAway ? usual : formatOpening(request, opening)) ?? usual;
}

function formatOpening(request: Pick<PageRequest, 'locale' | 't'>, { days, now }: OpeningHours): string | null {
	const { t } = request;
	if (now.isOpen) return t('agents.reply.here', { time: createFormats(request).clock(now.until) });
	if (!now.next) return null;
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
