import type { Connection } from '#directus/connection.ts';
import { originalFile } from '#directus/files.ts';
import type { DiskCache } from './disk-cache.ts';
import { fetchOriginal } from './fetch-original.ts';
import type { Limits } from './options.ts';
import { createSingleFlight } from './single-flight.ts';
import { type Source, sourceKey } from './sources.ts';

type Dependencies = { directus: Connection; cache: DiskCache; limits: Limits; closing: AbortSignal; onFetched: () => void };
export type Originals = ReturnType<typeof createOriginals>;

/** Originals, from the disk cache or their source. */
export function createOriginals({ directus, cache, limits, closing, onFetched }: Dependencies) {
	const flights = createSingleFlight<Buffer>();
	const buildKey = (source: Source) => `${sourceKey(source)}.original`;

	async function fetchFresh(source: Source): Promise<Buffer> {
		const isOurs = source.kind === 'file';
		const { address, headers } = isOurs ? originalFile(directus, source.id) : { address: source.address, headers: {} };
		const bytes = await fetchOriginal(address, {
			headers,
			mustSayImage: !isOurs,
			maxBytes: limits.originalBytes,
			milliseconds: limits.fetchMilliseconds,
			closing,
		});
		onFetched();
		return bytes;
	}

	return {
		fetchFresh,
		kept: async (source: Source): Promise<Buffer | null> => (await cache.read(buildKey(source)))?.bytes ?? null,
		get: (source: Source): Promise<Buffer> =>
			flights.run(buildKey(source), async () => {
				const kept = await cache.read(buildKey(source));
				return kept?.bytes ?? (await cache.write(buildKey(source), await fetchFresh(source))).bytes;
			}),
		/** Drops bytes that turned out not to be an image. */
		drop: (source: Source) => cache.drop(buildKey(source)),
	};
}
