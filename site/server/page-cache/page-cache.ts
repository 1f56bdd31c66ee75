import { haveSameAnswers, type Reads, recordReads, textKey } from '#content/reads.ts';
import type { ChangeListener } from '#content/replica/replica.ts';
import { cairoToday, formatCairoDayEnd } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import type { Logger } from '#runtime/logger.ts';
import { type Encoded, type Encoding, encode } from './encoded.ts';
import type { PageKey } from './page-key.ts';

export type Rendered = { headers: [string, string][]; body: Buffer };
export type Render = () => Promise<Rendered | null>;
/** Waits for a turn to render; cached pages need none. */
export type InTurn = <T>(draw: () => Promise<T>) => Promise<T>;

export type StoredPage = Reads & {
	locale: Locale;
	headers: [string, string][];
	encoded: Encoded;
	size: number;
	drawnAt: number;
	/** The state of the content at which it was last found valid. */
	state: number;
	/** The headers it was sent with, by variant (`findLocaleVariant`). */
	sent: Map<string, Record<Encoding, { whole: string[]; unchanged: string[] }>>;
};

type CacheKey = Pick<PageKey, 'key' | 'locale'>;
type Flight = { locale: Locale; changed: Set<string>; page: Promise<StoredPage | null> };

type Options = {
	onChange: (listener: ChangeListener) => unknown;
	/** Increases with every change of the catalogue. */
	version: () => number;
	logger: Pick<Logger, 'warn'>;
	/** While visitors wait for pages that are missing, refreshing one can wait. */
	isBusy?: () => boolean;
	maxBytes?: number;
	now?: () => number;
};

export type PageCache = ReturnType<typeof createPageCache>;

const MAX_BYTES = 128_000_000;
/** Estimated memory of a page's bookkeeping, and of each of its reads. */
const OVERHEAD = { page: 1000, read: 200 };
/** After this a page is refreshed in the background, in case a read was not recorded. */
const FRESH_MS = 600_000;
/** After this a page is rendered before it is sent. */
const STALE_MS = 3_600_000;

/** Finished pages by key, until what they read changes or the day ends. `render` returns null when a page must not be cached. */
export function createPageCache({ onChange, version, logger, isBusy = () => false, maxBytes = MAX_BYTES, now = Date.now }: Options) {
	/** By last use, the oldest first. */
	const pages = new Map<string, StoredPage>();
	const readers = new Map<string, Set<string>>();
	const flights = new Map<string, Flight>();
	const counted = { hits: 0, misses: 0, refreshed: 0, dropped: 0, expired: 0, evicted: 0 };
	let bytes = 0;
	let changes = 0;
	const countState = () => changes + version();

	function forget(key: string, why?: 'dropped' | 'expired' | 'evicted'): void {
		const page = pages.get(key);
		if (!page) return;
		pages.delete(key);
		bytes -= page.size;
		if (why) counted[why]++;
		for (const read of page.reads) {
			const keys = readers.get(read);
			keys?.delete(key);
			if (keys?.size === 0) readers.delete(read);
		}
	}

	function keep(key: string, page: StoredPage): void {
		forget(key);
		if (page.size > maxBytes / 4 || page.until <= now()) return;
		pages.set(key, page);
		bytes += page.size;
		for (const read of page.reads) {
			const keys = readers.get(read) ?? new Set();
			readers.set(read, keys.add(key));
		}
		for (const oldest of pages.keys()) {
			if (bytes <= maxBytes) break;
			forget(oldest, 'evicted');
		}
	}

	onChange((changed, inOneLanguage) => {
		changes++;
		for (const read of changed) {
			const language = inOneLanguage.get(read);
			const inText = language && textKey(read, language);
			for (const { locale, changed: missed } of flights.values()) missed.add(inText && locale !== language ? inText : read);
			for (const key of readers.get(read) ?? []) if (!language || pages.get(key)?.locale === language) forget(key, 'dropped');
			for (const key of readers.get(inText ?? '') ?? []) forget(key, 'dropped');
		}
	});

	async function draw(
		{ key, locale }: CacheKey,
		render: Render,
		isCurrent: (reads: Reads['reads']) => boolean,
	): Promise<StoredPage | null> {
		const [state, dayEnds] = [countState(), Date.parse(formatCairoDayEnd(cairoToday(new Date(now())))) + 1000];
		const { result, reads, questions, until } = await recordReads(render);
		if (!result) return null;
		const { headers, body } = result;
		const encoded = await encode(body);
		const size = Object.values(encoded).reduce((sum, one) => sum + one.bytes.length, OVERHEAD.page + reads.size * OVERHEAD.read);
		const page = {
			locale,
			headers,
			encoded,
			size,
			reads,
			questions,
			until: Math.min(until, dayEnds),
			drawnAt: now(),
			state,
			sent: new Map(),
		};
		if (isCurrent(reads)) keep(key, page);
		return page;
	}

	/** A page that started rendering before a change may have read old content, so later visitors do not share it. */
	function findDrawing(key: string): Flight['page'] | null {
		const known = flights.get(key);
		return known?.changed.size === 0 ? known.page : null;
	}

	function drawOnce(name: CacheKey, render: Render): Flight['page'] {
		const { key, locale } = name;
		const changed = new Set<string>();
		const isLatest = () => flights.get(key) === flight;
		const flight: Flight = { locale, changed, page: draw(name, render, (reads) => isLatest() && changed.isDisjointFrom(reads)) };
		flights.set(key, flight);
		const end = () => void (isLatest() && flights.delete(key));
		flight.page.then(end, end);
		return flight.page;
	}

	function find(key: string): StoredPage | null {
		const page = pages.get(key);
		if (!page) return null;
		const isOver = now() >= page.until || now() - page.drawnAt > STALE_MS;
		if (isOver || !isStillRight(page)) {
			forget(key, isOver ? 'expired' : 'dropped');
			return null;
		}
		pages.delete(key);
		pages.set(key, page);
		return page;
	}

	/** Asks the page's recorded questions again, which is cheaper than rendering: a changed listing affects few of them. */
	function isStillRight(page: StoredPage): boolean {
		const current = countState();
		if (page.state === current) return true;
		page.state = current;
		try {
			return haveSameAnswers(page.questions);
		} catch {
			// Rendering it again reports the error to the visitor.
			return false;
		}
	}

	const isFresh = ({ drawnAt }: StoredPage) => now() - drawnAt <= FRESH_MS;

	return {
		/** A page already sent to this variant; null otherwise. Never waits. */
		findSent(key: string, variant: string): StoredPage | null {
			const page = find(key);
			if (!page?.sent.has(variant) || !isFresh(page)) return null;
			counted.hits++;
			return page;
		},
		async get(name: CacheKey, render: Render, inTurn: InTurn = (draw) => draw()): Promise<StoredPage | null> {
			const { key } = name;
			const page = find(key);
			if (!page) {
				counted.misses++;
				return findDrawing(key) ?? inTurn(async () => find(key) ?? findDrawing(key) ?? drawOnce(name, render));
			}
			counted.hits++;
			if (!isFresh(page) && !flights.has(key) && !isBusy()) {
				counted.refreshed++;
				drawOnce(name, render).catch((error) =>
					logger.warn('page.refresh_failed', 'A page could not be drawn again', { error: String(error) }),
				);
			}
			return page;
		},
		/** The keys, most recently used first. */
		list: (): string[] => [...pages.keys()].reverse(),
		stats() {
			const ages = [...pages.values()].map(({ drawnAt }) => Math.round((now() - drawnAt) / 1000)).sort((a, b) => a - b);
			const asked = counted.hits + counted.misses;
			return {
				pages: pages.size,
				bytes,
				hitRatio: asked === 0 ? null : Number((counted.hits / asked).toFixed(3)),
				ageSeconds: { median: ages[ages.length >> 1] ?? null, oldest: ages.at(-1) ?? null },
				...counted,
			};
		},
	};
}
