import { findCompounds } from '../features/compounds/compound-filters.ts';
import type { CompoundsData } from '../features/compounds/compounds-view.tsx';
import { pageRequest } from '../page-loader.ts';
import { readPaging } from '../paging.ts';
import { compoundCards } from '../parts/listings/card-data.ts';
import { emptyData } from '../parts/page/empty-data.ts';
import { describeList } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/compounds';

const PER_PAGE = 24;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { t, head, url } = request;
	const { projects, filters, active } = findCompounds(request);
	const paging = readPaging(url, projects.length, PER_PAGE);
	const title = t('pages.compounds');
	const compounds: CompoundsData = {
		title,
		count: projects.length ? t('count.compounds', { count: projects.length }) : null,
		empty: request.read.count('project') ? null : emptyData(request, 'compounds'),
		filters,
		paging,
		cards: compoundCards(request, projects.slice(paging.offset, paging.offset + PER_PAGE)),
	};
	return {
		head: head({
			title,
			fullTitle: paging.page > 1 ? t('heads.page', { title, page: paging.page }) : t('heads.compounds', { title }),
			description: t('compounds.intro'),
			path: '/compounds/more',
			keep: paging.page > 1 ? ['page'] : [],
			noIndex: active.length > 0,
			structured: describeList(compounds.cards, { total: projects.length, offset: paging.offset }),
		}),
		compounds: request.staticData(compounds),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('compounds-view', () => import('../features/compounds/compounds-view.tsx'));

export default function Compounds({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.compounds} />;
}
