import { askToken, receiveToken } from '../features/alerts/receive-token.ts';
import { TokenPage } from '../features/alerts/token-page.tsx';
import type { Route } from './+types/alerts-confirm';

export const loader = (args: Route.LoaderArgs) => askToken(args, 'confirm');
export const action = (args: Route.ActionArgs) => receiveToken(args, 'confirm');

export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

export default function AlertsConfirm({ loaderData, actionData }: Route.ComponentProps) {
	return <TokenPage data={actionData?.told ?? loaderData.told} />;
}
