import { careersData } from '../features/careers/careers-data.ts';
import { pageRequest } from '../page-loader.ts';
import { describeList } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/careers';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const careers = careersData(request);
	const { title, summary } = careers.content;
	return {
		head: request.head({
			title,
			description: summary,
			path: '/careers',
			structured: describeList(careers.departments.flatMap(({ jobs }) => jobs)),
		}),
		careers: request.staticData(careers),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('careers-view', () => import('../features/careers/careers-view.tsx'));

export default function Careers({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.careers} />;
}
