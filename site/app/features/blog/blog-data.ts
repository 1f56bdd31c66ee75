import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readPaging } from '#app/paging.ts';
import { newsletterData } from '#app/parts/alerts/alerts-form-data.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { pageContent } from '#app/parts/page/page-content.ts';
import { postCards } from '#app/parts/records/post-cards.ts';
import type { Post } from '#content/entities/editorial.ts';

const PER_PAGE = 12;

export type BlogData = ReturnType<typeof blogData>;

/** Ignores an unknown tag. */
export function blogData(request: PageRequest) {
	const { read, locale, t, url } = request;
	const content = pageContent(request, 'blog', t('pages.blog'));
	const all = read.list('post');
	const asked = url.searchParams.get('tag');
	const chosen = asked ? read.list('tag').find(({ key }) => key === asked) : undefined;
	const posts = chosen ? all.filter(({ tags }) => tags.includes(chosen.id)) : all;
	const paging = readPaging(url, posts.length, PER_PAGE);
	const cards = postCards(request, posts.slice(paging.offset, paging.offset + PER_PAGE));
	const [lead, ...others] = cards;
	const leads = paging.page === 1 && !chosen;
	return {
		content,
		title: chosen ? chosen.translations[locale].name : content.title,
		isOfTag: Boolean(chosen),
		total: posts.length,
		count: posts.length ? t('records.postCount', { count: posts.length }) : null,
		empty: posts.length ? null : emptyData(request, 'posts'),
		tags: optional(request, 'tags', () => listTags(request, all, chosen?.id ?? null)) ?? [],
		lead: leads ? (lead ?? null) : null,
		cards: leads ? others : cards,
		paging,
		newsletter: optional(request, 'newsletter', () => newsletterData(request)),
	};
}

function listTags({ read, locale, t }: PageRequest, posts: readonly Post[], chosen: number | null) {
	const address = localePath('/blog', locale);
	const tags = read
		.list('tag')
		.filter(({ id }) => posts.some((post) => post.tags.includes(id)))
		.map(({ id, key, translations }) => ({
			key,
			text: translations[locale].name,
			to: `${address}?tag=${encodeURIComponent(key)}`,
			isChosen: id === chosen,
		}));
	return tags.length ? [{ key: '', text: t('blog.allTags'), to: address, isChosen: chosen === null }, ...tags] : [];
}
