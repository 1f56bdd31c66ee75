import { readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, fileName, listCacheFiles, writeAside } from './cache-files.ts';
import type { Logger } from './options.ts';

export type Kept = { bytes: Buffer; hash: string };
export type DiskCache = ReturnType<typeof openDiskCache>;

type Entry = { file: string; hash: string; size: number; used: number; checked: boolean };

/** File dates only matter for the order after a restart, so they are updated rarely. */
const DATE_EVERY = 60_000;

/** A size-limited LRU cache in a folder. A folder that is not writable makes answers slower, never wrong. */
export function openDiskCache(directory: string, maxBytes: number, logger: Logger) {
	const entries = new Map<string, Entry>();
	let total = 0;
	const opened = open();
	let turns: Promise<unknown> = opened;

	/** Serialises changes, so that a late removal cannot hit a newer file. */
	function inTurn<T>(change: () => Promise<T>): Promise<T> {
		const turn = turns.then(change);
		turns = turn.catch(() => undefined);
		return turn;
	}

	async function open() {
		try {
			for (const { key, ...entry } of await listCacheFiles(directory)) remember(key, { ...entry, checked: false });
			shrink();
		} catch (error) {
			logger.error('image.cache_failed', 'The image cache cannot be opened', { reason: readCode(error) });
		}
	}

	function remember(key: string, entry: Entry) {
		const before = entries.get(key);
		if (before) forget(key, before, before.file !== entry.file);
		entries.set(key, entry);
		total += entry.size;
	}

	function forget(key: string, entry: Entry, remove = true) {
		if (entries.get(key) !== entry) return;
		entries.delete(key);
		total -= entry.size;
		if (remove) inTurn(() => rm(join(directory, entry.file), { force: true })).catch(() => undefined);
	}

	function shrink() {
		for (const [key, entry] of entries) {
			if (total <= maxBytes) return;
			forget(key, entry);
		}
	}

	function use(key: string, entry: Entry) {
		if (entries.get(key) !== entry) return;
		entries.delete(key);
		entries.set(key, entry);
		const now = Date.now();
		if (now - entry.used < DATE_EVERY) return;
		entry.used = now;
		inTurn(() => utimes(join(directory, entry.file), now / 1000, now / 1000)).catch(() => undefined);
	}

	return {
		/** From memory, for conditional requests. */
		async findHash(key: string): Promise<string | null> {
			await opened;
			const entry = entries.get(key);
			if (entry) use(key, entry);
			return entry?.hash ?? null;
		},
		async read(key: string): Promise<Kept | null> {
			await opened;
			const entry = entries.get(key);
			if (!entry) return null;
			const bytes = await readFile(join(directory, entry.file)).catch(() => null);
			if (!bytes || (!entry.checked && contentHash(bytes) !== entry.hash)) {
				forget(key, entry);
				return null;
			}
			entry.checked = true;
			use(key, entry);
			return { bytes, hash: entry.hash };
		},
		async write(key: string, bytes: Buffer): Promise<Kept> {
			await opened;
			const hash = contentHash(bytes);
			const file = fileName(key, hash);
			if (bytes.length > maxBytes) return { bytes, hash };
			try {
				const aside = await writeAside(directory, bytes);
				await inTurn(() => aside.publish(file));
				remember(key, { file, hash, size: bytes.length, used: Date.now(), checked: true });
				shrink();
			} catch (error) {
				logger.warn('image.write_failed', 'An image could not be kept on disk', { reason: readCode(error) });
			}
			return { bytes, hash };
		},
		drop(key: string) {
			const entry = entries.get(key);
			if (entry) forget(key, entry);
		},
		async close() {
			await opened;
			await turns;
		},
	};
}

const readCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';
