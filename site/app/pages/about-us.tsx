import { editorialPage } from '../features/records/page-content.ts';
import { EditorialPage } from '../layouts/editorial-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/about-us';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return editorialPage(request, 'about-us', request.t('pages.aboutUs'));
}

export { pageMeta as meta } from '../head.ts';

export default function AboutUs({ loaderData }: Route.ComponentProps) {
	return <EditorialPage content={loaderData.content} />;
}
