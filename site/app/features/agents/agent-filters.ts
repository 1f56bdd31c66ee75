import type { PageRequest } from '#app/page-loader.ts';
import type { ListFilter } from '#app/parts/page/list-filters.tsx';
import type { Agent } from '#content/entities/people.ts';

/** Ignores a filter value that no agent has. */
export function findAgents(request: PageRequest): { agents: Agent[]; filters: ListFilter[]; isNarrowed: boolean } {
	const { read, locale, t, url } = request;
	const all = read.list('agent');
	const areas = read.many('area', [...new Set(all.flatMap((agent) => agent.areas))]);
	const languages = [...new Set(all.flatMap((agent) => agent.languages))];
	const build = (name: 'area' | 'language', options: ListFilter['options']): ListFilter => {
		const asked = url.searchParams.get(name) ?? '';
		const known = [{ value: '', text: t(`agents.any.${name}`) }, ...options];
		return { name, label: t(`agents.filter.${name}`), value: known.some(({ value }) => value === asked) ? asked : '', options: known };
	};
	const byName = (a: { text: string }, b: { text: string }) => a.text.localeCompare(b.text, locale);
	const area = build('area', areas.map(({ id, translations }) => ({ value: String(id), text: translations[locale].name })).sort(byName));
	const language = build('language', languages.map((code) => ({ value: code, text: t(`spoken.${code}`) })).sort(byName));
	const works = (agent: Agent) => !area.value || agent.areas.some((id) => String(id) === area.value);
	const speaks = (agent: Agent) => !language.value || agent.languages.some((code) => code === language.value);
	return {
		agents: all.filter((agent) => works(agent) && speaks(agent)),
		filters: [area, language].filter(({ options }) => options.length > 2),
		isNarrowed: Boolean(area.value || language.value),
	};
}
