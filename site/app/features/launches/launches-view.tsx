import { useTranslations } from '#app/i18n/use-translations.ts';
import { Blocks } from '#app/parts/blocks/blocks.tsx';
import type { EmptyData } from '#app/parts/page/empty-data.ts';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import type { PageContent } from '#app/parts/page/page-content.ts';
import { Section } from '#app/parts/page/section.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import type { LaunchCardData } from '#app/parts/records/launch-cards.ts';
import { LaunchList } from '#app/parts/records/launch-list.tsx';

export type LaunchesData = {
	content: PageContent;
	count: string | null;
	empty: EmptyData | null;
	next: LaunchCardData[];
	past: LaunchCardData[];
};

/** Launches without public prices, the next one first; then those that have opened. */
export default function LaunchesView({ data: { content, count, empty, next, past } }: { data: LaunchesData }) {
	const t = useTranslations();
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage crumbs={[{ to: null, text: content.title }]} title={content.title} count={count} intro={intro && <Prose html={intro.html} />}>
			{empty ? <EmptyState data={empty} /> : <LaunchList launches={next} />}
			{past.length > 0 && (
				<Section title={t('launch.past')}>
					<LaunchList launches={past} />
				</Section>
			)}
			<Blocks blocks={intro ? content.blocks.slice(1) : content.blocks} />
		</ListPage>
	);
}
