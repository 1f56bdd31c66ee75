import { data } from 'react-router';
import { alertFrequencies } from '#domain/vocabulary.ts';
import { manageData } from '../features/alerts/manage-data.ts';
import { orUnavailable } from '../or-unavailable.ts';
import { pageRequest } from '../page-loader.ts';
import { readBody } from '../parts/forms/read-body.ts';
import { tokenIn } from '../parts/forms/token.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/alerts-manage';

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const managed = orUnavailable(request, await request.site.outbox.subscriptions.managed(tokenIn(request.url)));
	return {
		head: request.head({ title: request.t('alerts.manage.title'), path: '/alerts/manage', keep: ['token'], noIndex: true }),
		alert: request.staticData(manageData(request, managed, false)),
	};
}

export async function action(args: Route.ActionArgs) {
	const request = pageRequest(args);
	const { subscriptions } = request.site.outbox;
	const token = tokenIn(request.url);
	const { typed } = await readBody(args.request);
	const frequency = alertFrequencies.find((one) => one === typed['frequency']?.at(-1));
	const isSaved = frequency !== undefined && orUnavailable(request, await subscriptions.setFrequency(token, frequency)) === 'changed';
	const managed = orUnavailable(request, await subscriptions.managed(token));
	return data({ alert: request.staticData(manageData(request, managed, isSaved)) }, { status: managed ? 200 : 404 });
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

const View = staticPart('manage-view', () => import('../features/alerts/manage-view.tsx'));

export default function AlertsManage({ loaderData, actionData }: Route.ComponentProps) {
	return <View data={actionData?.alert ?? loaderData.alert} />;
}
