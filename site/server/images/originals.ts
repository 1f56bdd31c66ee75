import type { DiskCache } from './disk-cache.ts';
import { fetchOriginal } from './fetch-original.ts';
import type { Limits } from './options.ts';
import { createSingleFlight } from './single-flight.ts';
import { type Source, sourceKey } from './sources.ts';

type Dependencies = { directusUrl: string; token: string; cache: DiskCache; limits: Limits; closing: AbortSignal; onFetched: () => void };
export type Originals = ReturnType<typeof createOriginals>;

/** Images as they were uploaded, from the disk or from where they live. */
export function createOriginals({ directusUrl, token, cache, limits, closing, onFetched }: Dependencies) {
	const flights = createSingleFlight<Buffer>();
	const keyOf = (source: Source) => `${sourceKey(source)}.original`;

	async function fetchFresh(source: Source): Promise<Buffer> {
		const ours = source.kind === 'file';
		const bytes = await fetchOriginal(ours ? new URL(`${directusUrl}/assets/${source.id}`) : source.address, {
			headers: ours ? { authorization: `Bearer ${token}` } : {},
			mustSayImage: !ours,
			maxBytes: limits.originalBytes,
			milliseconds: limits.fetchMilliseconds,
			closing,
		});
		onFetched();
		return bytes;
	}

	return {
		fetchFresh,
		kept: async (source: Source): Promise<Buffer | null> => (await cache.read(keyOf(source)))?.bytes ?? null,
		get: (source: Source): Promise<Buffer> =>
			flights.run(keyOf(source), async () => {
				const kept = await cache.read(keyOf(source));
				return kept?.bytes ?? (await cache.write(keyOf(source), await fetchFresh(source))).bytes;
			}),
		/** What turned out to be no image is not kept. */
		drop: (source: Source) => cache.drop(keyOf(source)),
	};
}
