import type { MiddlewareHandler } from 'hono';
import type { Config } from '#config';

/** Anyone who opens the bare address is sent to another page, in the language that is found out there. */
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
