import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { CardGrid } from '#app/parts/listings/card-grid.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { ListFilters } from '#app/parts/page/list-filters.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { AgentCard } from './agent-card.tsx';
import type { AgentsData } from './agents-data.ts';

export default function AgentsView({ data: { content, count, empty, filters, nothing, agents } }: { data: AgentsData }) {
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage
			crumbs={[{ to: null, text: content.title }]}
			title={content.title}
			count={count}
			intro={intro && <Prose html={intro.html} />}
			filters={filters.length > 0 && <ListFilters filters={filters} />}
		>
			{empty && <EmptyState data={empty} />}
			{nothing && <p className="rounded-lg bg-stone px-6 py-11 text-center text-ink-2">{nothing}</p>}
			<CardGrid columns={3}>
				{agents.map((agent) => (
					<AgentCard key={agent.id} agent={agent} />
				))}
			</CardGrid>
			<Blocks blocks={intro ? content.blocks.slice(1) : content.blocks} />
		</ListPage>
	);
}
