import { parseId } from '../app/addresses.ts';
import { parseLocale, withoutPrefix } from '../app/i18n/locale-paths.ts';
import { pageAt } from '../app/page-rules.ts';
import type { PageName } from '../app/site-map.ts';

/** Staff, and answers about what somebody sent: the browser deals with them as if there were no worker. */
const untouched: readonly PageName[] = [
	'admin-search',
	'received',
	'viewing',
	'alerts',
	'alerts-confirm',
	'alerts-manage',
	'alerts-unsubscribe',
];

export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** What has an answer when nobody answers on the network. Everything else is left to the browser. */
export function classifyRequest({ method, mode, url }: Asked, origin: string): 'page' | 'style' | 'photo' | null {
	const asked = new URL(url);
	if (method !== 'GET' || asked.origin !== origin) return null;
	if (photoKey(asked.pathname)) return 'photo';
	if (mode === 'navigate') return isOpenPage(asked) ? 'page' : null;
	return /^\/assets\/[\w.-]+\.(?:css|woff2)$/.test(asked.pathname) ? 'style' : null;
}

function isOpenPage({ pathname, searchParams }: URL): boolean {
	const page = /\.\w+$/.test(pathname) ? null : pageAt(pathname);
	return page !== null && !untouched.includes(page) && !searchParams.has('preview');
}

/** The address a home is kept under: the one of its language, whichever of its addresses is asked for. */
export function homeKey(pathname: string): string | null {
	const id = pageAt(pathname) === 'property' ? parseId(withoutPrefix(pathname).split('/').at(-1)) : null;
	return id === null ? null : `/${parseLocale(pathname)}/properties/${id}`;
}

/** A photograph is kept once, at one width, and stands in for every other. */
export const photoKey = (pathname: string): string | null => /^\/_images\/\d+(\/[\w-]+\.webp)$/.exec(pathname)?.[1] ?? null;
