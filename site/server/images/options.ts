import { availableParallelism } from 'node:os';
import type { Connection } from '#directus/connection.ts';
import type { Logger } from '#runtime/logger.ts';

export type { Logger };

export type ImagesOptions = {
	directus: Connection;
	cacheDir: string;
	maxCacheBytes?: number;
	/** Encodes at a time. */
	concurrency?: number;
	/** Hosts that remote sources may come from, ports included. */
	allowedDomains: string[];
	/** The file id of the image shown in place of a missing one. */
	fallback: () => string | null;
	/** The version a file has now, null for a file unknown here. Without it any version asked for is made, and kept. */
	findVersion?: (fileId: string) => string | null;
	logger: Logger;
	limits?: Partial<Limits>;
};

export type Limits = {
	originalBytes: number;
	pixels: number;
	/** Derivatives that may wait for their turn. */
	waiting: number;
	fetchMilliseconds: number;
	/** How long the encoder rests before it makes an AVIF. */
	restMilliseconds: number;
	/** AVIFs that may wait to be made; 0 makes none. */
	background: number;
};

const usualLimits: Limits = {
	originalBytes: 30_000_000,
	pixels: 60_000_000,
	waiting: 128,
	fetchMilliseconds: 10_000,
	restMilliseconds: 2_000,
	background: 200,
};

export function withDefaults(options: ImagesOptions) {
	return {
		...options,
		maxCacheBytes: options.maxCacheBytes ?? 1_000_000_000,
		concurrency: options.concurrency ?? usualConcurrency(),
		limits: { ...usualLimits, ...options.limits },
	};
}

/** Encodes run on Node's thread pool, where files are read too: two threads stay free, for a background encode and for the files. */
function usualConcurrency(): number {
	const pool = Number(process.env['UV_THREADPOOL_SIZE']) || 4;
	return Math.max(1, Math.min(Math.floor(availableParallelism() / 2), pool - 2));
}
