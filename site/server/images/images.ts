import { createGate, QueueFullError } from '#content/gate.ts';
import { type ImageRequest, isFileId, parseAddress } from './addresses.ts';
import { createBackgroundAvif } from './background-avif.ts';
import { createDerivatives } from './derivatives.ts';
import { type Kept, openDiskCache } from './disk-cache.ts';
import { ImageProblem } from './image-problem.ts';
import { type ImagesOptions, withDefaults } from './options.ts';
import { createOriginals } from './originals.ts';
import * as responses from './responses.ts';
import { derivativeKey, type FileSource } from './sources.ts';

export type ImagesStats = {
	requests: number;
	/** Answered from the disk, or with 304. */
	hits: number;
	/** Encoded for an answer; background AVIFs are not counted. */
	encodes: number;
	/** Originals fetched over the network. */
	fetched: number;
	/** Sent in bodies. */
	bytes: number;
};

const NO_VERSION = '00000000';

/** The image proxy: files of Directus and of allowed hosts, at fixed widths, cached permanently. */
export function createImages(options: ImagesOptions) {
	const { directus, cacheDir, maxCacheBytes, concurrency, allowedDomains, fallback, findVersion, logger, limits } = withDefaults(options);
	const stats: ImagesStats = { requests: 0, hits: 0, encodes: 0, fetched: 0, bytes: 0 };
	const domains = new Set(allowedDomains.map((domain) => domain.toLowerCase()));
	const closing = new AbortController();
	const cache = openDiskCache(cacheDir, maxCacheBytes, logger);
	const onFetched = () => void stats.fetched++;
	const originals = createOriginals({ directus, cache, limits, closing: closing.signal, onFetched });
	const encoder = createGate(concurrency);
	const avif = createBackgroundAvif({ cache, originals, limits, logger, encoderBusy: () => encoder.busy });
	const onEncoded = () => void stats.encodes++;
	const derivatives = createDerivatives({
		cache,
		originals,
		encoder,
		concurrency,
		limits,
		logger,
		closing: closing.signal,
		onEncoded,
	});
	const backgroundGate = createGate(2);

	function send(request: Request, kept: Kept, format: 'webp' | 'avif', cacheControl: string): Response {
		const response = responses.imageResponse(request, kept, format, cacheControl);
		if (response.body) stats.bytes += kept.bytes.length;
		return response;
	}

	async function fromDisk(request: Request, { source, width }: ImageRequest, cacheControl: string): Promise<Response | null> {
		for (const format of responses.acceptsAvif(request) ? (['avif', 'webp'] as const) : (['webp'] as const)) {
			const key = derivativeKey(source, width, format);
			const hash = await cache.findHash(key);
			if (hash && responses.matchesEtag(request, hash)) return responses.unchanged(hash, format, cacheControl);
			const kept = hash ? await cache.read(key) : null;
			if (kept && format === 'webp' && responses.acceptsAvif(request)) avif.wish({ source, width, webpBytes: kept.bytes.length });
			if (kept) return send(request, kept, format, cacheControl);
		}
		return null;
	}

	async function answer(request: Request, wanted: ImageRequest, cacheControl: string): Promise<Response> {
		const known = await fromDisk(request, wanted, cacheControl);
		if (known) stats.hits++;
		return known ?? send(request, await derivatives.make(wanted.source, wanted.width), 'webp', cacheControl);
	}

	async function fallbackPicture(request: Request, { source, width }: ImageRequest): Promise<Response> {
		const id = fallback();
		if (!id || !isFileId(id) || (source.kind === 'file' && source.id === id)) return responses.notFound();
		const stand: FileSource = { kind: 'file', id, version: findVersion?.(id) ?? NO_VERSION };
		return answer(request, { source: stand, width }, responses.FOR_A_MINUTE).catch(errorResponse);
	}

	function errorResponse(error: unknown): Response {
		if (error instanceof QueueFullError || closing.signal.aborted) return responses.busy();
		if (!(error instanceof ImageProblem))
			logger.error('image.failed', 'An image could not be made', { reason: error instanceof Error ? error.name : 'unknown' });
		return responses.notFound();
	}

	return {
		async handle(request: Request): Promise<Response> {
			stats.requests++;
			if (request.method !== 'GET' && request.method !== 'HEAD') return responses.notAllowed();
			const wanted = parseAddress(request.url, domains);
			if (!wanted) return responses.notFound();
			if (closing.signal.aborted) return responses.busy();
			let cacheControl = responses.FOR_GOOD;
			if (wanted.source.kind === 'file' && findVersion) {
				const version = findVersion(wanted.source.id);
				if (!version) return fallbackPicture(request, wanted);
				// An outdated or invented version gets the current image, cached for a minute only.
				if (version !== wanted.source.version) cacheControl = responses.FOR_A_MINUTE;
				wanted.source = { ...wanted.source, version };
			}
			try {
				return await answer(request, wanted, cacheControl);
			} catch (error) {
				if (error instanceof ImageProblem && !closing.signal.aborted) return fallbackPicture(request, wanted);
				return errorResponse(error);
			}
		},
		/** The uploaded file; null when there is none. Not cached unless its version is known. */
		async original(fileId: string): Promise<Buffer | null> {
			if (!isFileId(fileId)) return null;
			const version = findVersion?.(fileId);
			const source: FileSource = { kind: 'file', id: fileId, version: version ?? NO_VERSION };
			try {
				return await backgroundGate.run(() => (version ? originals.get(source) : originals.fetchFresh(source)));
			} catch (error) {
				logger.warn('image.unavailable', 'An image is not available', {
					file: fileId,
					reason: error instanceof ImageProblem ? error.message : 'unknown',
				});
				return null;
			}
		},
		stats: (): ImagesStats => ({ ...stats }),
		/** Aborts fetches, lets running encodes finish, and leaves the folder consistent. */
		async close(): Promise<void> {
			closing.abort();
			await derivatives.settled();
			await avif.close();
			await cache.close();
		},
	};
}
