import { pageRequest } from '../page-loader.ts';
import { editorialPage } from '../parts/page/page-content.ts';
import { describeBrokerage } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/about-us';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return editorialPage(request, 'about-us', request.t('pages.aboutUs'), describeBrokerage(request));
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('editorial-view', () => import('../parts/page/editorial-view.tsx'));

export default function AboutUs({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.content} />;
}
