import type { MiddlewareFunction } from 'react-router';
import { createPageRequest } from '../page-loader.ts';
import { findPreview } from './find-preview.ts';
import { isPreview } from './is-preview.ts';
import { previewContext } from './preview-context.ts';

/** Middleware for `?preview=true`. The answer is neither cached nor indexed, and Studio may frame it. */
export const openPreview: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
	const isQuestion = request.method === 'GET' || request.method === 'HEAD';
	if (!isQuestion || !isPreview(url.search)) return next();
	const page = createPageRequest({ request, url, context });
	const preview = await findPreview(page, request.headers, url);
	if (!preview) return next();
	context.set(previewContext, preview);
	const response = await next();
	const policy = response.headers.get('content-security-policy') ?? 'frame-ancestors';
	response.headers.set(
		'content-security-policy',
		policy.replace(/frame-ancestors[^;]*/, `frame-ancestors 'self' ${parseOrigin(page.site.studioUrl)}`),
	);
	response.headers.set('cache-control', 'private, no-store');
	response.headers.set('x-robots-tag', 'noindex');
	return response;
};

const parseOrigin = (address: string): string => new URL(address).origin;
