import { alertsData } from '../features/alerts/alerts-data.ts';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { alertsFormData } from '../parts/alerts/alerts-form-data.ts';
import { receiveAlert } from '../parts/alerts/receive-alert.ts';
import { readTopic } from '../parts/alerts/topic.ts';
import { answerWithForm } from '../parts/forms/state.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/alerts';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const asked = readTopic(request);
	if (!asked) throw notFound(request);
	const alerts = alertsData(request, asked);
	return {
		head: request.head({
			title: alerts.title,
			description: alerts.lead,
			path: '/alerts',
			keep: ['about', 'search'],
			crumbs: alerts.crumbs,
			noIndex: true,
		}),
		crumbs: alerts.crumbs,
		alerts: request.staticData(alerts),
		form: request.staticData(alertsFormData(request, asked.topic, null)),
	};
}

export async function action(args: Route.ActionArgs) {
	const request = pageRequest(args);
	const asked = readTopic(request);
	if (!asked) throw notFound(request);
	const outcome = await receiveAlert(request, args.request, asked.topic);
	return outcome instanceof Response
		? outcome
		: answerWithForm(outcome, { form: request.staticData(alertsFormData(request, asked.topic, outcome)) });
}

export { pageMeta as meta } from '../head.ts';
export { formHeaders as headers } from '../parts/forms/state.ts';

const View = staticPart('alerts-view', () => import('../features/alerts/alerts-view.tsx'));

export default function Alerts({ loaderData: { crumbs, alerts, form }, actionData }: Route.ComponentProps) {
	return (
		<>
			<div className="wrap pt-5">
				<Crumbs crumbs={crumbs} />
			</div>
			<View data={alerts} form={actionData?.form ?? form} />
		</>
	);
}
