import type { MiddlewareHandler } from 'hono';
import { BUILD_HEADER } from '#app/new-build/build-header.ts';

/** Whether a page asks whose scripts are of another build. */
export const isOfOtherBuild = (own: string, asking: string | null | undefined): boolean => asking != null && asking !== own;

/**
 * The data of a page are for the scripts of their build. A page of another one is told that they are not here: a proxy then asks the next site,
 * and where no site has them the browser loads the whole document. A browser's cache may hold data of another build, so each says of which it is.
 */
export const pageDataOf =
	(own: string): MiddlewareHandler =>
	async (context, next) => {
		const { path, method } = context.req;
		if (!path.endsWith('.data')) return next();
		const isQuestion = method === 'GET' || method === 'HEAD';
		if (isQuestion && isOfOtherBuild(own, context.req.header(BUILD_HEADER))) return context.body(null, 404, { [BUILD_HEADER]: own });
		await next();
		context.header(BUILD_HEADER, own);
	};
