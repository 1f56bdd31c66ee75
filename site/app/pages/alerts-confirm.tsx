import { data } from 'react-router';
import { tokenData } from '../features/alerts/token-data.ts';
import { pageRequest } from '../page-loader.ts';
import { tokenIn } from '../parts/forms/token.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/alerts-confirm';

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const token = tokenIn(request.url);
	const topics = await request.site.outbox.subscriptions.topics('confirm', token);
	const told = tokenData(request, 'confirm', token ? 'ask' : 'unknown', topics);
	return {
		head: request.head({ title: request.t('alerts.confirm.title'), path: '/alerts/confirm', keep: ['token'], noIndex: true }),
		told: request.staticData(told),
	};
}

export async function action(args: Route.ActionArgs) {
	const request = pageRequest(args);
	const token = tokenIn(request.url);
	const { subscriptions } = request.site.outbox;
	const topics = await subscriptions.topics('confirm', token);
	const isKnown = (await subscriptions.confirm(token)) !== 'unknown';
	const told = tokenData(request, 'confirm', isKnown ? 'done' : 'unknown', topics);
	return data({ told: request.staticData(told) }, { status: isKnown ? 200 : 404 });
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

const View = staticPart('token-view', () => import('../features/alerts/token-view.tsx'));

export default function AlertsConfirm({ loaderData, actionData }: Route.ComponentProps) {
	return <View data={actionData?.told ?? loaderData.told} />;
}
