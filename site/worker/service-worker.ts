import { isLocale, localeCodes, locales } from '#domain/locales.ts';
import { parseLocale } from '../app/i18n/locale-paths.ts';
import { classifyRequest, homeKey, photoKey } from './classify-request.ts';
import { openKeptPages } from './kept-pages.ts';
import { dateCopy, listHomes } from './page-copy.ts';

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Lasting & {
	request: Request;
	preloadResponse: Promise<Response | undefined>;
	respondWith: (answer: Promise<Response>) => void;
};
type Told = Lasting & { data: unknown };
type Scope = {
	addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
	addEventListener(type: 'fetch', listen: (event: Asking) => void): void;
	addEventListener(type: 'message', listen: (event: Told) => void): void;
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	registration: { navigationPreload?: { enable(): Promise<void> } };
};

/** Prepended by the server. */
declare const BUILD: string;
declare const self: Scope;

const kept = openKeptPages(BUILD, { caches, fetch, now: Date.now });
const offlineKey = (path: string) => `/${parseLocale(path)}/offline`;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(keepLater(event.data)));
self.addEventListener('fetch', (event) => {
	const kind = classifyRequest(event.request, location.origin);
	if (kind) event.respondWith(answer(event, kind));
});

/** A new worker may take over at once, because open pages load their own build from the network. */
async function install(): Promise<void> {
	for (const locale of localeCodes) await kept.keepPage(offlineKey(`/${locale}`));
	await kept.keepHomes(await kept.earlierHomes());
	await self.skipWaiting();
}

async function activate(): Promise<void> {
	await kept.removeEarlier();
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
}

/** Network first. */
async function answer(event: Asking, kind: 'page' | 'style' | 'photo'): Promise<Response> {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request));
	} catch (error) {
		const { pathname } = new URL(event.request.url);
		const found =
			kind === 'page'
				? await readOffline(pathname)
				: kind === 'photo'
					? await kept.matchPhoto(photoKey(pathname) ?? '')
					: await kept.match(pathname);
		if (!found) throw error;
		return found;
	}
}

async function readOffline(path: string): Promise<Response | undefined> {
	const offline = await (await kept.match(offlineKey(path)))?.text();
	if (!offline) return;
	const locale = parseLocale(path);
	const home = await kept.match(homeKey(path) ?? '');
	const day = new Date(Number(home?.headers.get('x-kept'))).toLocaleDateString(locales[locale].format, { day: 'numeric', month: 'long' });
	const html = home ? dateCopy(await home.text(), offline, day) : listHomes(offline, path, await kept.homes());
	return new Response(html, { status: home ? 200 : 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

let work = Promise.resolve();

/** Serialised, so that the last list wins. */
function keepLater(told: unknown): Promise<void> {
	const wanted = parseWanted(told);
	if (wanted) work = work.then(() => kept.keepHomes(wanted)).catch(() => {});
	return work;
}

function parseWanted(told: unknown): string[] | null {
	const { locale, homes } = (told ?? {}) as { locale?: unknown; homes?: unknown };
	if (!isLocale(locale) || !Array.isArray(homes)) return null;
	return homes.filter((id) => Number.isSafeInteger(id) && id > 0).map((id) => `/${locale}/properties/${id}`);
}
