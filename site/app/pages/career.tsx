import { data } from 'react-router';
import { parseId, pathOf } from '../addresses.ts';
import { careerData, isClosed } from '../features/careers/career-data.ts';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { describeJob } from '../structured-data/describe-pages.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/career';

/** A closed position still has its page for whoever kept the link; machines are told that it is gone. */
export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const id = parseId(args.params.id);
	const career = id && request.read.get('career', id);
	if (!career) throw notFound(args.request);
	const job = careerData(request, career);
	const path = { en: pathOf('career', career, 'en'), ar: pathOf('career', career, 'ar') };
	const head = request.head({
		title: job.name,
		description: job.summary,
		path,
		noIndex: job.isClosed,
		crumbs: job.crumbs,
		...(!job.isClosed && { structured: describeJob(career) }),
	});
	return data({ head, job: request.drawn(job) }, { status: isClosed(career) ? 410 : 200 });
}

export { pageMeta as meta } from '../head.ts';

const View = kept(() => import('../features/careers/career-view.tsx'));

export default function Career({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.job} />;
}
