import { availableParallelism } from 'node:os';
import type { Connection } from '#directus/connection.ts';
import type { Logger } from '#runtime/logger.ts';

export type { Logger };

export type ImagesOptions = {
	directus: Connection;
	cacheDir: string;
	maxCacheBytes?: number;
	/** Concurrent encodes. */
	concurrency?: number;
	/** Allowed hosts of remote sources, with ports. */
	allowedDomains: string[];
	/** The file shown in place of a missing image. */
	fallback: () => string | null;
	/** The current version of a file; null when unknown. Without this option every requested version is made and cached. */
	findVersion?: (fileId: string) => string | null;
	logger: Logger;
	limits?: Partial<Limits>;
};

export type Limits = {
	originalBytes: number;
	pixels: number;
	/** Waiting encodes. */
	waiting: number;
	fetchMilliseconds: number;
	/** How long the encoder must be idle before an AVIF is made. */
	restMilliseconds: number;
	/** Waiting background AVIFs; 0 turns them off. */
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

/** Encodes run on Node's thread pool, which also reads files: two threads stay free, for files and a background encode. */
function usualConcurrency(): number {
	const pool = Number(process.env['UV_THREADPOOL_SIZE']) || 4;
	return Math.max(1, Math.min(Math.floor(availableParallelism() / 2), pool - 2));
}
