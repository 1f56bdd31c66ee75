import type { MiddlewareFunction } from 'react-router';
import { createPageRequest } from '../page-loader.ts';
import { findPreview } from './find-preview.ts';
import { previewedRecord } from './preview-address.ts';
import { previewContext } from './preview-context.ts';

/** `?preview=true` lays a draft over the page, for staff. Nobody keeps the answer, and nobody lists it. */
export const openPreview: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
	const record = request.method === 'GET' || request.method === 'HEAD' ? previewedRecord(url) : null;
	const preview = record && (await findPreview(createPageRequest({ request, url, context }), request.headers, record));
	if (!preview) return next();
	context.set(previewContext, preview);
	const response = await next();
	response.headers.set('cache-control', 'private, no-store');
	response.headers.set('x-robots-tag', 'noindex');
	return response;
};
