import type { MiddlewareFunction } from 'react-router';
import { createPageRequest } from '#app/page-loader.ts';
import { readDevice, readSession } from './cookies.ts';

/** An address that keeps guessing passwords gets a one-line answer instead of a rendered page. */
export const refuseAddress: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const { site, t } = createPageRequest({ request, context });
	const isHttps = site.origin.startsWith('https:');
	if (request.method !== 'POST' || readSession(request.headers, isHttps) !== null) return next();
	const waitMs = await site.staff.refusedFor({ address: site.visitor, deviceCookie: readDevice(request.headers, isHttps) });
	if (waitMs === 0) return next();
	return new Response(t('staff.tooMany', { minutes: Math.ceil(waitMs / 60_000) }), {
		status: 429,
		headers: {
			'content-type': 'text/plain; charset=utf-8',
			'cache-control': 'private, no-store',
			'retry-after': String(Math.ceil(waitMs / 1000)),
		},
	});
};
