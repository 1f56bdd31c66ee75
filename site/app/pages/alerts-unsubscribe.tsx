import { askToken, receiveToken } from '../features/alerts/receive-token.ts';
import { TokenPage } from '../features/alerts/token-page.tsx';
import type { Route } from './+types/alerts-unsubscribe';

export const loader = (args: Route.LoaderArgs) => askToken(args, 'unsubscribe');
export const action = (args: Route.ActionArgs) => receiveToken(args, 'unsubscribe');

export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

export default function AlertsUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
	return <TokenPage data={actionData?.told ?? loaderData.told} />;
}
