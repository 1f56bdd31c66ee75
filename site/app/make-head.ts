import type { Photo } from '#content/reader.ts';
import { cutText } from './cut-text.ts';
import { addressIn, BLOG_FEED, type Head } from './head.ts';
import { localePath } from './i18n/locale-paths.ts';
import { optional } from './optional.ts';
import type { HeadDetails, PageRequest } from './page-loader.ts';
import { createFormats } from './parts/listings/formats.ts';
import { readableQuery } from './readable-query.ts';
import { shareCard } from './share/card.ts';
import { cardVersion, shareAddress, shareSize } from './share/share-image.ts';
import { parseSubject } from './share/subject.ts';
import { readSiteName } from './site-name.ts';
import { buildGraph } from './structured-data/graph.ts';
import { photoAddress } from './ui/photo-address.ts';

type HeadContext = Omit<PageRequest, 'head' | 'staticData'>;

/** Completes a loader's head with what every page has. */
export function makeHead(request: HeadContext, details: HeadDetails): Head {
	const { locale, site, t, preview } = request;
	const {
		title,
		fullTitle = title,
		description,
		path,
		noIndex = false,
		crumbs = [{ to: null, text: title }],
		structured,
		feed = null,
	} = details;
	const paths = typeof path === 'string' ? { en: path, ar: path } : path;
	const siteName = readSiteName(request);
	const head: Head = {
		title: fullTitle,
		description: cutText(description || t('site.description')),
		siteName,
		origin: site.origin,
		locale,
		paths,
		query: keptQuery(request, details.keep ?? []),
		image: optional(request, 'shared image', () => drawnImage(request, paths.en)) ?? photoImage(details.image ?? null),
		noIndex: noIndex || preview !== null,
		isArticle: parseSubject(paths.en)?.kind === 'post',
		feed: feed === 'blog' ? { title: `${t('pages.blog')} – ${siteName}`, path: BLOG_FEED } : feed && { title: feed.title, path: feed.path },
	};
	const trail = [{ to: localePath('/', locale), text: t('nav.home') }, ...(paths.en === '/' ? [] : crumbs)];
	const page = { ...head, address: addressIn(head, locale), country: t('site.country') };
	return Object.defineProperty(head, 'graph', {
		value: () => optional(request, 'structured data', () => buildGraph(page, trail, structured)) ?? [],
	});
}

function keptQuery({ url }: HeadContext, keep: readonly string[]): string {
	const kept = new URLSearchParams(keep.flatMap((name) => url.searchParams.getAll(name).map((value): [string, string] => [name, value])));
	return kept.size ? `?${readableQuery(kept)}` : '';
}

function drawnImage(request: HeadContext, path: string): Head['image'] {
	const subject = parseSubject(path);
	const card = subject && shareCard(request, subject);
	if (!card) return null;
	const alt = [card.title.replaceAll('*', ''), card.price && createFormats(request).moneyText(card.price)].filter(Boolean).join(' – ');
	return { path: shareAddress(subject, request.locale, cardVersion(card)), ...shareSize, alt };
}

function photoImage(photo: Photo | null): Head['image'] {
	if (!photo) return null;
	const width = Math.min(1280, photo.width);
	return { path: photoAddress(photo, width), width, height: Math.round((photo.height * width) / photo.width), alt: photo.alt };
}
