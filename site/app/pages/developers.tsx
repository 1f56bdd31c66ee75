import { developersData } from '../features/developers/developers-data.ts';
import { pageRequest } from '../page-loader.ts';
import { describeList } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/developers';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const developers = developersData(request);
	const { title, summary } = developers.content;
	return {
		head: request.head({
			title,
			fullTitle: request.t('heads.developers', { title }),
			description: summary ?? developers.intro,
			path: '/developers/more',
			structured: describeList(developers.developers),
		}),
		developers: request.staticData(developers),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('developers-view', () => import('../features/developers/developers-view.tsx'));

export default function Developers({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.developers} />;
}
