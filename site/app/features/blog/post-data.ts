import { addressOf } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { newsletterData } from '#app/parts/alerts/alerts-form-data.ts';
import { type CompoundCardData, compoundCards, type PropertyCardData, propertyCards } from '#app/parts/listings/card-data.ts';
import { closedOf } from '#app/parts/listings/closed.ts';
import { formatsOf } from '#app/parts/listings/formats.ts';
import { type ArticlePart, articleOf } from '#app/parts/records/article.ts';
import { postCards, readingTime, relatedPosts } from '#app/parts/records/post-cards.ts';
import type { Post } from '#content/entities/editorial.ts';

const RELATED = 3;

export type PostPart = { html: string } | { property: PropertyCardData } | { compound: CompoundCardData };
export type PostData = ReturnType<typeof postData>;

export function postData(request: PageRequest, post: Post) {
	const { read, locale, t } = request;
	const { name, summary, body } = post.translations[locale];
	const article = articleOf(body);
	const author = post.author === null ? null : read.get('team_member', post.author);
	const blog = localePath('/blog', locale);
	return {
		crumbs: [
			{ to: blog, text: t('pages.blog') },
			{ to: null, text: name },
		],
		name,
		summary,
		photo: read.photo(post.image, locale),
		author: author && { name: author.translations[locale].name, title: author.translations[locale].title },
		published: post.published_on && { day: post.published_on, text: formatsOf(request).date(post.published_on, 'long') },
		minutes: readingTime(request, article.words),
		tags: read
			.many('tag', post.tags)
			.map(({ key, translations }) => ({ to: `${blog}?tag=${encodeURIComponent(key)}`, text: translations[locale].name })),
		contents: article.contents,
		parts: article.parts.flatMap((part) => drawable(request, part)),
		related: postCards(request, relatedPosts(request, post, RELATED)),
		address: addressOf('post', post, locale),
		newsletter: newsletterData(request),
	};
}

/** A listing that is no longer offered leaves the article without a trace. */
function drawable(request: PageRequest, part: ArticlePart): PostPart[] {
	if ('html' in part) return [part];
	if (part.kind === 'property') {
		const offered = request.read.many('property', [part.id]).filter((property) => !closedOf(property));
		return propertyCards(request, offered).map((property) => ({ property }));
	}
	return compoundCards(request, request.read.many('project', [part.id])).map((compound) => ({ compound }));
}
