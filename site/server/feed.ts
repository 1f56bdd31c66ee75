import type { Hono } from 'hono';
import { recordAddress } from '#app/addresses.ts';
import { BLOG_FEED } from '#app/head.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { proseHtml } from '#app/parts/prose/prose-html.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { readSiteName } from '#app/site-name.ts';
import type { Content } from '#content/content.ts';
import type { Post } from '#content/entities/editorial.ts';
import type { Reader } from '#content/reader.ts';
import { formatCairoDayStart } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import { atomDocument, atomRoutes, latestMoment } from './atom.ts';
import type { ReadOrigin } from './entrance/own-origin.ts';
import { readTranslator } from './words.ts';
import { group, tag } from './xml.ts';

const POSTS = 30;

export const feed = ({ read, status }: Content, readOrigin: ReadOrigin): Hono =>
	atomRoutes(BLOG_FEED, status, (context, locale) => buildFeed(read, locale, readOrigin(context)));

function buildFeed(read: Reader, locale: Locale, origin: string): string {
	const t = readTranslator(locale);
	const siteName = readSiteName({ read, locale, t });
	return atomDocument({
		origin,
		locale,
		title: `${t('pages.blog')} – ${siteName}`,
		author: siteName,
		subtitle: read.page('blog')?.translations[locale].summary ?? t('site.description'),
		page: origin + localePath('/blog', locale),
		self: origin + localePath(BLOG_FEED, locale),
		entries: read.list('post', { limit: POSTS }).map((post) => buildEntry(read, post, locale, origin)),
	});
}

function buildEntry(read: Reader, post: Post, locale: Locale, origin: string): { updated: string; xml: string } {
	const { name, summary, body } = post.translations[locale];
	const author = post.author === null ? null : read.get('team_member', post.author);
	const html = proseHtml(showPictures({ read, locale }, body), { under: 1, locale })
		.replace(/ srcset="[^"]*" sizes="[^"]*"/g, '')
		.replace(/ (href|src)="\//g, ` $1="${origin}/`);
	const updated = findLastChange(post);
	const xml = group('entry', {}, [
		// Without the slug, which may change while the article stays the same.
		tag('id', {}, `${origin}${localePath(`/blog/${post.id}`, locale)}`),
		tag('title', {}, name),
		tag('link', { rel: 'alternate', type: 'text/html', href: encodeURI(origin + recordAddress('post', post, locale)) }),
		...(post.published_on ? [tag('published', {}, formatCairoDayStart(post.published_on))] : []),
		tag('updated', {}, updated),
		...(author ? [group('author', {}, [tag('name', {}, author.translations[locale].name)])] : []),
		...read.many('tag', post.tags).map(({ key, translations }) => tag('category', { term: key, label: translations[locale].name })),
		...(summary ? [tag('summary', {}, summary)] : []),
		tag('content', { type: 'html' }, html),
	]);
	return { updated, xml };
}

const findLastChange = ({ published_on, date_updated, date_created }: Post): string =>
	published_on || date_updated
		? latestMoment([published_on && formatCairoDayStart(published_on), date_updated])
		: latestMoment([date_created]);
