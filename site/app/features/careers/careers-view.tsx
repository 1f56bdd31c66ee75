import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import type { CareersData } from './careers-data.ts';
import { JobList } from './job-list.tsx';

export default function CareersView({ data: { content, count, empty, departments } }: { data: CareersData }) {
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage crumbs={[{ to: null, text: content.title }]} title={content.title} count={count} intro={intro && <Prose html={intro.html} />}>
			{empty && <EmptyState data={empty} />}
			<div className="grid gap-10">
				{departments.map(({ key, name, jobs }) => (
					<section key={key} className="grid gap-x-10 gap-y-4 lg:grid-cols-[280px_minmax(0,1fr)]">
						<h2 className="text-xl lg:pt-6">{name}</h2>
						<JobList jobs={jobs} />
					</section>
				))}
			</div>
			<Blocks blocks={intro ? content.blocks.slice(1) : content.blocks} />
		</ListPage>
	);
}
