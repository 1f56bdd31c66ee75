import type { MiddlewareHandler } from 'hono';

/**
 * Who may keep an answer. Most say it themselves; of those that do not, a page or its data may be kept and is asked for again each time,
 * and nothing else is kept; errors are kept by nobody. What gives somebody a cookie is theirs alone.
 */
export const cacheHeaders: MiddlewareHandler = async (context, next) => {
	await next();
	const { headers, status } = context.res;
	const said = headers.get('cache-control');
	const isQuestion = context.req.method === 'GET' || context.req.method === 'HEAD';
	if (status >= 400 && (!said || said === 'private, no-cache')) context.header('cache-control', 'no-store');
	else if (headers.has('set-cookie') && !said?.includes('no-store')) context.header('cache-control', 'private, no-cache');
	else if (!said) context.header('cache-control', isQuestion && status === 200 ? 'no-cache' : 'no-store');
};
