import { data, type RouterContextProvider } from 'react-router';
import type { Photo, Reader } from '#content/reader.ts';
import { type Locale, locales } from '#domain/locales.ts';
import type { ExchangeRate } from '#domain/money/exchange.ts';
import { findChosenCurrency, readRates } from './chosen-currency.ts';
import { readSite, type Site } from './context.ts';
import type { Feed, Head } from './head.ts';
import { parseLocale } from './i18n/locale-paths.ts';
import { loadMessages, type Messages } from './i18n/messages.ts';
import { createTranslator, type Translate } from './i18n/translate.ts';
import { makeHead } from './make-head.ts';
import type { ErrorInfo } from './not-found.ts';
import type { Banner } from './preview/banner-data.ts';
import { previewContext } from './preview/preview-context.ts';
import { type StaticData, staticData } from './static-data.ts';
import type { Describe } from './structured-data/described-page.ts';
import type { Crumb } from './ui/crumbs.tsx';

/** `url` is the page's address, also in a data request (`/ar.data`). */
type LoaderArgs = { request: Request; url?: URL; context: Readonly<RouterContextProvider> };

/** A parsed request, which loaders work with. */
export type PageRequest = {
	locale: Locale;
	read: Reader;
	site: Site;
	url: URL;
	t: Translate;
	rate: ExchangeRate | null;
	/** The banner of a preview; null for visitors. */
	preview: Banner | null;
	head: (details: HeadDetails) => Head;
	/** Data for static parts only: rendered on the server, and sent only when the browser has to render it. */
	staticData: <Data extends object>(data: Data) => StaticData<Data>;
};

export type HeadDetails = {
	/** The page's title, also in the breadcrumbs. */
	title: string;
	/** Replaces the title in the head, where a name alone says too little. */
	fullTitle?: string;
	description?: string | null | undefined;
	/** Without prefix; one path, or one per language where slugs differ. */
	path: string | Record<Locale, string>;
	keep?: readonly string[];
	/** The image for shared links, where none is generated for the page. */
	image?: Photo | null;
	noIndex?: boolean;
	/** Breadcrumbs without home; by default the title alone. */
	crumbs?: Crumb[];
	/** Structured data; called only when a document is rendered, not for data requests. */
	structured?: Describe;
	feed?: 'blog' | Feed;
};

/** One per language, because caches are keyed by the translator. */
const translators = new WeakMap<Messages, Translate>();

function translatorFor(locale: Locale): Translate {
	const messages = loadMessages(locale);
	const t = translators.get(messages) ?? createTranslator(messages, locales[locale].format);
	translators.set(messages, t);
	return t;
}

/** For pages: 503 while there is no content yet. */
export function pageRequest(args: LoaderArgs): PageRequest {
	const request = createPageRequest(args);
	if (!request.site.ready()) throw data({ kind: 'notReady', path: '' } satisfies ErrorInfo, { status: 503 });
	return request;
}

/** For everything around pages, which works without content. */
export function createPageRequest({ request, url = new URL(request.url), context }: LoaderArgs): PageRequest {
	const locale = parseLocale(url.pathname);
	const site = readSite(context);
	const preview = context.get(previewContext);
	const read = preview ? preview.applyOverlay(site.read) : site.read;
	const chosen = site.ready() ? findChosenCurrency(request.headers.get('cookie') ?? '') : null;
	const rate = (chosen && readRates(read, locale).find(({ currency }) => currency === chosen)) ?? null;
	const parsed = { locale, read, site, url, t: translatorFor(locale), rate, preview: preview?.banner ?? null };
	const travels = import.meta.env.DEV || new URL(request.url).pathname.endsWith('.data');
	return { ...parsed, head: (details) => makeHead(parsed, details), staticData: (data) => staticData(data, { travels }) };
}
