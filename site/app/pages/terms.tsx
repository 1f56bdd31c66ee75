import { pageRequest } from '../page-loader.ts';
import { editorialPage } from '../parts/page/page-content.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/terms';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return editorialPage(request, 'terms', request.t('footer.terms'));
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('editorial-view', () => import('../parts/page/editorial-view.tsx'));

export default function Terms({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.content} />;
}
