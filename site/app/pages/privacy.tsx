import { pageRequest } from '../page-loader.ts';
import { editorialPage } from '../parts/page/page-content.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/privacy';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	return editorialPage(request, 'privacy', request.t('footer.privacy'));
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('editorial-view', () => import('../parts/page/editorial-view.tsx'));

export default function Privacy({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.content} />;
}
