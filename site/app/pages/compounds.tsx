import { compoundCards } from '../features/listings/card-data.ts';
import { CardGrid } from '../features/listings/card-grid.tsx';
import { CompoundCard } from '../features/listings/compound-card.tsx';
import { ListPage } from '../layouts/list-page.tsx';
import { PageLinks } from '../layouts/page-links.tsx';
import { pageRequest } from '../page-loader.ts';
import { pageOf } from '../paging.ts';
import type { Route } from './+types/compounds';

const PER_PAGE = 24;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, t, head, url } = request;
	const total = read.count('project');
	const paging = pageOf(url, total, PER_PAGE);
	return {
		head: head({ title: t('pages.compounds'), path: '/compounds/more', keep: paging.page > 1 ? ['page'] : [] }),
		title: t('pages.compounds'),
		count: t('count.compounds', { count: total }),
		paging,
		compounds: compoundCards(request, read.list('project', { limit: PER_PAGE, offset: paging.offset })),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Compounds({ loaderData }: Route.ComponentProps) {
	const { title, count, paging, compounds } = loaderData;
	return (
		<ListPage crumbs={[{ to: null, text: title }]} title={title} count={count} pagination={<PageLinks paging={paging} />}>
			<CardGrid>
				{compounds.map((card) => (
					<CompoundCard key={card.id} card={card} />
				))}
			</CardGrid>
		</ListPage>
	);
}
