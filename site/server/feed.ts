import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { cairoStartOf } from '../../content/cairo.ts';
import type { Content } from '../../content/content.ts';
import type { Post } from '../../content/entities/editorial.ts';
import type { Reader } from '../../content/reader.ts';
import { addressOf } from '../app/addresses.ts';
import { proseHtml } from '../app/features/records/prose-html.ts';
import { FEED_PATH } from '../app/head.ts';
import { defaultLocale, type Locale, localeCodes, localePath, locales } from '../app/i18n/locales.ts';
import { wordsOf } from './words.ts';
import { group, tag, xmlDocument } from './xml.ts';

const POSTS = 30;

/** The blog as Atom, one feed for each language. */
export function feed({ read, status }: Content, originOf: (requestUrl: string) => string): Hono {
	const answer = (context: Context, locale: Locale) =>
		status().complete
			? context.body(feedOf(read, locale, originOf(context.req.url)), 200, {
					'content-type': 'application/atom+xml; charset=utf-8',
					'cache-control': 'public, max-age=300',
				})
			: context.text('', 503, { 'retry-after': '5' });
	const app = new Hono();
	const addresses: [string, Locale][] = [
		[FEED_PATH, defaultLocale],
		...localeCodes.map((code): [string, Locale] => [`/${code}${FEED_PATH}`, code]),
	];
	for (const [path, locale] of addresses) app.use(path, etag()).get(path, (context) => answer(context, locale));
	return app;
}

function feedOf(read: Reader, locale: Locale, origin: string): string {
	const t = wordsOf(locale);
	const posts = read.list('post', { limit: POSTS });
	const blog = origin + localePath('/blog', locale);
	const changed = posts.map(changedOf).toSorted().at(-1) ?? '1970-01-01T00:00:00Z';
	return xmlDocument(
		group('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locales[locale].language, 'xml:base': `${origin}/` }, [
			tag('id', {}, blog),
			tag('title', {}, `${t('pages.blog')} – ${t('site.name')}`),
			tag('subtitle', {}, read.page('blog')?.translations[locale].summary ?? t('site.description')),
			tag('updated', {}, changed),
			tag('link', { rel: 'alternate', type: 'text/html', href: blog }),
			tag('link', { rel: 'self', type: 'application/atom+xml', href: origin + localePath(FEED_PATH, locale) }),
			tag('icon', {}, `${origin}/favicon-96x96.png`),
			group('author', {}, [tag('name', {}, t('site.name')), tag('uri', {}, origin + localePath('/', locale))]),
			...posts.map((post) => entryOf(read, post, locale, origin)),
		]),
	);
}

function entryOf(read: Reader, post: Post, locale: Locale, origin: string): string {
	const { name, summary, body } = post.translations[locale];
	const author = post.author === null ? null : read.get('team_member', post.author);
	const html = proseHtml(body, { under: 1, locale }).replaceAll(' href="/', ` href="${origin}/`);
	return group('entry', {}, [
		// Without the words of the address: they may change, and the article stays the same one.
		tag('id', {}, `${origin}${localePath(`/blog/${post.id}`, locale)}`),
		tag('title', {}, name),
		tag('link', { rel: 'alternate', type: 'text/html', href: encodeURI(origin + addressOf('post', post, locale)) }),
		...(post.published_on ? [tag('published', {}, cairoStartOf(post.published_on))] : []),
		tag('updated', {}, changedOf(post)),
		...(author ? [group('author', {}, [tag('name', {}, author.translations[locale].name)])] : []),
		...read.many('tag', post.tags).map(({ key, translations }) => tag('category', { term: key, label: translations[locale].name })),
		...(summary ? [tag('summary', {}, summary)] : []),
		tag('content', { type: 'html' }, html),
	]);
}

function changedOf({ published_on, date_updated, date_created }: Post): string {
	const moments = [published_on && cairoStartOf(published_on), date_updated]
		.filter((moment) => moment != null)
		.map((moment) => new Date(moment));
	const last = Math.max(...moments.map(Number), 0) || Date.parse(date_created ?? '1970-01-01');
	return new Date(last).toISOString();
}
