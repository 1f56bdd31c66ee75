import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { readSite } from './context.ts';
import { drawDocument } from './draw-document.tsx';
import { prepareFirstView } from './first-view/first-view.server.ts';
import { hashInline } from './first-view/inline-hashes.ts';
import ar from './i18n/messages/ar.json';
import en from './i18n/messages/en.json';
import { registerMessages } from './i18n/messages.ts';
import { reportProblems } from './i18n/translate.ts';
import { logger } from './logger.ts';
import { isBodyTooLarge } from './parts/forms/body-limits.ts';

registerMessages('en', en);
registerMessages('ar', ar);
reportProblems((problem) => logger.error('message.failed', 'A message could not be written', problem));

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	site: Readonly<RouterContextProvider>,
): Promise<Response> {
	const page = prepareFirstView(await drawDocument(context, request.url));
	headers.set('content-type', 'text/html; charset=utf-8');
	// Hot reload injects styles and scripts that no hash can name, so in development a page has no policy of its own.
	if (import.meta.env.PROD) headers.set('content-security-policy', readSite(site).pagePolicy(hashInline(page)));
	// As bytes, because a string would be encoded and measured again.
	return new Response(Buffer.from(page), { headers, status });
}

/** Logs errors of loaders; thrown responses such as 404 are not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted || isBodyTooLarge(error) || isRouteErrorResponse(error)) return;
	logger.error('page.failed', 'A page failed', { path: new URL(request.url).pathname, error });
}

/** The server must use the same context object as this bundle. */
export { siteContext } from './context.ts';
export { dictionaries } from './i18n/dictionary.server.ts';
