import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { escapeMarkup } from '#domain/escape-markup.ts';
import { locales } from '#domain/locales.ts';
import { basePolicy } from '../security-headers.ts';
import { readTranslator } from '../words.ts';

const RETRY_SECONDS = 5;
const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#16202e;background:#fff}
main{max-width:34rem}h1{font-size:1.75rem;line-height:1.25;margin:0}a{display:inline-block;padding-block:.75rem;color:#1a3aa6}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ${basePolicy}`;

/** A cheap 503 page with Retry-After, for when there is no capacity to render. */
export function busyPage({ req }: Context): Response {
	const locale = parseLocale(req.path);
	const t = readTranslator(locale);
	const isForm = req.method !== 'GET' && req.method !== 'HEAD';
	const said = (key: 'error.busy' | 'error.busyMore' | 'error.busyForm' | 'error.tryAgain') => escapeMarkup(t(key));
	const html = `<!doctype html><html lang="${locales[locale].language}" dir="${locales[locale].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${said('error.busy')}</title><style>${style}</style></head><body><main><h1>${said('error.busy')}</h1><p>${said(isForm ? 'error.busyForm' : 'error.busyMore')}</p>${isForm ? '' : `<a href="">${said('error.tryAgain')}</a>`}</main></body></html>`;
	const headers = {
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy': policy,
		'retry-after': String(RETRY_SECONDS),
		'cache-control': 'no-store',
	};
	return new Response(req.method === 'HEAD' ? null : html, { status: 503, headers });
}
