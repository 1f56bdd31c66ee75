import { useEffect } from 'react';
import { hasDraft } from '../features/list-property/draft.ts';
import { listFormData } from '../features/list-property/list-form-data.ts';
import { readPrefilled } from '../features/list-property/prefilled.ts';
import { receiveOfferedProperty } from '../features/list-property/receive-offered-property.ts';
import { hydrateFormAround } from '../layouts/use-form-help.ts';
import { pageRequest } from '../page-loader.ts';
import { answerWithForm } from '../parts/forms/state.ts';
import { editorialPage } from '../parts/page/page-content.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/list-your-property';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return {
		...editorialPage(request, 'list-your-property', request.t('pages.listYourProperty')),
		form: request.staticData(listFormData(request, readPrefilled(request))),
	};
}

export async function action(args: Route.ActionArgs) {
	const request = pageRequest(args);
	const outcome = await receiveOfferedProperty(request, args.request);
	return outcome instanceof Response ? outcome : answerWithForm(outcome, { form: request.staticData(listFormData(request, outcome)) });
}

export { pageMeta as meta } from '../head.ts';
export { formHeaders as headers } from '../parts/forms/state.ts';

const View = staticPart('list-property-view', () => import('../features/list-property/list-property-view.tsx'));

export default function ListYourProperty({ loaderData, actionData }: Route.ComponentProps) {
	// Restores a draft without waiting for an interaction.
	useEffect(() => {
		if (hasDraft()) hydrateFormAround(document.getElementById('list-property'));
	}, []);
	return <View data={loaderData.content} form={actionData?.form ?? loaderData.form} />;
}
