import { siteUrl } from './system.ts';
import { someAddress } from './visitor.ts';

export type Answer = { status: number; location: string | null; html: string; alert: string | null; errors: Record<string, string> };

export const visibleText = (html: string) =>
	html
		.replace(/<!--.*?-->|<[^>]*>/gs, '')
		.replace(/&#x27;/g, "'")
		.replace(/&amp;/g, '&')
		.trim();

/** The signed render time of a form. The caller has to wait until it is old enough. */
export async function seenOn(path: string, site = siteUrl): Promise<string> {
	const html = await (await fetch(site + path)).text();
	return /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** A browser's user agent: others may be taken for crawlers. */
export const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Sent = { site?: string; address?: string; headers?: Record<string, string> };

/** Sends a form as a browser without scripts does. */
export async function send(
	path: string,
	fields: Record<string, string | string[]>,
	{ site = siteUrl, address = someAddress(), headers = {} }: Sent = {},
): Promise<Answer> {
	const body = new URLSearchParams(
		Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
	);
	const response = await fetch(site + path, {
		method: 'POST',
		body,
		redirect: 'manual',
		headers: { 'user-agent': browser, origin: new URL(site).origin, 'x-forwarded-for': address, ...headers },
	});
	const html = await response.text();
	return {
		status: response.status,
		location: response.headers.get('location'),
		html,
		alert: visibleText(/<div[^>]*role="alert"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '') || null,
		errors: Object.fromEntries(
			[...html.matchAll(/id="\w+-([\w-]+)-error"[^>]*>(.*?)<\/p>/gs)].map(([, name = '', text = '']) => [name, visibleText(text)]),
		),
	};
}
