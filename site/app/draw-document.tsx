import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

const TIMEOUT_MS = 5000;

/** React's marker for a suspended or failed boundary. */
const UNDRAWN = '<!--$!-->';

/** Renders synchronously: loaders read from memory and disk, so streaming would gain nothing. */
export async function drawDocument({ serverHandoffStream, ...context }: EntryContext, url: string): Promise<string> {
	const page = <ServerRouter context={context} url={url} />;
	const html = drawAtOnce(page) ?? (await drawWhenReady(page));
	if (!serverHandoffStream || !context.renderMeta?.didRenderScripts) return html;
	const end = html.lastIndexOf('</body>');
	return `${html.slice(0, end)}<script>${handOver(await text(serverHandoffStream))}</script>${html.slice(end)}`;
}

function drawAtOnce(page: ReactNode): string | null {
	try {
		// One string from here on: V8 flattens a concatenated one at every search.
		const html = `<!DOCTYPE html>${renderToString(page)}`;
		return html.includes(UNDRAWN) ? null : html;
	} catch {
		return null;
	}
}

/** Half as fast; used the first time a part's code has to load, and after an error, because only this renderer reports it. */
function drawWhenReady(page: ReactNode): Promise<string> {
	return new Promise((resolve, reject) => {
		let failure: unknown;
		const fail = (error: unknown) => {
			clearTimeout(timer);
			reject(error);
		};
		const { pipe, abort } = renderToPipeableStream(page, {
			// Keeps React from moving parts to the end, from where only a script could put them back.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				// React would leave a failed part to the browser, which has no data for it, so the error page is shown instead.
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

/** Passes loader data to React Router's scripts. Its own component does the same, but makes React wait for a stream. */
function handOver(data: string): string {
	const controller = 'window.__reactRouterContext.streamController';
	const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
	return `${controller}.enqueue(${json});${controller}.close()`;
}
