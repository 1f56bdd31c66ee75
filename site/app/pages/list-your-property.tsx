import { editorialPage } from '../features/records/page-content.ts';
import { pageRequest } from '../page-loader.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/list-your-property';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return editorialPage(request, 'list-your-property', request.t('pages.listYourProperty'));
}

export { pageMeta as meta } from '../head.ts';

const View = kept(() => import('../features/records/editorial-view.tsx'));

export default function ListYourProperty({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.content} />;
}
