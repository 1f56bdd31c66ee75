import { holdsToken, receivedData } from '../features/received/received-data.ts';
import { notFound } from '../not-found.ts';
import { orUnavailable } from '../or-unavailable.ts';
import { pageRequest } from '../page-loader.ts';
import { readSentTo } from '../parts/alerts/sent-to.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/received';

export async function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const receipt = orUnavailable(request, await request.site.outbox.receipt(args.params['id'] ?? ''));
	if (!receipt) throw notFound(request);
	const sentTo = readSentTo(args.request.headers.get('cookie') ?? '', receipt.reference);
	return {
		head: request.head({
			title: request.t('pages.received'),
			path: `/received/${receipt.reference}`,
			keep: ['search', 'often', 'token', 'ids', 'photos'],
			noIndex: true,
		}),
		received: request.staticData(receivedData(request, receipt, { sentTo, isTheirs: await holdsToken(request, receipt) })),
	};
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

const View = staticPart('received-view', () => import('../features/received/received-view.tsx'));

export default function Received({ loaderData: { received } }: Route.ComponentProps) {
	return <View data={received} />;
}
