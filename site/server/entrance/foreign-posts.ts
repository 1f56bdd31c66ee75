import type { MiddlewareHandler } from 'hono';
import type { ReadOrigin } from './own-origin.ts';

const isQuestion = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

const REFUSAL =
	'This was sent from another site. Open the page here and send it again.\nأُرسل هذا من موقع آخر. افتح الصفحة هنا وأرسله مرة أخرى.\n';

/** CSRF protection: POSTs must come from our own pages. Requests without an origin are no browser's, so they carry nobody's cookies. */
export function refuseForeignPosts(readOrigin: ReadOrigin): MiddlewareHandler {
	return async (context, next) => {
		if (isQuestion(context.req.method)) return next();
		const site = context.req.header('sec-fetch-site') ?? 'same-origin';
		const origin = context.req.header('origin');
		const isOurs = origin === undefined || URL.parse(origin)?.origin === readOrigin(context);
		if (isOurs && (site === 'same-origin' || site === 'none')) return next();
		return context.text(REFUSAL, 403, { 'cache-control': 'no-store' });
	};
}
