import { data } from 'react-router';
import { changeData } from '../features/received/change-data.ts';
import { receiveChange } from '../features/received/receive-change.ts';
import { pageRequest } from '../page-loader.ts';
import { answerWithForm } from '../parts/forms/state.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/viewing';

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return {
		head: request.head({ title: request.t('viewing.title'), path: '/viewing', keep: ['token'], noIndex: true }),
		viewing: request.staticData(await changeData(request, null)),
	};
}

export async function action(args: Route.ActionArgs) {
	const request = pageRequest(args);
	const outcome = await receiveChange(request, args.request);
	if (outcome instanceof Response) return outcome;
	const page = { viewing: request.staticData(await changeData(request, outcome)) };
	return outcome ? answerWithForm(outcome, page) : data(page, { status: 409, headers: { 'cache-control': 'no-store' } });
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

const View = staticPart('change-view', () => import('../features/received/change-view.tsx'));

export default function Viewing({ loaderData, actionData }: Route.ComponentProps) {
	return <View data={actionData?.viewing ?? loaderData.viewing} />;
}
