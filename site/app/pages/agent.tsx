import { recordPaths } from '../addresses.ts';
import { agentData } from '../features/agents/agent-data.ts';
import { pageRequest } from '../page-loader.ts';
import { agentTitle } from '../parts/heads/agent-title.ts';
import { readRecord } from '../read-record.ts';
import { describeAgent } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/agent';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const record = readRecord(request, 'agent', args.params.id);
	const agent = agentData(request, record);
	return {
		head: request.head({
			title: agent.name,
			fullTitle: agentTitle(request, record),
			description: agent.bio,
			path: recordPaths(request.read, 'agent', record),
			image: agent.photo,
			crumbs: agent.crumbs,
			structured: describeAgent(request, record),
		}),
		agent: request.staticData(agent),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('agent-view', () => import('../features/agents/agent-view.tsx'));

export default function Agent({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.agent} />;
}
