import { data, type RouterContextProvider } from 'react-router';
import type { Photo, Reader } from '#content/reader.ts';
import { type Locale, locales } from '#domain/locales.ts';
import type { ExchangeRate } from '#domain/money/exchange.ts';
import { readChosenCurrency, readRates } from './chosen-currency.ts';
import { readSite, type Site } from './context.ts';
import type { Feed, Head } from './head.ts';
import { parseLocale } from './i18n/locale-paths.ts';
import { loadMessages } from './i18n/messages.ts';
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
	/** Of the currency that this visitor sees beside the pound. */
	rate: ExchangeRate | null;
	/** Said above a draft that somebody of the staff looks at; nothing for everybody else. */
	preview: Banner | null;
	head: (details: HeadDetails) => Head;
	/** For what only static parts show: it is there when the document is drawn, and travels only where the browser has to draw it. */
	staticData: <Data extends object>(data: Data) => StaticData<Data>;
};

export type HeadDetails = {
	/** As the page is called, also in its trail. */
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
	/** What the page says to machines. Called when a document is made, not when data is asked for. */
	structured?: Describe;
	/** Somebody who reads this may want to hear of more. */
	feed?: 'blog' | Feed;
};

const translatorFor = (locale: Locale): Translate => createTranslator(loadMessages(locale), locales[locale].format);

/** For pages: without content there is nothing to show yet. */
export function pageRequest(args: LoaderArgs): PageRequest {
	const request = createPageRequest(args);
	if (!request.site.ready()) throw data({ kind: 'notReady', path: '' } satisfies ErrorInfo, { status: 503 });
	return request;
}

/** For what stands around the pages, which shows with or without content. */
export function createPageRequest({ request, url = new URL(request.url), context }: LoaderArgs): PageRequest {
	const locale = parseLocale(url.pathname);
	const site = readSite(context);
	const preview = context.get(previewContext);
	const read = preview ? preview.layOver(site.read) : site.read;
	const chosen = site.ready() ? readChosenCurrency(request.headers) : null;
	const rate = (chosen && readRates(read, locale).find(({ currency }) => currency === chosen)) ?? null;
	const parsed = { locale, read, site, url, t: translatorFor(locale), rate, preview: preview?.banner ?? null };
	const travels = import.meta.env.DEV || new URL(request.url).pathname.endsWith('.data');
	return { ...parsed, head: (details) => makeHead(parsed, details), staticData: (data) => staticData(data, { travels }) };
}
