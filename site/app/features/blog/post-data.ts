import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { newsletterData } from '#app/parts/alerts/alerts-form-data.ts';
import { type CompoundCardData, compoundCards, type PropertyCardData, propertyCards } from '#app/parts/listings/card-data.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { type ArticlePart, parseArticle } from '#app/parts/records/article.ts';
import { postCards, readingTime, relatedPosts } from '#app/parts/records/post-cards.ts';
import type { Post } from '#content/entities/editorial.ts';

const RELATED = 3;

export type PostPart = { html: string } | { property: PropertyCardData } | { compound: CompoundCardData };
export type PostData = ReturnType<typeof postData>;

export function postData(request: PageRequest, post: Post) {
	const { read, locale, t } = request;
	const { name, summary, body } = post.translations[locale];
	const article = parseArticle(showPictures(request, body));
	const blog = localePath('/blog', locale);
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	return {
		crumbs: [
			{ to: blog, text: t('pages.blog') },
			{ to: null, text: name },
		],
		name,
		summary,
		photo: read.photo(post.image, locale),
		author: section('author', () => readAuthor(request, post)),
		published: section(
			'date',
			() => post.published_on && { day: post.published_on, text: createFormats(request).date(post.published_on, 'long') },
		),
		minutes: section('reading time', () => readingTime(request, article.words)),
		tags:
			section('tags', () =>
				read
					.many('tag', post.tags)
					.map(({ key, translations }) => ({ to: `${blog}?tag=${encodeURIComponent(key)}`, text: translations[locale].name })),
			) ?? [],
		contents: article.contents,
		parts: article.parts.flatMap((part) => ('html' in part ? [part] : (section('card', () => buildCards(request, part)) ?? []))),
		related: section('related', () => postCards(request, relatedPosts(request, post, RELATED))) ?? [],
		address: recordAddress('post', post, locale),
		newsletter: section('newsletter', () => newsletterData(request)),
	};
}

function readAuthor({ read, locale }: PageRequest, { author }: Post) {
	const member = author === null ? null : read.get('team_member', author);
	return member && { name: member.translations[locale].name, title: member.translations[locale].title };
}

/** A listing that is no longer published is left out of the article. */
function buildCards(request: PageRequest, part: Exclude<ArticlePart, { html: string }>): PostPart[] {
	if (part.kind === 'property') {
		const offered = request.read.many('property', [part.id]).filter((property) => !readClosed(property));
		return propertyCards(request, offered).map((property) => ({ property }));
	}
	return compoundCards(request, request.read.many('project', [part.id])).map((compound) => ({ compound }));
}
