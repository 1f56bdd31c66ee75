import { createGate, type Gate } from '#content/gate.ts';
import type { DiskCache, Kept } from './disk-cache.ts';
import { encodeWebp } from './encode.ts';
import { createFailureMemory } from './failure-memory.ts';
import { ImageProblem } from './image-problem.ts';
import type { Limits, Logger } from './options.ts';
import type { Originals } from './originals.ts';
import { createSingleFlight } from './single-flight.ts';
import { derivativeKey, describeSource, type Source, sourceKey } from './sources.ts';

type Dependencies = {
	cache: DiskCache;
	originals: Originals;
	encoder: Gate;
	concurrency: number;
	limits: Limits;
	logger: Logger;
	closing: AbortSignal;
	onEncoded: () => void;
};

const FETCHED_AHEAD = 2;

/** Images at a width, encoded once and cached. */
export function createDerivatives({ cache, originals, encoder, concurrency, limits, logger, closing, onEncoded }: Dependencies) {
	const flights = createSingleFlight<Kept>();
	const failures = createFailureMemory();
	// Two queues, so that a slow remote host only delays its own images.
	const queues = {
		file: createGate(concurrency + FETCHED_AHEAD, limits.waiting),
		remote: createGate(concurrency + FETCHED_AHEAD, limits.waiting),
	};

	async function produce(source: Source, width: number): Promise<Kept> {
		const key = derivativeKey(source, width, 'webp');
		const kept = await cache.read(key);
		if (kept) return kept;
		const original = await originals.get(source);
		const started = performance.now();
		const bytes = await encoder.run(() =>
			encodeWebp({ original, width, maxPixels: limits.pixels, drawings: source.kind === 'file' }).catch((error) => {
				originals.drop(source);
				throw error;
			}),
		);
		onEncoded();
		const milliseconds = Math.round(performance.now() - started);
		logger.info('image.made', 'An image was made', { ...describeSource(source), width, format: 'webp', bytes: bytes.length, milliseconds });
		return cache.write(key, bytes);
	}

	return {
		/** Throws QueueFullError when too many are waiting, and ImageProblem when there is no usable image. */
		make: (source: Source, width: number): Promise<Kept> =>
			flights.run(derivativeKey(source, width, 'webp'), async () => {
				const known = failures.recall(sourceKey(source));
				if (known) throw known;
				return queues[source.kind].run(async () => {
					try {
						if (closing.aborted) throw new ImageProblem('closing', false);
						return await produce(source, width);
					} catch (error) {
						if (error instanceof ImageProblem) {
							failures.note(sourceKey(source), error);
							logger.warn('image.unavailable', 'An image is not available', { ...describeSource(source), reason: error.message });
						}
						throw error;
					}
				});
			}),
		settled: flights.settled,
	};
}
