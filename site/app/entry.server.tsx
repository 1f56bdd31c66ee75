import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { readSite } from './context.ts';
import { prepareFirstView } from './first-view/first-view.server.ts';
import { hashInlineScripts } from './first-view/inline-scripts.ts';
import ar from './i18n/messages/ar.json';
import en from './i18n/messages/en.json';
import { registerMessages } from './i18n/messages.ts';
import { reportProblems } from './i18n/translate.ts';
import { logger } from './logger.ts';
import { isBodyTooLarge } from './parts/forms/body-limits.ts';

registerMessages('en', en);
registerMessages('ar', ar);
reportProblems((problem) => logger.error('message.failed', 'A message could not be written', problem));

const TIMEOUT_MS = 5000;

/** Waits for the whole page: loaders read from memory and disk, so there is nothing to stream for. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	site: Readonly<RouterContextProvider>,
): Promise<Response> {
	const respond = (html: string) => {
		const page = prepareFirstView(html);
		headers.set('content-type', 'text/html; charset=utf-8');
		if (import.meta.env.PROD) headers.set('content-security-policy', readSite(site).pagePolicy(hashInlineScripts(page)));
		// As bytes: of a text every sign would be looked at twice more.
		return new Response(Buffer.from(page), { headers, status });
	};
	return new Promise((resolve, reject) => {
		let failure: unknown;
		const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			// Nothing is put off to a later chunk, which only a script could move to its place.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				// A part that failed would be left to the browser, which has nothing to draw it from: the error page says so instead.
				if (failure) return reject(failure);
				new Promise<string>((done) => pipe(collect(done))).then(respond).then(resolve, reject);
			},
			onShellError: reject,
			onError(error) {
				failure ??= error;
			},
		});
		setTimeout(() => abort(), TIMEOUT_MS).unref();
	});
}

/** Decoded once and as a whole: React writes it in hundreds of pieces. */
function collect(done: (text: string) => void): Writable {
	const chunks: Buffer[] = [];
	return new Writable({
		highWaterMark: Number.MAX_SAFE_INTEGER,
		write(chunk, _encoding, next) {
			chunks.push(chunk);
			next();
		},
		final(next) {
			done(Buffer.concat(chunks).toString());
			next();
		},
	});
}

/** Errors of loaders, in one line; answers such as 404 are no errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted || isBodyTooLarge(error) || isRouteErrorResponse(error)) return;
	logger.error('page.failed', 'A page failed', { path: new URL(request.url).pathname, error });
}

/** The server puts the site into the context under this very object. */
export { siteContext } from './context.ts';
export { dictionaries } from './i18n/dictionary.server.ts';
