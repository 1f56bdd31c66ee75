import type { PageRequest } from '#app/page-loader.ts';
import { placedIn } from '#app/parts/search/value-names.ts';
import type { Agent } from '#content/entities/people.ts';

/** The agent's name and first area. */
export function agentTitle(request: PageRequest, { areas, translations }: Agent): string {
	const { t, locale } = request;
	const { name, title } = translations[locale];
	const placed = areas[0] === undefined ? null : placedIn(request, 'areas', areas[0]);
	if (!title) return name;
	return placed ? t('heads.agent', { name, title, placed }) : t('heads.agentPlain', { name, title });
}
