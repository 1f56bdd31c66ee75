import { createPageRequest } from '../page-loader.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/offline';

/** Shown by the service worker when a page cannot be loaded. */
export function loader(args: Route.LoaderArgs) {
	const { t, head, staticData } = createPageRequest(args);
	return {
		head: head({ title: t('error.offline'), path: '/offline', noIndex: true }),
		labels: staticData({
			title: t('error.offline'),
			more: t('error.offlineMore'),
			tryAgain: t('error.tryAgain'),
			homes: t('offline.homes'),
			homesMore: t('offline.homesMore'),
			copy: t('offline.copy', { day: '__day__' }),
		}),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('offline-view', () => import('../layouts/offline-view.tsx'));

export default function Offline({ loaderData }: Route.ComponentProps) {
	return <View labels={loaderData.labels} />;
}
