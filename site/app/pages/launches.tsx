import { locales } from '#domain/locales.ts';
import type { LaunchesData } from '../features/launches/launches-view.tsx';
import { pageRequest } from '../page-loader.ts';
import { emptyData } from '../parts/page/empty-data.ts';
import { pageContent } from '../parts/page/page-content.ts';
import { launchCards } from '../parts/records/launch-cards.ts';
import { describeList } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/launches';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, t, head } = request;
	const content = pageContent(request, 'launches', t('pages.launches'));
	const cards = launchCards(request, read.list('launch'));
	const [next, past] = [cards.filter(({ countdown }) => countdown), cards.filter(({ countdown }) => !countdown)];
	const counts = [
		t('records.launchCount', { count: next.length }),
		...(past.length ? [t('records.launchedCount', { count: past.length })] : []),
	];
	const launches: LaunchesData = {
		...{ content, next, past },
		count: cards.length ? counts.join(locales[request.locale].comma) : null,
		empty: next.length ? null : emptyData(request, 'launches'),
	};
	return {
		head: head({
			title: content.title,
			fullTitle: t('heads.launches', { title: content.title }),
			description: content.summary,
			path: '/launches',
			structured: describeList(cards),
		}),
		launches: request.staticData(launches),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('launches-view', () => import('../features/launches/launches-view.tsx'));

export default function Launches({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.launches} />;
}
