import type { Context } from 'hono';
import { CURRENCY_COOKIE } from '#app/chosen-currency.ts';
import { isOfStaff } from '#app/features/staff/cookies.ts';
import { readCookie } from '#domain/cookie.ts';
import { chooseEncoding, matchesEtag } from './encoded.ts';
import type { InTurn, PageCache, Rendered, StoredPage } from './page-cache.ts';
import { findLinkKey, findPageKey, type PageKey } from './page-key.ts';

type Pages = {
	routes: ReadonlySet<string>;
	/** For a visitor's request. */
	handle: (context: Context) => Promise<Response>;
	/** Without a visitor, for the cache. */
	draw: (request: Request) => Promise<Response>;
};
type Options = {
	cache: Pick<PageCache, 'get'>;
	pages: Pages;
	readOrigin: (context: Context) => string;
	/** Whether Directus signed this preview key; with a forged one the page is the public one. */
	isLink: (key: string) => Promise<boolean>;
};

/** The context key of the cached page of a request. */
export const STORED = 'storedPage';

/** Serves pages that are the same for everybody from memory; renders all others. */
export function createCachedPages({ cache, pages, readOrigin, isLink }: Options) {
	const find = (origin: string, key: PageKey, inTurn?: InTurn, answered?: (response: Response) => void) => {
		const draw = async () => {
			// A new request: no header of a visitor may influence a cached page.
			const response = await pages.draw(new Request(origin + key.address, { headers: key.cookie ? { cookie: key.cookie } : {} }));
			const page = await readPage(response);
			if (!page) answered?.(response);
			return page;
		};
		return cache.get({ key: `${origin} ${key.key}`, locale: key.locale }, draw, inTurn);
	};

	return {
		async handle(context: Context, inTurn: InTurn): Promise<Response> {
			const { method, raw } = context.req;
			const handle = () => inTurn(() => pages.handle(context));
			const isQuestion = method === 'GET' || method === 'HEAD';
			if (!isQuestion || isOfStaff(raw.headers.get('cookie') ?? '')) return handle();
			const url = new URL(raw.url);
			const link = findLinkKey(url);
			if (link && (await isLink(link))) return handle();
			const key = findPageKey(url, readCookie(raw.headers, CURRENCY_COOKIE), pages.routes);
			if (!key) return handle();
			let missing: Response | null = null;
			const page = await find(readOrigin(context), key, inTurn, (response) => {
				if (response.status < 500 && key.address === url.pathname + url.search) missing = response;
			});
			if (!page) return missing ?? handle();
			context.set(STORED, page);
			return respond(page, raw);
		},
		/** Renders pages ahead of visitors, one after another. */
		async warm(origin: string, addresses: readonly string[]): Promise<void> {
			for (const address of addresses) {
				const key = findPageKey(new URL(origin + address), null, pages.routes);
				if (key) await find(origin, key).catch(() => null);
			}
		},
	};
}

async function readPage(response: Response): Promise<Rendered | null> {
	const { status, headers } = response;
	if (status !== 200 || headers.has('set-cookie') || headers.get('cache-control')?.includes('no-store')) return null;
	const body = Buffer.from(await response.arrayBuffer());
	return { headers: [...headers].filter(([name]) => name !== 'content-length'), body };
}

function respond({ headers, encoded }: StoredPage, request: Request): Response {
	const encoding = chooseEncoding(request.headers.get('accept-encoding'));
	const { bytes, etag } = encoded[encoding];
	const answer = new Headers(headers);
	answer.set('etag', etag);
	answer.append('vary', 'accept-encoding');
	if (encoding !== 'identity') answer.set('content-encoding', encoding);
	if (matchesEtag(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers: answer });
	answer.set('content-length', String(bytes.length));
	return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers: answer });
}
