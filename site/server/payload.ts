import { type Context, Hono } from 'hono';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { pageAt, pageRule } from '#app/page-rules.ts';
import type { Logger } from '#runtime/logger.ts';

type Pages = { buildId: string; handle: (context: Context, request: Request) => Promise<Response> };

const NAME = '_payload.json';
/** A cache-busting version, such as a build id. */
const version = /^(?:\?[\w.-]{1,100}(?:=[\w.-]{0,100})?)?$/;

/** Page data as JSON at `{route}/_payload.json`, where it is the same for everybody. Rendered without a visitor. */
export function payload(pages: Pages, logger: Pick<Logger, 'warn'>): Hono {
	return new Hono().get('/:route{(?:.+/)?_payload\\.json}', async (context) => {
		const { pathname, search, origin } = new URL(context.req.url);
		const path = pathname.slice(0, -NAME.length - 1) || '/';
		const page = pageAt(path);
		if (!page || !pageRule(page).payload || !version.test(search)) return context.json({ error: 'There is no data at this address' }, 404);
		const answer = await pages.handle(context, new Request(`${origin}${path === '/' ? '/_' : path}.data`));
		if (answer.status >= 500 || !answer.body) {
			logger.warn('payload.failed', 'The data of a page could not be loaded', { path, status: answer.status });
			return context.json({ error: 'The data could not be loaded' }, 503, { 'retry-after': '5' });
		}
		if (answer.status !== 200) return context.json({ error: 'There is no data at this address' }, 404);
		const { value } = await decode(answer.body, globalThis);
		return context.json({ build: pages.buildId, path, routes: value });
	});
}
