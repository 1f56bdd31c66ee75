import { offersData } from '../features/offers/offers-data.ts';
import { pageRequest } from '../page-loader.ts';
import { describeOffers } from '../structured-data/describe-listings.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/offers';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const offers = offersData(request);
	const { title, summary } = offers.content;
	return {
		head: request.head({
			title,
			fullTitle: request.t('heads.offers', { title }),
			description: summary,
			path: '/offers',
			structured: describeOffers(request, request.read.list('offer')),
		}),
		offers: request.staticData(offers),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('offers-view', () => import('../features/offers/offers-view.tsx'));

export default function Offers({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.offers} />;
}
