import { stripVTControlCharacters } from 'node:util';
import type { Context } from 'hono';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Site } from '#app/context.ts';
import type { AppBuild } from './app-build.ts';
import { computeBuildId } from './builds.ts';
import type { ReadOrigin } from './entrance/own-origin.ts';
import type { Visitors } from './entrance/visitor.ts';
import { createLanguageHandlers } from './routes-by-language.ts';

/** The part of `Site` that is the same for every request. */
export type SiteServices = Omit<Site, 'origin' | 'visitor' | 'build'>;

/** Called with the duration of every rendering. */
export type OnDrawn = (request: Request, milliseconds: number) => void;

export async function createPages(
	build: AppBuild,
	services: SiteServices,
	{ readOrigin, visitors, onDrawn = () => {} }: { readOrigin: ReadOrigin; visitors: Visitors; onDrawn?: OnDrawn },
) {
	const loadedAtStart = await build.load();
	const { assets, routes } = loadedAtStart;
	// In development the build changes.
	const render =
		build.mode === 'production' ? createLanguageHandlers(loadedAtStart, build.mode) : createRequestHandler(build.source, build.mode);
	const buildId = computeBuildId(assets.version);

	return {
		buildId,
		routes: new Set(Object.keys(routes)),
		/** `request` replaces the visitor's own, when the cache asks in its place. */
		async handle(context: Context, request = context.req.raw): Promise<Response> {
			const { req } = context;
			const origin = readOrigin(context);
			const response = await answer(asVisitorsSee(request, origin), { origin, visitor: visitors.readAddress(context) });
			return askToRetry(response, req.method, req.header('user-agent'));
		},
		/** Rendered without a visitor. */
		draw: (request: Request): Promise<Response> => answer(request, { origin: new URL(request.url).origin, visitor: 'nobody' }),
	};

	async function answer(request: Request, asked: Pick<Site, 'origin' | 'visitor'>): Promise<Response> {
		const loaded = await build.load().catch((error: unknown) => {
			if (build.mode === 'development') return showBuildError(error);
			throw error;
		});
		if (loaded instanceof Response) return loaded;
		const { entry } = loaded;
		const provider = new RouterContextProvider();
		provider.set(entry.module.siteContext, { ...services, ...asked, build: buildId });
		const since = performance.now();
		try {
			return await render(request, provider);
		} finally {
			onDrawn(request, performance.now() - since);
		}
	}
}

/** Shown to developers in development. */
function showBuildError(error: unknown): Response {
	const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
	return new Response(stripVTControlCharacters(text), { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Crawlers get an empty 503 with Retry-After in place of error pages; every other 503 gets a Retry-After as well. */
export function askToRetry(response: Response, method: string, userAgent: string | undefined): Response {
	if (method === 'GET' && response.status >= 500 && isbot(userAgent))
		return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
	if (response.status === 503) response.headers.set('retry-after', '5');
	return response;
}

/** React Router compares a form's origin with the request's address, which behind a proxy that ends TLS must be the public one. */
function asVisitorsSee(request: Request, origin: string): Request {
	const { origin: own, pathname, search } = new URL(request.url);
	return own === origin ? request : new Request(origin + pathname + search, request);
}
