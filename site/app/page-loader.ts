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

/** `url` is the page's own address, also where only its data is asked for (`/ar.data`). */
type LoaderArgs = { request: Request; url?: URL; context: Readonly<RouterContextProvider> };

/** What a loader works with, once the request is parsed. */
export type PageRequest = {
	locale: Locale;
	read: Reader;
	site: Site;
	url: URL;
	t: Translate;
	/** The rate of the currency that this visitor sees beside the pound. */
	rate: ExchangeRate | null;
	/** Said above a draft that somebody of the staff looks at; nothing for everybody else. */
	preview: Banner | null;
	head: (details: HeadDetails) => Head;
	/** For what only static parts show: it is there when the document is drawn, and travels only where the browser has to draw it. */
	staticData: <Data extends object>(data: Data) => StaticData<Data>;
};

export type HeadDetails = {
	/** The title of the page, also in its trail. */
	title: string;
	/** What search engines show instead, where the name alone says too little. */
	fullTitle?: string;
	description?: string | null | undefined;
	/** Without prefix; one for both languages, or one each where the words in it differ. */
	path: string | Record<Locale, string>;
	keep?: readonly string[];
	/** Shown beside a shared link where no picture is drawn for the page. */
	image?: Photo | null;
	noIndex?: boolean;
	/** The trail the page shows, without home; left out, it is the title alone. */
	crumbs?: Crumb[];
	/** The structured data of the page. Called when a document is made, not when data is asked for. */
	structured?: Describe;
	/** A feed that readers of this page may want. */
	feed?: 'blog' | Feed;
};

/** One for each language, so that what others cache by it lasts. */
const translators = new WeakMap<Messages, Translate>();

function translatorFor(locale: Locale): Translate {
	const messages = loadMessages(locale);
	const t = translators.get(messages) ?? createTranslator(messages, locales[locale].format);
	translators.set(messages, t);
	return t;
}

/** For pages: without content there is nothing to show yet. */
export function pageRequest(args: LoaderArgs): PageRequest {
	const request = createPageRequest(args);
	if (!request.site.ready()) throw data({ kind: 'notReady', path: '' } satisfies ErrorInfo, { status: 503 });
	return request;
}

/** For what is around the pages, which shows with or without content. */
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
