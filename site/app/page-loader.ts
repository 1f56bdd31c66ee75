import { data, type RouterContextProvider } from 'react-router';
import type { Photo, Reader } from '../../content/reader.ts';
import { type Site, siteOf } from './context.ts';
import type { Head } from './head.ts';
import { type Locale, localeOf, locales } from './i18n/locales.ts';
import { messagesOf } from './i18n/messages.ts';
import { type Translate, translatorOf } from './i18n/translate.ts';
import type { ErrorInfo } from './not-found.ts';
import { photoAddress } from './ui/photo-address.ts';

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider>; params: { id?: string } };

/** What a loader works with, once the request is understood. */
export type PageRequest = {
	locale: Locale;
	read: Reader;
	site: Site;
	url: URL;
	t: Translate;
	head: (details: HeadDetails) => Head;
};

export type HeadDetails = {
	title: string;
	description?: string | null | undefined;
	/** Without prefix; one for both languages, or one each where the words in it differ. */
	path: string | Record<Locale, string>;
	keep?: readonly string[];
	image?: Photo | null;
	noIndex?: boolean;
};

const translatorFor = (locale: Locale): Translate => translatorOf(messagesOf(locale), locales[locale].format);

/** For pages: without content there is nothing to show yet. */
export function pageRequest(args: LoaderArgs): PageRequest {
	const request = understand(args);
	if (!request.site.ready())
		throw data({ kind: 'notReady', path: '' } satisfies ErrorInfo, { status: 503, headers: { 'retry-after': '5' } });
	return request;
}

/** For what stands around the pages, which shows with or without content. */
export function understand({ request, context }: LoaderArgs): PageRequest {
	const url = new URL(request.url);
	const locale = localeOf(url.pathname);
	const site = siteOf(context);
	const t = translatorFor(locale);
	return {
		locale,
		read: site.read,
		site,
		url,
		t,
		head: (details) => makeHead(details, { locale, site, url, siteName: t('site.name'), fallback: t('site.description') }),
	};
}

function makeHead(
	details: HeadDetails,
	{ locale, site, url, siteName, fallback }: { locale: Locale; site: Site; url: URL; siteName: string; fallback: string },
): Head {
	const { title, description, path, keep = [], image, noIndex = false } = details;
	const kept = new URLSearchParams(keep.flatMap((name) => url.searchParams.getAll(name).map((value): [string, string] => [name, value])));
	return {
		title,
		description: description || fallback,
		siteName,
		origin: site.origin,
		locale,
		paths: typeof path === 'string' ? { en: path, ar: path } : path,
		query: kept.size ? `?${kept}` : '',
		image: image ? photoAddress(image, 1280) : null,
		noIndex,
	};
}
