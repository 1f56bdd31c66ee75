import { valuationData } from '../features/valuation/valuation-data.ts';
import { pageRequest } from '../page-loader.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/valuation';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const valuation = valuationData(request);
	return {
		head: request.head({
			title: valuation.title,
			fullTitle: request.t('valuation.head'),
			description: valuation.summary,
			path: '/valuation',
			noIndex: valuation.answer !== null,
		}),
		valuation: request.staticData(valuation),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('valuation-view', () => import('../features/valuation/valuation-view.tsx'));

export default function Valuation({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.valuation} />;
}
