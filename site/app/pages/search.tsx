import { propertyCards } from '../features/listings/card-data.ts';
import { CardGrid } from '../features/listings/card-grid.tsx';
import { PropertyCard } from '../features/listings/property-card.tsx';
import { ListPage } from '../layouts/list-page.tsx';
import { PageLinks } from '../layouts/page-links.tsx';
import { pageRequest } from '../page-loader.ts';
import { pageOf } from '../paging.ts';
import type { Route } from './+types/search';

const PER_PAGE = 24;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, t, head, url } = request;
	const total = read.count('property');
	const paging = pageOf(url, total, PER_PAGE);
	return {
		head: head({ title: t('common.search'), path: '/search', keep: paging.page > 1 ? ['page'] : [] }),
		title: t('pages.search'),
		count: t('count.properties', { count: total }),
		paging,
		properties: propertyCards(request, read.list('property', { limit: PER_PAGE, offset: paging.offset })),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Search({ loaderData }: Route.ComponentProps) {
	const { title, count, paging, properties } = loaderData;
	return (
		<ListPage crumbs={[{ to: null, text: title }]} title={title} count={count} pagination={<PageLinks paging={paging} />}>
			<CardGrid>
				{properties.map((card, index) => (
					<PropertyCard key={card.id} card={card} priority={index === 0} />
				))}
			</CardGrid>
		</ListPage>
	);
}
