import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readPaging } from '#app/paging.ts';
import { newsletterData } from '#app/parts/alerts/alerts-form-data.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { pageContent } from '#app/parts/page/page-content.ts';
import { postCards } from '#app/parts/records/post-cards.ts';

const PER_PAGE = 12;

export type BlogData = ReturnType<typeof blogData>;

/** The posts of a page, of all tags or of the one in the address; an unknown tag is no tag. */
export function blogData(request: PageRequest) {
	const { read, locale, t, url } = request;
	const content = pageContent(request, 'blog', t('pages.blog'));
	const all = read.list('post');
	const chosen = read.list('tag').find(({ key }) => key === url.searchParams.get('tag'));
	const posts = chosen ? all.filter(({ tags }) => tags.includes(chosen.id)) : all;
	const paging = readPaging(url, posts.length, PER_PAGE);
	const cards = postCards(request, posts.slice(paging.offset, paging.offset + PER_PAGE));
	const address = localePath('/blog', locale);
	const tags = read
		.list('tag')
		.filter(({ id }) => all.some((post) => post.tags.includes(id)))
		.map(({ id, key, translations }) => ({
			key,
			text: translations[locale].name,
			to: `${address}?tag=${encodeURIComponent(key)}`,
			isChosen: id === chosen?.id,
		}));
	const [lead, ...others] = cards;
	const leads = paging.page === 1 && !chosen;
	return {
		content,
		title: chosen ? chosen.translations[locale].name : content.title,
		isOfTag: Boolean(chosen),
		total: posts.length,
		count: posts.length ? t('records.postCount', { count: posts.length }) : null,
		empty: posts.length ? null : emptyData(request, 'posts'),
		tags: tags.length ? [{ key: '', text: t('blog.allTags'), to: address, isChosen: !chosen }, ...tags] : [],
		lead: leads ? (lead ?? null) : null,
		cards: leads ? others : cards,
		paging,
		newsletter: newsletterData(request),
	};
}
