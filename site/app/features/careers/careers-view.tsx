import { useTranslations } from '../../i18n/use-translations.ts';
import { ListPage } from '../../layouts/list-page.tsx';
import { Blocks } from '../records/blocks.tsx';
import { Prose } from '../records/prose.tsx';
import type { CareersData } from './careers-data.ts';
import { JobList } from './job-list.tsx';

export default function CareersView({ data: { content, count, departments } }: { data: CareersData }) {
	const t = useTranslations('records');
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage crumbs={[{ to: null, text: content.title }]} title={content.title} count={count} intro={intro && <Prose html={intro.html} />}>
			{departments.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
			<div className="grid gap-10">
				{departments.map(({ key, name, jobs }) => (
					<section key={key} className="grid gap-x-10 gap-y-4 lg:grid-cols-[220px_minmax(0,1fr)]">
						<h2 className="text-xl lg:pt-6">{name}</h2>
						<JobList jobs={jobs} />
					</section>
				))}
			</div>
			<Blocks blocks={intro ? content.blocks.slice(1) : content.blocks} />
		</ListPage>
	);
}
