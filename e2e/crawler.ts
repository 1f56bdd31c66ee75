import { eventually, siteUrl } from './system.ts';

export type Page = {
	path: string;
	status: number;
	isHtml: boolean;
	canonical: string | null;
	isIndexed: boolean;
	anchors: ReadonlySet<string>;
	/** Internal links with their fragments. */
	links: string[];
	pictures: string[];
};

/** A browser's user agent: others may be taken for crawlers, which get other error answers. */
const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' };
const AT_A_TIME = 6;

const decode = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const values = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => decode(value));

/** Galleries link to photographs for browsers without scripts. */
const isPicture = (path: string) => path.startsWith('/_images/');

/** `https://site/ar/x?y#z` → `/ar/x?y#z`; null for other sites. */
function pathOn(address: string, base: string): string | null {
	const url = URL.parse(address, siteUrl + base);
	return url?.origin === new URL(siteUrl).origin ? url.pathname + url.search + url.hash : null;
}

export async function fetchPage(path: string): Promise<Page> {
	// On a busy machine Directus may answer 503.
	const response = await eventually(async () => {
		const answer = await fetch(siteUrl + path, { headers, redirect: 'manual' });
		return answer.status !== 503 && answer;
	}, path);
	const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
	const html = isHtml ? await response.text() : '';
	if (!isHtml) await response.body?.cancel();
	const onSite = (addresses: string[]) => addresses.flatMap((address) => pathOn(address, path) ?? []);
	const sets = values(html, / srcset="([^"]*)"/gi).flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? ''));
	const links = onSite(values(html, /<a\b[^>]*? href="([^"]*)"/g));
	return {
		path,
		status: response.status,
		isHtml,
		canonical: onSite(values(html, /<link rel="canonical" href="([^"]*)"/g))[0] ?? null,
		isIndexed: !/<meta name="robots" content="noindex/.test(html),
		anchors: new Set(values(html, / id="([^"]*)"/g)),
		links: [...new Set(links.filter((link) => !isPicture(link)))],
		pictures: [...new Set([...onSite([...values(html, /<img\b[^>]*? src="([^"]*)"/g), ...sets]), ...links.filter(isPicture)])],
	};
}

/** Runs `work` for each item, a few at a time; `work` may add items. */
export async function forEachQueued<T>(queue: T[], work: (item: T) => Promise<void>): Promise<void> {
	let running = 0;
	let failure: unknown;
	await new Promise<void>((resolve) => {
		const next = () => {
			while (running < AT_A_TIME && queue.length && !failure) {
				running++;
				work(queue.shift() as T)
					.catch((error) => {
						failure = error;
					})
					.finally(() => {
						running--;
						next();
					});
			}
			if (running === 0) resolve();
		};
		next();
	});
	if (failure) throw failure;
}

/** Follows links while `isInside` holds. */
export async function crawl(start: string, isInside: (path: string) => boolean): Promise<Map<string, Page>> {
	const pages = new Map<string, Page>();
	const seen = new Set([start]);
	const queue = [start];
	await forEachQueued(queue, async (path) => {
		const page = await fetchPage(path);
		pages.set(path, page);
		for (const link of page.links) {
			const target = link.replace(/#.*$/, '');
			if (seen.has(target) || !isInside(target)) continue;
			seen.add(target);
			queue.push(target);
		}
	});
	return pages;
}
