import type { MiddlewareHandler } from 'hono';
import type { Logger } from '#runtime/logger.ts';

/** One line per page. No visitor's address, query or cookie: nothing personal. */
export function requestLog(logger: Logger): MiddlewareHandler {
	return async (context, next) => {
		const since = performance.now();
		await next();
		const { req, res } = context;
		logger.info('request.answered', 'A request was answered', {
			method: req.method,
			path: req.path,
			status: res.status,
			milliseconds: Math.round(performance.now() - since),
		});
	};
}
