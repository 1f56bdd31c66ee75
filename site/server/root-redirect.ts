import type { MiddlewareHandler } from 'hono';
import type { Config } from '#config';

/** Redirects `/` to a configured page; the language is chosen there. */
export const redirectRoot =
	(redirect: Config['rootRedirect']): MiddlewareHandler =>
	async (context, next) => {
		const { path, method, url } = context.req;
		if (!redirect || path !== '/' || !['GET', 'HEAD'].includes(method)) return next();
		return new Response(null, {
			status: redirect.status,
			headers: { location: redirect.to + new URL(url).search, 'cache-control': 'no-cache' },
		});
	};
