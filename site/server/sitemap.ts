import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Search } from '#catalogue/open-search.ts';
import type { Content } from '#content/content.ts';
import { cairoToday } from '#domain/cairo.ts';
import { localeCodes } from '#domain/locales.ts';
import type { ReadOrigin } from './entrance/own-origin.ts';
import { createSingleFlight } from './images/single-flight.ts';
import { type Findable, landingEntries, type SitemapEntry, type SitemapKind, sitemapEntries, sitemapSize } from './sitemap-entries.ts';
import { sitemapIndex, urlElements, urlSet } from './sitemap-xml.ts';

/** URLs per file; each record has one per language. */
const PER_FILE = 10_000;
const RECORDS = PER_FILE / localeCodes.length;

/** Records per batch; visitors are served in between. */
const SLICE = 250;

const kinds: SitemapKind[] = [
	'page',
	'landing',
	'location',
	'area',
	'developer',
	'project',
	'launch',
	'property',
	'agent',
	'post',
	'career',
];

type File = { name: string; kind: SitemapKind; offset: number };

const packed = promisify(gzip);
const unpacked = promisify(gunzip);

/** `/sitemap.xml` is the index; `/sitemaps/` has one or more files per kind of record. */
export function sitemap({ read, onChange, status }: Content, search: Search, readOrigin: ReadOrigin, perFile = RECORDS): Hono {
	// Compressed, because a large one takes twenty megabytes.
	const kept = new Map<string, Buffer>();
	const flights = createSingleFlight<Buffer | null>();
	let changes = 0;
	let landings: { day: string; entries: SitemapEntry[] } | null = null;
	onChange(() => {
		changes++;
		landings = null;
		kept.clear();
	});

	/** Counted once for all files, until something changes or the day ends. */
	function findable(): Findable {
		if (landings?.day !== cairoToday()) landings = { day: cairoToday(), entries: landingEntries(search) };
		return { read, landings: landings.entries };
	}

	const listFiles = (all: Findable): File[] =>
		kinds.flatMap((kind) =>
			Array.from({ length: Math.ceil(sitemapSize(all, kind) / perFile) }, (_, part) => ({
				name: part ? `${kind}-${part + 1}` : kind,
				kind,
				offset: part * perFile,
			})),
		);

	async function document(origin: string, name: string | null): Promise<string | null> {
		const all = findable();
		const files = listFiles(all);
		if (name === null) return sitemapIndex(files.map((file) => `${origin}/sitemaps/${file.name}.xml`));
		const file = files.find((one) => one.name === name);
		return file ? urlSet(await buildUrls(all, file, perFile, origin)) : null;
	}

	const made = (origin: string, name: string | null): Promise<Buffer | null> => {
		const key = `${cairoToday()} ${origin} ${name}`;
		return flights.run(key, async () => {
			const known = kept.get(key);
			if (known) return known;
			const before = changes;
			const xml = await document(origin, name);
			if (xml === null) return null;
			const bytes = await packed(xml);
			if (changes === before) kept.set(key, bytes);
			return bytes;
		});
	};

	async function answer(context: Context, name: string | null): Promise<Response> {
		if (!status().complete) return context.text('', 503, { 'retry-after': '5' });
		const bytes = await made(readOrigin(context), name);
		if (!bytes) return context.text('', 404);
		const isPacked = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
		context.header('content-type', 'application/xml; charset=utf-8');
		context.header('cache-control', 'public, max-age=300');
		context.header('vary', 'accept-encoding');
		if (isPacked) context.header('content-encoding', 'gzip');
		return context.body((isPacked ? bytes : await unpacked(bytes)) as Uint8Array<ArrayBuffer>);
	}

	const app = new Hono();
	for (const path of ['/sitemap.xml', ...localeCodes.map((code) => `/${code}/sitemap.xml`)])
		app.get(path, (context) => answer(context, null));
	return app.get('/sitemaps/:file{[a-z]+(?:-\\d+)?\\.xml}', (context) => answer(context, context.req.param('file').slice(0, -4)));
}

async function buildUrls(all: Findable, { kind, offset }: File, limit: number, origin: string): Promise<string[]> {
	const urls: string[] = [];
	for (let done = 0; done < limit; done += SLICE) {
		const entries = sitemapEntries(all, kind, { limit: Math.min(SLICE, limit - done), offset: offset + done });
		urls.push(...entries.flatMap((entry) => urlElements(entry, origin)));
		if (entries.length < SLICE) break;
		await setImmediate();
	}
	return urls;
}
