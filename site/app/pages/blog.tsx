import { addressOf } from '../addresses.ts';
import { formatsOf } from '../features/listings/formats.ts';
import { pageContent } from '../features/records/page-content.ts';
import { RecordList } from '../features/records/record-list.tsx';
import { localePath } from '../i18n/locales.ts';
import { PageLinks } from '../layouts/page-links.tsx';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import { pageOf } from '../paging.ts';
import type { Route } from './+types/blog';

const POSTS = 12;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, url, head } = request;
	const content = pageContent(request, 'blog', t('pages.blog'));
	const count = read.count('post');
	const paging = pageOf(url, count, POSTS);
	const { page, offset } = paging;
	const posts = read.list('post', { limit: POSTS, offset }).map((post) => ({
		id: post.id,
		to: addressOf('post', post, locale),
		photo: read.photo(post.image, locale),
		title: post.translations[locale].name,
		meta: [
			...(post.published_on ? [formatsOf(request).date(post.published_on, 'long')] : []),
			...read.many('tag', post.tags).map((tag) => tag.translations[locale].name),
		].join(' · '),
		text: post.translations[locale].summary,
	}));
	const title = page === 1 ? content.title : `${content.title} · ${t('common.page', { page })}`;
	return {
		head: head({ title, description: content.summary, path: '/blog', keep: page === 1 ? [] : ['page'] }),
		content,
		count: t('records.postCount', { count }),
		posts,
		paging,
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Blog({ loaderData: { content, count, posts, paging } }: Route.ComponentProps) {
	return (
		<RecordsPage content={content} count={count} isEmpty={!posts.length} pagination={<PageLinks paging={paging} />}>
			<RecordList cards={posts} />
		</RecordsPage>
	);
}
