import { shareCard } from '#app/share/card.ts';
import { cardVersion } from '#app/share/share-image.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import { createGate, QueueFullError } from '#content/gate.ts';
import type { Reader } from '#content/reader.ts';
import type { Logger } from '#runtime/logger.ts';
import { contentHash } from '../images/cache-files.ts';
import { type Kept, openDiskCache } from '../images/disk-cache.ts';
import * as responses from '../images/responses.ts';
import { createSingleFlight } from '../images/single-flight.ts';
import { readTranslator } from '../words.ts';
import { parseShareAddress, type ShareImageRequest } from './addresses.ts';
import { drawCard } from './draw.ts';

type Options = {
	read: Reader;
	/** An uploaded photograph. */
	original: (id: string) => Promise<Buffer | null>;
	cacheDir: string;
	maxCacheBytes: number;
	logger: Logger;
	draw?: typeof drawCard;
};

type Made = Kept & { isWhole: boolean };

const WAITING = 64;

/** Images for shared links, drawn on first request and cached by content. */
export function createShareImages({ read, original, cacheDir, maxCacheBytes, logger, draw = drawCard }: Options) {
	const cache = openDiskCache(cacheDir, maxCacheBytes, logger);
	const flights = createSingleFlight<Made>();
	const pencil = createGate(1, WAITING);

	const buildCard = ({ subject, locale }: ShareImageRequest) => shareCard({ read, locale, t: readTranslator(locale) }, subject);

	/** Whatever version is requested, the current image is drawn. */
	function made(wanted: ShareImageRequest, card: NonNullable<ReturnType<typeof buildCard>>): Promise<Made> {
		const { subject, locale } = wanted;
		const key = `${subject.kind}-${subject.id}-${locale}-${cardVersion(card)}.jpg`;
		return flights.run(key, async () => {
			const kept = await cache.read(key);
			if (kept) return { ...kept, isWhole: true };
			return pencil.run(async () => {
				const started = performance.now();
				const photo = card.picture && (await original(card.picture.id));
				const bytes = await draw(card, photo, { locale, country: readTranslator(locale)('site.country') });
				const milliseconds = Math.round(performance.now() - started);
				logger.info('share_image.made', 'A share image was made', {
					kind: subject.kind,
					id: subject.id,
					locale,
					bytes: bytes.length,
					milliseconds,
				});
				// Without its photograph the image is served but not cached.
				if (card.picture && !photo) return { bytes, hash: contentHash(bytes), isWhole: false };
				return { ...(await cache.write(key, bytes)), isWhole: true };
			});
		});
	}

	async function answer(request: Request, wanted: ShareImageRequest): Promise<Response> {
		const card = buildCard(wanted);
		if (!card) return responses.notFound();
		try {
			const kept = await made(wanted, card);
			const lasts = kept.isWhole && cardVersion(card) === wanted.version;
			return responses.imageResponse(request, kept, 'jpeg', lasts ? responses.FOR_GOOD : responses.FOR_A_MINUTE);
		} catch (error) {
			if (error instanceof QueueFullError) return responses.busy();
			logger.warn('share_image.failed', 'A share image could not be made', {
				...wanted.subject,
				reason: error instanceof Error ? error.message : 'unknown',
			});
			return card.picture ? responses.redirectTo(photoAddress(card.picture, 1280)) : responses.notFound();
		}
	}

	return {
		async handle(request: Request): Promise<Response> {
			if (request.method !== 'GET' && request.method !== 'HEAD') return responses.notAllowed();
			const { pathname, search } = new URL(request.url);
			const wanted = search === '' ? parseShareAddress(pathname) : null;
			return wanted ? answer(request, wanted) : responses.notFound();
		},
		async close(): Promise<void> {
			await flights.settled();
			await cache.close();
		},
	};
}
