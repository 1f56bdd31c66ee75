import type { RequestListener } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { findChosenCurrency } from '#app/chosen-currency.ts';
import { isOfStaff } from '#app/features/staff/cookies.ts';
import { BUILD_HEADER } from '#app/new-build/build-header.ts';
import { findLocaleVariant, type RedirectReach } from '../locale.ts';
import { isOfOtherBuild } from '../other-build.ts';
import { findRequestId, REQUEST_ID } from '../request-id.ts';
import type { createAnswerLog } from './answer-log.ts';
import { STORED } from './cached-pages.ts';
import { chooseEncoding, type Encoding, matchesEtag } from './encoded.ts';
import type { PageCache, StoredPage } from './page-cache.ts';

type Options = {
	cache: Pick<PageCache, 'findSent'>;
	build: string;
	reach: RedirectReach;
	/** The origin for this Host header; null when it is not ours. */
	readOrigin: (host: string | undefined) => string | null;
	log: Pick<ReturnType<typeof createAnswerLog>, 'note'>;
};

type Read = (name: string) => string | null | undefined;

/** Set again by each encoding or by Node. */
const ofOneAnswer = ['etag', 'content-encoding', 'content-length', 'transfer-encoding', 'date', 'connection', 'keep-alive'];

/**
 * Sends a cached page straight to the socket, with the headers of an earlier answer to the same variant. Requests with anything an answer
 * may depend on go through the middleware.
 */
export function createFastPath({ cache, build, reach, readOrigin, log }: Options) {
	/** The page and variant of a plain request; null for all others. */
	function parsePlainRequest(address: string, read: Read): { key: string; path: string; variant: string } | null {
		const origin = readOrigin(read('host') ?? undefined);
		if (!origin || read('content-length') || read('transfer-encoding') || read('sec-purpose')) return null;
		if (isOfOtherBuild(build, read(BUILD_HEADER))) return null;
		const [cookies, referrer] = [read('cookie') ?? '', read('referer')];
		if (isOfStaff(cookies) || findChosenCurrency(cookies)) return null;
		if (referrer && !referrer.startsWith(`${origin}/`)) return null;
		const path = address.split('?', 1)[0] ?? '';
		const variant = findLocaleVariant({ path, cookies, acceptLanguage: read('accept-language') ?? undefined }, reach);
		return variant && { key: `${origin} ${address}`, path, variant };
	}

	return {
		/** Records the headers a page was sent with. Must be the first middleware. */
		remember: (async (context, next) => {
			await next();
			const page: StoredPage | undefined = context.get(STORED);
			if (!page || context.req.method !== 'GET' || context.res.status !== 200) return;
			const { raw } = context.req;
			const { pathname, search } = new URL(raw.url);
			const plain = parsePlainRequest(pathname + search, (name) => raw.headers.get(name));
			if (!plain || page.sent.has(plain.variant)) return;
			if (context.res.headers.getSetCookie().length !== (plain.variant === 'remembered' ? 1 : 0)) return;
			const headers = [...context.res.headers].filter(([name]) => !ofOneAnswer.includes(name)).flat();
			const of = (encoding: Encoding) => {
				const { bytes, etag } = page.encoded[encoding];
				const unchanged = [...headers, 'etag', etag];
				const inEncoding = encoding === 'identity' ? [] : ['content-encoding', encoding];
				return { unchanged, whole: [...unchanged, ...inEncoding, 'content-length', String(bytes.length)] };
			};
			page.sent.set(plain.variant, { br: of('br'), gzip: of('gzip'), identity: of('identity') });
		}) satisfies MiddlewareHandler,

		before:
			(next: RequestListener): RequestListener =>
			(request, response) => {
				const { method, url = '', headers } = request;
				const plain = method === 'GET' ? parsePlainRequest(url, (name) => headers[name] as string | undefined) : null;
				const page = plain && cache.findSent(plain.key, plain.variant);
				if (!page) return next(request, response);
				const encoding = chooseEncoding(headers['accept-encoding']);
				const { bytes, etag } = page.encoded[encoding];
				const sent = page.sent.get(plain.variant)?.[encoding];
				const isUnchanged = matchesEtag(etag, headers['if-none-match']);
				const id = findRequestId(headers[REQUEST_ID]);
				const of = (all: string[] = []) => (id ? [...all, REQUEST_ID, id] : all);
				if (isUnchanged) response.writeHead(304, of(sent?.unchanged)).end();
				else response.writeHead(200, of(sent?.whole)).end(bytes);
				log.note(isUnchanged ? 304 : 200, plain.path);
			},
	};
}
