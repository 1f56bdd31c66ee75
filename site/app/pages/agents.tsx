import { addressOf } from '../addresses.ts';
import { CardGrid } from '../features/listings/card-grid.tsx';
import { pageContent } from '../features/records/page-content.ts';
import { PersonCard } from '../features/records/person-card.tsx';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/agents';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const content = pageContent(request, 'agents', t('pages.agents'));
	const agents = read.list('agent').map((agent) => {
		const { name, title } = agent.translations[locale];
		const areas = read.many('area', agent.areas).map((area) => area.translations[locale].name);
		return {
			id: agent.id,
			to: addressOf('agent', agent, locale),
			photo: read.photo(agent.photo, locale),
			name,
			title,
			text: areas.join(' · ') || null,
		};
	});
	return {
		head: head({ title: content.title, description: content.summary, path: '/agents' }),
		content,
		count: t('records.agentCount', { count: agents.length }),
		agents,
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Agents({ loaderData: { content, count, agents } }: Route.ComponentProps) {
	return (
		<RecordsPage content={content} count={count} isEmpty={!agents.length}>
			<CardGrid columns={3}>
				{agents.map((agent) => (
					<PersonCard key={agent.id} person={agent} />
				))}
			</CardGrid>
		</RecordsPage>
	);
}
