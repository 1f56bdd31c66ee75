import { editorialPage } from '../features/records/page-content.ts';
import { EditorialPage } from '../layouts/editorial-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/our-process';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return editorialPage(request, 'our-process', request.t('pages.ourProcess'));
}

export { pageMeta as meta } from '../head.ts';

export default function OurProcess({ loaderData }: Route.ComponentProps) {
	return <EditorialPage content={loaderData.content} />;
}
