import { data } from 'react-router';
import { recordPaths } from '../addresses.ts';
import { careerData, isClosed } from '../features/careers/career-data.ts';
import { pageRequest } from '../page-loader.ts';
import { applyFormData } from '../parts/apply/apply-form-data.ts';
import { receiveApplication } from '../parts/apply/receive-application.ts';
import { answerWithForm } from '../parts/forms/state.ts';
import { readRecord } from '../read-record.ts';
import { describeJob } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/career';

/** A closed position keeps its page for people with the link; its status tells crawlers that it is gone. */
export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const career = readRecord(request, 'career', args.params.id);
	const job = careerData(request, career);
	const path = recordPaths(request.read, 'career', career);
	const head = request.head({
		title: job.name,
		description: job.summary,
		path,
		noIndex: job.isClosed,
		crumbs: job.crumbs,
		...(!job.isClosed && { structured: describeJob(career) }),
	});
	const form = job.isClosed ? null : request.staticData(await applyFormData(request, career, null));
	return data({ head, job: request.staticData(job), form }, { status: job.isClosed ? 410 : 200 });
}

export async function action(args: Route.ActionArgs) {
	const request = pageRequest(args);
	const career = readRecord(request, 'career', args.params.id);
	if (isClosed(career)) return data({ form: null }, { status: 410, headers: { 'cache-control': 'no-store' } });
	const outcome = await receiveApplication(request, args.request, career.id);
	if (outcome instanceof Response) return outcome;
	return answerWithForm(outcome, { form: request.staticData(await applyFormData(request, career, outcome)) });
}

export { pageMeta as meta } from '../head.ts';
export { formHeaders as headers } from '../parts/forms/state.ts';

const View = staticPart('career-view', () => import('../features/careers/career-view.tsx'));

export default function Career({ loaderData: { job, form }, actionData }: Route.ComponentProps) {
	return <View data={job} form={actionData?.form ?? form} />;
}
