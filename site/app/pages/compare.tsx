import { data } from 'react-router';
import { readCookie } from '#domain/cookie.ts';
import { chooseHome } from '../features/compare/choose-home.ts';
import { compareData } from '../features/compare/compare-data.ts';
import { pageRequest } from '../page-loader.ts';
import { COMPARED, formatCompared, mergeShownHomes, parseComparedIds } from '../parts/compare/cookie.ts';
import { COOKIE, splitEntries } from '../parts/favorites/cookie.ts';
import { Sharing } from '../parts/share/sharing.tsx';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/compare';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { headers } = args.request;
	const compared = parseComparedIds(readCookie(headers, COMPARED) ?? '');
	const compare = compareData(request, splitEntries(readCookie(headers, COOKIE) ?? ''), compared);
	const asked = request.url.searchParams.get('ids');
	const shown = compare.homes.map(({ id }) => id);
	// A shared comparison without any listed home must not change the visitor's own.
	const isAsked = asked === '' || (asked !== null && shown.length > 0);
	const kept = isAsked ? mergeShownHomes(compared, shown) : null;
	return data(
		{
			head: request.head({ title: compare.title, description: compare.lead, path: '/compare', keep: ['ids'], noIndex: true }),
			compare: request.staticData(compare),
		},
		kept ? { headers: { 'set-cookie': formatCompared(kept, request.site.origin.startsWith('https:')) } } : undefined,
	);
}

export const action = (args: Route.ActionArgs) => chooseHome(args);

/** Contains the visitor's saved homes and comparison. */
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
