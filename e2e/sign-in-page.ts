import { browser, visibleText } from './form.ts';
import { eventually, siteUrl } from './system.ts';
import { someAddress } from './visitor.ts';

export type PageAnswer = {
	status: number;
	location: string | null;
	headers: Headers;
	html: string;
	said: string;
	cookies: Map<string, string>;
	took: number;
};

type Asked = { site?: string; path?: string; address?: string; cookie?: string; headers?: Record<string, string> };

const read = async (response: Response, since: number): Promise<PageAnswer> => {
	const html = await response.text();
	const set = response.headers.getSetCookie().map((line): [string, string] => [line.split('=', 1)[0] ?? '', line]);
	return {
		status: response.status,
		location: response.headers.get('location'),
		headers: response.headers,
		html,
		said: visibleText(/<div[^>]*role="alert"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? ''),
		cookies: new Map(set),
		took: performance.now() - since,
	};
};

/** The sign-in page, requested without scripts. */
export async function openPage({ site = siteUrl, path = '/admin/search', address = someAddress(), cookie = '', headers = {} }: Asked = {}) {
	const response = await fetch(site + path, {
		redirect: 'manual',
		headers: { 'user-agent': browser, cookie, 'x-forwarded-for': address, ...headers },
	});
	return read(response, 0);
}

export async function postPage(fields: Record<string, string>, asked: Asked = {}): Promise<PageAnswer> {
	const { site = siteUrl, path = '/admin/search', address = someAddress(), cookie = '', headers = {} } = asked;
	const since = performance.now();
	const response = await fetch(site + path, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams(fields),
		headers: { 'user-agent': browser, origin: new URL(site).origin, 'x-forwarded-for': address, cookie, ...headers },
	});
	return read(response, since);
}

export const cookieHeader = (cookies: Map<string, string>): string => [...cookies.values()].map((line) => line.split(';', 1)[0]).join('; ');

export async function signInAs({ email, password }: { email: string; password: string }): Promise<string> {
	const { cookies } = await eventually(
		async () => postPage({ account: email, password }).then((answer) => answer.status === 303 && answer),
		'a sign-in',
	);
	return cookieHeader(cookies);
}
