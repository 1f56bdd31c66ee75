import type { DataRouter, UNSAFE_AssetsManifest } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import { preloadStaticParts } from '../ui/static-part.tsx';
import { leadsToPage, personalParts } from './page-address.ts';
import { allowsPrefetch, createPrefetchQueue } from './prefetch-queue.ts';
import { addSpeculationRules } from './speculation-rules.ts';

export type Routes = { router: DataRouter; manifest: UNSAFE_AssetsManifest };

const HOVER_MS = 80;
const IN_VIEW_MS = 500;
/** How many links in view are prefetched; others when the pointer or focus reaches them. */
const MOST_IN_VIEW = 4;
const DISCOVERY_MS = 100;
const DISCOVERY_TRIES = 30;

const personal = new RegExp(`/(${personalParts.join('|')})\\b`);

/** Prefetches pages: route module, static parts and data. */
export function createLinkPrefetch(routes: Routes) {
	addSpeculationRules();
	const queue = createPrefetchQueue((page) => loadPage(page, routes));
	const prefetch = (link: HTMLAnchorElement) => {
		const { pathname, search } = link;
		if (!allowsPrefetch() || !leadsToPage(link) || personal.test(pathname)) return;
		// It opens a sheet instead of a page.
		if ('asks' in link.dataset) return;
		if (pathname + search === location.pathname + location.search) return;
		// React Router's lazy route discovery looks for this attribute.
		link.dataset['discover'] = '';
		queue(pathname + search);
	};
	return {
		/** Returns the function that stops it. */
		watch(): () => void {
			const stop = new AbortController();
			watchIntent(prefetch, stop.signal);
			const observer = watchView(prefetch);
			return () => {
				stop.abort();
				observer.disconnect();
			};
		},
	};
}

function watchIntent(prefetch: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
	let timer: ReturnType<typeof setTimeout>;
	const findLink = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);
	const atOnce = (event: Event) => {
		const link = findLink(event);
		if (link) afterPaint(() => prefetch(link));
	};
	const soon = (event: Event) => {
		clearTimeout(timer);
		const link = findLink(event);
		if (link) timer = setTimeout(prefetch, HOVER_MS, link);
	};
	// The pointer or focus may already be on a link.
	const first = document.querySelector<HTMLAnchorElement>('a:is(:hover, :focus)');
	if (first) prefetch(first);
	addEventListener('pointerover', soon, { signal, passive: true });
	addEventListener('pointerdown', atOnce, { signal, passive: true });
	addEventListener('focusin', atOnce, { signal });
}

function watchView(prefetch: (link: HTMLAnchorElement) => void): IntersectionObserver {
	const timers = new Map<Element, ReturnType<typeof setTimeout>>();
	let left = MOST_IN_VIEW;
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			clearTimeout(timers.get(target));
			if (isIntersecting && target instanceof HTMLAnchorElement) timers.set(target, setTimeout(seen, IN_VIEW_MS, target));
		}
	});
	const seen = (link: HTMLAnchorElement) => {
		if (!link.isConnected || left-- <= 0) return observer.disconnect();
		prefetch(link);
	};
	for (const link of document.querySelectorAll('main a:not(nav a)')) observer.observe(link);
	return observer;
}

async function loadPage(page: string, { router, manifest }: Routes): Promise<void> {
	const matches = await discover(page, router);
	const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
	await Promise.all([
		Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module))).then(preloadStaticParts),
		loadData(
			page,
			routes.filter(({ hasLoader, id }) => hasLoader && id !== 'root').map(({ id }) => id),
		),
	]);
}

async function discover(page: string, router: DataRouter) {
	for (let tries = 0; tries < DISCOVERY_TRIES; tries++) {
		const matches = router.match(page) ?? [];
		const path = matches.at(-1)?.route.path;
		if (matches.length > 0 && path !== '*') return matches;
		await new Promise((resolve) => setTimeout(resolve, DISCOVERY_MS));
	}
	return [];
}

/** Must equal the address that React Router requests, so that it is a cache hit. */
export function dataAddress(page: string, routes: string[], origin: string): string {
	const url = new URL(page, origin);
	url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
	url.searchParams.set('_routes', routes.join(','));
	return url.pathname + url.search;
}

const loadData = (page: string, routes: string[]) =>
	new Promise<unknown>((resolve) => {
		if (routes.length === 0) return resolve(null);
		const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', onload: resolve, onerror: resolve });
		link.href = dataAddress(page, routes, location.origin);
		document.head.append(link);
	});
