import type { MiddlewareHandler } from 'hono';
import { BUILD_HEADER } from '#app/new-build/build-header.ts';

/** Whether the asking page belongs to another build. */
export const isOfOtherBuild = (own: string, asking: string | null | undefined): boolean => asking != null && asking !== own;

/**
 * Data is only for scripts of its own build. A page of another build gets 404: a proxy then asks the next site, else the browser loads the
 * whole document. Each answer names its build, because a browser's cache may hold data of another one.
 */
export const refuseDataForOtherBuilds =
	(own: string): MiddlewareHandler =>
	async (context, next) => {
		const { path, method } = context.req;
		if (!path.endsWith('.data')) return next();
		const isQuestion = method === 'GET' || method === 'HEAD';
		if (isQuestion && isOfOtherBuild(own, context.req.header(BUILD_HEADER))) return context.body(null, 404, { [BUILD_HEADER]: own });
		await next();
		context.header(BUILD_HEADER, own);
	};
