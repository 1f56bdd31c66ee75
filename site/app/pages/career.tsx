import { data } from 'react-router';
import { parseId, recordPath } from '../addresses.ts';
import { careerData, isClosed } from '../features/careers/career-data.ts';
import { notFound } from '../not-found.ts';
import { type PageRequest, pageRequest } from '../page-loader.ts';
import { applyFormData } from '../parts/apply/apply-form-data.ts';
import { receiveApplication } from '../parts/apply/receive-application.ts';
import { formAgain } from '../parts/forms/state.ts';
import { describeJob } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/career';

/** A closed position still has its page for whoever kept the link; machines are told that it is gone. */
export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const career = readCareer(request, args);
	const job = careerData(request, career);
	const path = { en: recordPath('career', career, 'en'), ar: recordPath('career', career, 'ar') };
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
	const career = readCareer(request, args);
	if (isClosed(career)) return data({ form: null }, { status: 410, headers: { 'cache-control': 'no-store' } });
	const outcome = await receiveApplication(request, args.request, career.id);
	if (outcome instanceof Response) return outcome;
	return formAgain(outcome, { form: request.staticData(await applyFormData(request, career, outcome)) });
}

function readCareer(request: PageRequest, { params }: Pick<Route.LoaderArgs, 'params'>) {
	const id = parseId(params.id);
	const career = id && request.read.get('career', id);
	if (!career) throw notFound(request);
	return career;
}

export { pageMeta as meta } from '../head.ts';
export { formHeaders as headers } from '../parts/forms/state.ts';

const View = staticPart('career-view', () => import('../features/careers/career-view.tsx'));

export default function Career({ loaderData: { job, form }, actionData }: Route.ComponentProps) {
	return <View data={job} form={actionData?.form ?? form} />;
}
