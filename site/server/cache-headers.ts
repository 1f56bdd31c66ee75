import type { MiddlewareHandler } from 'hono';

/** How long a browser may use a prefetched page. */
const AHEAD_SECONDS = 30;

/**
 * Adds `cache-control` where the route set none: pages and their data are revalidated each time, anything else is not stored, nor are
 * errors. An answer with a cookie is private.
 */
export const cacheHeaders: MiddlewareHandler = async (context, next) => {
	await next();
	const { headers, status } = context.res;
	const said = headers.get('cache-control');
	const isAhead = context.req.header('sec-purpose')?.includes('prefetch') && context.req.path.endsWith('.data');
	const isQuestion = context.req.method === 'GET' || context.req.method === 'HEAD';
	if (status >= 400 && (!said || said === 'private, no-cache')) context.header('cache-control', 'no-store');
	else if (headers.has('set-cookie') && !said?.includes('no-store')) context.header('cache-control', 'private, no-cache');
	else if (!said && isAhead && status === 200) context.header('cache-control', `private, max-age=${AHEAD_SECONDS}`);
	else if (!said) context.header('cache-control', isQuestion && status === 200 ? 'no-cache' : 'no-store');
};
