import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildContact } from '#app/parts/contact/contact-data.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { pageContent } from '#app/parts/page/page-content.ts';
import { formatReply } from '#app/parts/records/reply-time.ts';
import type { Agent } from '#content/entities/people.ts';
import { findAgents } from './agent-filters.ts';

export type AgentsData = ReturnType<typeof agentsData>;

export function agentsData(request: PageRequest) {
	const { t } = request;
	const { agents, filters, isNarrowed } = findAgents(request);
	const isEmpty = agents.length === 0 && !isNarrowed;
	return {
		content: pageContent(request, 'agents', t('pages.agents')),
		count: agents.length ? t('records.agentCount', { count: agents.length }) : null,
		empty: isEmpty ? emptyData(request, 'agents') : null,
		filters,
		isNarrowed,
		nothing: agents.length === 0 && isNarrowed ? t('agents.nothing') : null,
		agents: optionalEach(request, 'agent', agents, (agent) => agentCard(request, agent)),
	};
}

export type AgentCardData = ReturnType<typeof agentCard>;

function agentCard(request: PageRequest, agent: Agent) {
	const { read, site, locale, t } = request;
	const { name, title } = agent.translations[locale];
	const to = recordAddress('agent', agent, locale);
	const about = { kind: 'agent', id: agent.id } as const;
	const { call, whatsApp } = buildContact(request, agent.id, { about, name: t('agents.subject'), reference: null, url: site.origin + to });
	return {
		id: agent.id,
		to,
		photo: read.photo(agent.photo, locale),
		name,
		title,
		reply: formatReply(request, agent),
		areas: read.many('area', agent.areas).map((area) => area.translations[locale].name),
		languages: agent.languages.map((code) => t(`spoken.${code}`)),
		listings: t('count.properties', { count: read.count('property', { field: 'agent', id: agent.id }) }),
		call,
		whatsApp,
	};
}
