import { useTranslations } from '#app/i18n/use-translations.ts';
import type { Paging } from '#app/paging.ts';
import type { CompoundCardData } from '#app/parts/listings/card-data.ts';
import { CardGrid } from '#app/parts/listings/card-grid.tsx';
import { CompoundCard } from '#app/parts/listings/compound-card.tsx';
import type { EmptyData } from '#app/parts/page/empty-data.ts';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { type ListFilter, ListFilters } from '#app/parts/page/list-filters.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import { PageLinks } from '#app/parts/page/page-links.tsx';

export type CompoundsData = {
	title: string;
	count: string | null;
	empty: EmptyData | null;
	filters: ListFilter[];
	cards: CompoundCardData[];
	paging: Paging;
};

export default function CompoundsView({ data: { title, count, empty, filters, cards, paging } }: { data: CompoundsData }) {
	const t = useTranslations('compounds');
	return (
		<ListPage
			crumbs={[{ to: null, text: title }]}
			title={title}
			count={count}
			intro={<p>{t('intro')}</p>}
			filters={!empty && <ListFilters filters={filters} />}
			pagination={<PageLinks paging={paging} />}
		>
			{empty ? (
				<EmptyState data={empty} />
			) : cards.length ? (
				<CardGrid>
					{cards.map((card) => (
						<CompoundCard key={card.id} card={card} />
					))}
				</CardGrid>
			) : (
				<p className="rounded-lg bg-stone px-6 py-11 text-center text-ink-2">{t('nothing')}</p>
			)}
		</ListPage>
	);
}
