import { launchCards } from '../features/records/launch-cards.ts';
import { LaunchList } from '../features/records/launch-list.tsx';
import { pageContent } from '../features/records/page-content.ts';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/launches';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, t, head } = request;
	const content = pageContent(request, 'launches', t('pages.launches'));
	const launches = launchCards(request, read.list('launch'));
	return {
		head: head({ title: content.title, description: content.summary, path: '/launches' }),
		content,
		count: t('records.launchCount', { count: launches.length }),
		launches,
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Launches({ loaderData: { content, count, launches } }: Route.ComponentProps) {
	return (
		<RecordsPage content={content} count={count} isEmpty={!launches.length}>
			<LaunchList launches={launches} />
		</RecordsPage>
	);
}
