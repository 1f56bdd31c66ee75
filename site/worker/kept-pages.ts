import { homeKey, photoKey } from './classify-request.ts';
import { copyPage, type KeptHome, type PageCopy } from './page-copy.ts';

const MOST_HOMES = 20;
const MOST_BYTES = 15_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const PREFIX = 'pn-';
/** Photographs never change under their address, so they are kept across builds. */
const PHOTOS = `${PREFIX}photos`;

const NO_PHOTO = 'data:,';

type Tools = { caches: CacheStorage; fetch: (address: string, init: RequestInit) => Promise<Response>; now: () => number };

/** Offline pages of one build, with their styles and photographs. */
export function openKeptPages(build: string, { caches, fetch, now }: Tools) {
	const name = `${PREFIX}pages-${build}`;
	/** Without cookies, so that only the public page is stored. */
	const ask = async (address: string, cache: RequestCache = 'default') => {
		const answer = await fetch(address, { credentials: 'omit', redirect: 'error', cache });
		if (!answer.ok) throw Object.assign(new Error(`${answer.status} for ${address}`), { status: answer.status });
		return answer;
	};

	async function keepStyles(pages: Cache, { styles }: PageCopy): Promise<void> {
		for (const address of styles) if (!(await pages.match(address))) await pages.put(address, await ask(address));
	}

	/** Stores the page after its styles, so that it is never shown without them. */
	async function keepPage(key: string): Promise<Response> {
		const pages = await caches.open(name);
		const copy = copyPage(await (await ask(key, 'no-cache')).text());
		await keepStyles(pages, copy);
		const headers = {
			'content-type': 'text/html; charset=utf-8',
			'x-kept': String(now()),
			'x-title': encodeURIComponent(copy.title),
			'x-photos': copy.photos.join(' '),
			'x-bytes': String(copy.html.length),
		};
		await pages.put(key, new Response(copy.html, { headers }));
		return new Response(copy.html, { headers });
	}

	const isOld = (page: Response) => now() - Number(page.headers.get('x-kept')) > DAY_MS;

	/** Falls back to the stored copy when it cannot be fetched; null when the home is gone. */
	async function freshHome(key: string): Promise<Response | null> {
		const kept = await (await caches.open(name)).match(key);
		if (kept && !isOld(kept)) return kept;
		return keepPage(key).catch(({ status }) => (status === 404 || status === 410 ? null : (kept ?? null)));
	}

	async function keepPhotos(home: Response): Promise<number> {
		const photos = await caches.open(PHOTOS);
		let bytes = 0;
		for (const address of readPhotos(home)) {
			const key = photoKey(address) ?? '';
			const kept = await photos.match(key);
			if (kept) bytes += Number(kept.headers.get('x-bytes'));
			else {
				const body = await ask(address).then(
					(answer) => answer.blob(),
					() => null,
				);
				if (!body) continue;
				bytes += body.size;
				await photos.put(key, new Response(body, { headers: { 'content-type': body.type, 'x-bytes': String(body.size) } }));
			}
		}
		return bytes;
	}

	async function removeOthers(cache: Cache, isKept: (path: string) => boolean): Promise<void> {
		for (const request of await cache.keys()) if (!isKept(new URL(request.url).pathname)) await cache.delete(request);
	}

	async function keptHomes(cache: Cache): Promise<string[]> {
		return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => homeKey(path) === path);
	}

	return {
		keepPage,
		match: async (key: string) => (await caches.open(name)).match(key),
		matchPhoto: async (key: string) => (await caches.open(PHOTOS)).match(key),

		/** Newest first: removes what exceeds the limits and what is no longer wanted. */
		async keepHomes(wanted: readonly string[]): Promise<void> {
			const kept: string[] = [];
			const photos = new Set<string | null>();
			let bytes = 0;
			for (const key of wanted.slice(0, MOST_HOMES)) {
				const home = bytes < MOST_BYTES ? await freshHome(key) : null;
				if (!home) continue;
				kept.push(key);
				bytes += Number(home.headers.get('x-bytes')) + (await keepPhotos(home));
				for (const address of readPhotos(home)) photos.add(photoKey(address));
			}
			await removeOthers(await caches.open(name), (path) => homeKey(path) !== path || kept.includes(path));
			await removeOthers(await caches.open(PHOTOS), (path) => photos.has(path));
		},

		/** Each home once, in whichever language it was stored. */
		async homes(): Promise<KeptHome[]> {
			const cache = await caches.open(name);
			const homes: KeptHome[] = [];
			for (const to of await keptHomes(cache)) {
				const { headers } = (await cache.match(to)) ?? Response.error();
				homes.push({
					to,
					title: decodeURIComponent(headers.get('x-title') ?? ''),
					photo: headers.get('x-photos')?.split(' ')[0] || NO_PHOTO,
				});
			}
			return homes;
		},

		async earlierHomes(): Promise<string[]> {
			const names = (await caches.keys()).filter((other) => other.startsWith(`${PREFIX}pages-`) && other !== name);
			const found = await Promise.all(names.map(async (other) => keptHomes(await caches.open(other))));
			return found.flat();
		},

		async removeEarlier(): Promise<void> {
			for (const other of await caches.keys())
				if (other.startsWith(PREFIX) && other !== name && other !== PHOTOS) await caches.delete(other);
		},
	};
}

const readPhotos = (home: Response): string[] => home.headers.get('x-photos')?.split(' ').filter(Boolean) ?? [];
