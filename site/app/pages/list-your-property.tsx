import { editorialPage } from '../features/records/page-content.ts';
import { EditorialPage } from '../layouts/editorial-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/list-your-property';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return editorialPage(request, 'list-your-property', request.t('pages.listYourProperty'));
}

export { pageMeta as meta } from '../head.ts';

export default function ListYourProperty({ loaderData }: Route.ComponentProps) {
	return <EditorialPage content={loaderData.content} />;
}
