import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { pageContent } from '#app/parts/page/page-content.ts';

export type AgentsData = ReturnType<typeof agentsData>;

export function agentsData(request: PageRequest) {
	const { read, locale, t } = request;
	const agents = read.list('agent');
	return {
		content: pageContent(request, 'agents', t('pages.agents')),
		count: agents.length ? t('records.agentCount', { count: agents.length }) : null,
		empty: agents.length ? null : emptyData(request, 'agents'),
		agents: optionalEach(request, 'agent', agents, (agent) => {
			const { name, title } = agent.translations[locale];
			return {
				id: agent.id,
				to: recordAddress('agent', agent, locale),
				photo: read.photo(agent.photo, locale),
				name,
				title,
				areas: read.many('area', agent.areas).map((area) => area.translations[locale].name),
				languages: agent.languages.map((code) => t(`spoken.${code}`)),
				listings: t('count.properties', { count: read.count('property', { field: 'agent', id: agent.id }) }),
			};
		}),
	};
}
