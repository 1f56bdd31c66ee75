import { recordPaths } from '../addresses.ts';
import { postData } from '../features/blog/post-data.ts';
import { pageRequest } from '../page-loader.ts';
import { readRecord } from '../read-record.ts';
import { describePost } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/post';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const post = readRecord(request, 'post', args.params.id);
	const article = postData(request, post);
	return {
		head: request.head({
			title: article.name,
			description: article.summary,
			path: recordPaths(request.read, 'post', post),
			image: article.photo,
			crumbs: article.crumbs,
			feed: 'blog',
			structured: describePost(request, post),
		}),
		article: request.staticData(article),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('post-view', () => import('../features/blog/post-view.tsx'));

export default function Post({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.article} />;
}
