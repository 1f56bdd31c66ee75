import { agentsData } from '../features/agents/agents-data.ts';
import { pageRequest } from '../page-loader.ts';
import { describeList } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/agents';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const agents = agentsData(request);
	const { title, summary } = agents.content;
	return {
		head: request.head({
			title,
			fullTitle: request.t('heads.agents', { title }),
			description: summary,
			path: '/agents',
			noIndex: agents.isNarrowed,
			structured: describeList(agents.agents),
		}),
		agents: request.staticData(agents),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('agents-view', () => import('../features/agents/agents-view.tsx'));

export default function Agents({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.agents} />;
}
