import { parseId } from '../app/addresses.ts';
import { parseLocale, withoutPrefix } from '../app/i18n/locale-paths.ts';
import { pageAt } from '../app/page-rules.ts';
import type { PageName } from '../app/site-map.ts';

/** Staff pages and visitors' submissions: the worker never touches them. */
const untouched: readonly PageName[] = [
	'admin-search',
	'received',
	'viewing',
	'alerts',
	'alerts-confirm',
	'alerts-manage',
	'alerts-unsubscribe',
];

export type WorkerRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/** Kinds of requests that can be answered offline; null is left to the browser. */
export function classifyRequest({ method, mode, url }: WorkerRequest, origin: string): 'page' | 'style' | 'photo' | null {
	const address = new URL(url);
	if (method !== 'GET' || address.origin !== origin) return null;
	if (photoKey(address.pathname)) return 'photo';
	if (mode === 'navigate') return isOpenPage(address) ? 'page' : null;
	return /^\/assets\/[\w.-]+\.(?:css|woff2)$/.test(address.pathname) ? 'style' : null;
}

function isOpenPage({ pathname, searchParams }: URL): boolean {
	const page = /\.\w+$/.test(pathname) ? null : pageAt(pathname);
	return page !== null && !untouched.includes(page) && !searchParams.has('preview');
}

/** The key of a home's page: its language and id, whatever the slug. */
export function homeKey(pathname: string): string | null {
	const id = pageAt(pathname) === 'property' ? parseId(withoutPrefix(pathname).split('/').at(-1)) : null;
	return id === null ? null : `/${parseLocale(pathname)}/properties/${id}`;
}

/** A photograph is stored at one width, which also serves requests for others. */
export const photoKey = (pathname: string): string | null => /^\/_images\/\d+(\/[\w-]+\.webp)$/.exec(pathname)?.[1] ?? null;
