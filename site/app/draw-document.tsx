import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

const TIMEOUT_MS = 5000;

/** React leaves it in place of a part that failed, or whose code is still on its way. */
const UNDRAWN = '<!--$!-->';

/** The whole document: loaders read from memory and disk, so there is nothing to stream for. */
export async function drawDocument({ serverHandoffStream, ...context }: EntryContext, url: string): Promise<string> {
	const page = <ServerRouter context={context} url={url} />;
	const html = drawAtOnce(page) ?? (await drawWhenReady(page));
	if (!serverHandoffStream || !context.renderMeta?.didRenderScripts) return html;
	const end = html.lastIndexOf('</body>');
	return `${html.slice(0, end)}<script>${handOver(await text(serverHandoffStream))}</script>${html.slice(end)}`;
}

function drawAtOnce(page: ReactNode): string | null {
	try {
		// Whole before anything looks into it: a text that is put together is copied at its next reading.
		const html = `<!DOCTYPE html>${renderToString(page)}`;
		return html.includes(UNDRAWN) ? null : html;
	} catch {
		return null;
	}
}

/** Twice as slow: for the first page that has a part, whose code it waits for, and for one that fails, as only this way says why. */
function drawWhenReady(page: ReactNode): Promise<string> {
	return new Promise((resolve, reject) => {
		let failure: unknown;
		const fail = (error: unknown) => {
			clearTimeout(timer);
			reject(error);
		};
		const { pipe, abort } = renderToPipeableStream(page, {
			// Nothing is put off to a later chunk, which only a script could move to its place.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				// A part that failed would be left to the browser, which has nothing to draw it from: the error page says so instead.
				if (failure) return fail(failure);
				clearTimeout(timer);
				resolve(text(pipe(new PassThrough())));
			},
			onShellError: fail,
			onError(error) {
				failure ??= error;
			},
		});
		const timer = setTimeout(abort, TIMEOUT_MS);
	});
}

/** React Router's scripts wait for it. Its own component writes the same, and would keep React waiting for a stream. */
function handOver(data: string): string {
	const controller = 'window.__reactRouterContext.streamController';
	const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
	return `${controller}.enqueue(${json});${controller}.close()`;
}
