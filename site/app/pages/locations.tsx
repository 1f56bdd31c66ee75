import { locationsData } from '../features/places/locations-data.ts';
import { pageRequest } from '../page-loader.ts';
import { describeList } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/locations';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const locations = locationsData(request);
	const { title, summary } = locations.content;
	return {
		head: request.head({
			title,
			fullTitle: request.t('heads.locations', { title }),
			description: summary,
			path: '/locations',
			structured: describeList(locations.locations),
		}),
		locations: request.staticData(locations),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('locations-view', () => import('../features/places/locations-view.tsx'));

export default function Locations({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.locations} />;
}
