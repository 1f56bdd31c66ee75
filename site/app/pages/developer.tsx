import { recordPaths } from '../addresses.ts';
import { developerData } from '../features/developers/developer-data.ts';
import { pageRequest } from '../page-loader.ts';
import { readRecord } from '../read-record.ts';
import { describeDeveloper } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/developer';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const record = readRecord(request, 'developer', args.params.id);
	const developer = developerData(request, record);
	return {
		head: request.head({
			title: developer.name,
			fullTitle: request.t('heads.developer', { name: developer.name }),
			description: developer.summary,
			path: recordPaths(request.read, 'developer', record),
			image: developer.cover,
			crumbs: developer.crumbs,
			structured: describeDeveloper(request, record),
		}),
		developer: request.staticData(developer),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('developer-view', () => import('../features/developers/developer-view.tsx'));

export default function Developer({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.developer} />;
}
