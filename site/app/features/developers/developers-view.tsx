import { CardGrid } from '#app/parts/listings/card-grid.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import { DeveloperMark } from '#app/parts/records/developer-mark.tsx';
import type { DevelopersData } from './developers-data.ts';

export default function DevelopersView({ data: { content, intro, count, empty, developers } }: { data: DevelopersData }) {
	return (
		<ListPage crumbs={[{ to: null, text: content.title }]} title={content.title} count={count} intro={<p>{content.summary ?? intro}</p>}>
			{empty && <EmptyState data={empty} />}
			<CardGrid columns={3}>
				{developers.map((developer) => (
					<DeveloperCard key={developer.id} developer={developer} />
				))}
			</CardGrid>
		</ListPage>
	);
}

function DeveloperCard({ developer: { to, logo, name, summary, places, facts } }: { developer: DevelopersData['developers'][number] }) {
	return (
		<article className="group relative flex h-full flex-col gap-3 rounded-lg border border-line p-5 transition-[box-shadow,border-color] duration-200 hover:border-line-strong hover:shadow-2">
			<div className="flex items-center gap-4">
				<DeveloperMark logo={logo} name={name} />
				<div className="min-w-0">
					<h3 className="text-lg leading-snug">
						<a href={to} className="after:absolute after:inset-0 group-hover:text-action">
							{name}
						</a>
					</h3>
					<p className="text-ink-2 text-xs">{places.join(' · ')}</p>
				</div>
			</div>
			{summary && <p className="text-neutral-700 text-sm">{summary}</p>}
			<p className="mt-auto border-line border-t pt-3 text-ink-2 text-xs">{facts.join(' · ')}</p>
		</article>
	);
}
