import type { DiskCache } from './disk-cache.ts';
import { encodeAvif } from './encode.ts';
import type { Limits, Logger } from './options.ts';
import type { Originals } from './originals.ts';
import { derivativeKey, describeSource, type Source } from './sources.ts';

type Dependencies = { cache: DiskCache; originals: Originals; limits: Limits; logger: Logger; encoderBusy: () => boolean };
type Wish = { source: Source; width: number; webpBytes: number };

/** Bounds the memory of what was tried; forgotten ones are tried again. */
const MOST_TRIED = 50_000;

/**
 * Encodes an AVIF for a WebP that was requested again, one at a time and only while the encoder is idle. An image requested once is not
 * worth eight times the work.
 */
export function createBackgroundAvif({ cache, originals, limits, logger, encoderBusy }: Dependencies) {
	const wishes: Wish[] = [];
	const tried = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	let making: Promise<void> | null = null;
	let closed = false;

	function plan() {
		if (closed || timer || making || !wishes.length) return;
		timer = setTimeout(begin, limits.restMilliseconds).unref();
	}

	function begin() {
		timer = undefined;
		const wish = encoderBusy() ? undefined : wishes.pop();
		if (!wish) return plan();
		making = make(wish)
			.catch(() => undefined)
			.then(() => {
				making = null;
				plan();
			});
	}

	async function make({ source, width, webpBytes }: Wish) {
		const original = await originals.kept(source);
		if (!original) return;
		const started = performance.now();
		const bytes = await encodeAvif({ original, width, maxPixels: limits.pixels, drawings: source.kind === 'file' });
		if (bytes.length < webpBytes) await cache.write(derivativeKey(source, width, 'avif'), bytes);
		const milliseconds = Math.round(performance.now() - started);
		logger.info('image.made', 'An image was made', { ...describeSource(source), width, format: 'avif', bytes: bytes.length, milliseconds });
	}

	return {
		wish(wish: Wish) {
			const key = derivativeKey(wish.source, wish.width, 'avif');
			if (tried.has(key) || wishes.length >= limits.background) return;
			if (tried.size >= MOST_TRIED) tried.clear();
			tried.add(key);
			wishes.push(wish);
			plan();
		},
		async close() {
			closed = true;
			clearTimeout(timer);
			await making;
		},
	};
}
