import { blogData } from '../features/blog/blog-data.ts';
import { pageRequest } from '../page-loader.ts';
import { describeList } from '../structured-data/describe-pages.ts';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/blog';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { t, head } = request;
	const blog = blogData(request);
	const { page } = blog.paging;
	return {
		head: head({
			title: blog.title,
			fullTitle:
				page > 1 ? t('heads.page', { title: blog.title, page }) : t(blog.isOfTag ? 'heads.tag' : 'heads.blog', { title: blog.title }),
			description: blog.content.summary,
			path: '/blog',
			feed: 'blog',
			structured: describeList(blog.lead ? [blog.lead, ...blog.cards] : blog.cards, { total: blog.total, offset: blog.paging.offset }),
			keep: [...(blog.isOfTag ? ['tag'] : []), ...(page === 1 ? [] : ['page'])],
		}),
		blog: request.staticData(blog),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = staticPart('blog-view', () => import('../features/blog/blog-view.tsx'));

export default function Blog({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.blog} />;
}
