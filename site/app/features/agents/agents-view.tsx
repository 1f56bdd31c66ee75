import { useTranslations } from '#app/i18n/use-translations.ts';
import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { CardGrid } from '#app/parts/listings/card-grid.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { Avatar } from '#app/parts/records/avatar.tsx';
import type { AgentsData } from './agents-data.ts';

export default function AgentsView({ data: { content, count, empty, agents } }: { data: AgentsData }) {
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage crumbs={[{ to: null, text: content.title }]} title={content.title} count={count} intro={intro && <Prose html={intro.html} />}>
			{empty && <EmptyState data={empty} />}
			<CardGrid columns={3}>
				{agents.map((agent) => (
					<AgentCard key={agent.id} agent={agent} />
				))}
			</CardGrid>
			<Blocks blocks={intro ? content.blocks.slice(1) : content.blocks} />
		</ListPage>
	);
}

function AgentCard({ agent: { to, photo, name, title, areas, languages, listings } }: { agent: AgentsData['agents'][number] }) {
	const t = useTranslations('records');
	return (
		<article className="group relative grid h-full content-start gap-4 rounded-lg border border-line p-5 transition-[box-shadow,border-color] duration-200 hover:border-line-strong hover:shadow-2">
			<div className="flex items-center gap-4">
				<Avatar photo={photo} name={name} />
				<div className="min-w-0">
					<h3 className="text-lg leading-snug">
						<a href={to} className="after:absolute after:inset-0 group-hover:text-action">
							{name}
						</a>
					</h3>
					{title && <p className="text-ink-2 text-sm">{title}</p>}
				</div>
			</div>
			<dl className="grid gap-1 border-line border-t pt-3 text-sm">
				<Line label={t('worksIn')} value={areas.join(' · ')} />
				<Line label={t('languages')} value={languages.join(' · ')} />
				<Line label={t('listings')} value={listings} />
			</dl>
		</article>
	);
}

function Line({ label, value }: { label: string; value: string }) {
	return value ? (
		<div className="flex justify-between gap-4">
			<dt className="shrink-0 text-ink-2">{label}</dt>
			<dd className="text-end font-med">{value}</dd>
		</div>
	) : null;
}
