import type { PageRequest } from '#app/page-loader.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How soon somebody usually answers, in plain words. Nothing where it is not known, or takes longer than a week. */
export function formatReplyTime({ t }: Pick<PageRequest, 't'>, minutes: number | null): string | null {
	if (minutes === null || minutes > WEEK) return null;
	if (minutes <= HOUR - 5) return t('agents.reply.minutes', { count: Math.max(5, Math.ceil(minutes / 5) * 5) });
	if (minutes <= 20 * HOUR) return t('agents.reply.hours', { count: Math.max(1, Math.round(minutes / HOUR)) });
	return t('agents.reply.days', { count: Math.max(1, Math.round(minutes / DAY)) });
}
