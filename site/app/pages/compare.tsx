import { readCookie } from '../cookies.ts';
import { compareData } from '../features/compare/compare-data.ts';
import { pageRequest } from '../page-loader.ts';
import { COOKIE, entriesIn } from '../parts/favorites/cookie.ts';
import { Sharing } from '../parts/share/sharing.tsx';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/compare';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const compare = compareData(request, entriesIn(readCookie(args.request.headers, COOKIE) ?? ''));
	return {
		head: request.head({ title: compare.title, description: compare.lead, path: '/compare', keep: ['ids'], noIndex: true }),
		compare: request.staticData(compare),
	};
}

/** It offers what one visitor saved. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

const View = staticPart('compare-view', () => import('../features/compare/compare-view.tsx'));

export default function Compare({ loaderData }: Route.ComponentProps) {
	return (
		<Sharing>
			<View data={loaderData.compare} />
		</Sharing>
	);
}
