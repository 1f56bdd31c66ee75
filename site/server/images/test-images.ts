import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { createImages } from './images.ts';
import type { ImagesOptions, Logger } from './options.ts';
import { type Peer, startPeer } from './test-peer.ts';

export const FALLBACK = 'ffffffff-0000-4000-8000-000000000000';
export const fileId = (number: number): string => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
export const imageAddress = (id: string, width = 640, version = '0a1b2c3d'): string => `http://site/_images/${width}/${id}-${version}.webp`;

/** A picture with noise, so that formats and sizes differ. */
export const picture = (width: number, height: number, seed = 1): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 60 + seed * 9, sigma: 20 } } })
		.jpeg()
		.toBuffer();

/** A fake Directus that serves these files under /assets and answers 403 for others, as Directus does. */
export async function startAssets(files: Record<string, Buffer>): Promise<Peer> {
	const peer = await startPeer((request, response) => {
		const file = files[(request.url ?? '').replace('/assets/', '')];
		if (file && request.headers.authorization === 'Bearer secret-token') response.setHeader('content-type', 'image/jpeg').end(file);
		else response.writeHead(403).end();
	});
	onTestFinished(() => peer.close());
	return peer;
}

export type LogLine = { level: keyof Logger; event: string; fields: Record<string, unknown> };

/** `said` resolves with the first matching line. */
export function listeningLogger() {
	const lines: LogLine[] = [];
	const messages: string[] = [];
	const ears: { fits: (line: LogLine) => boolean; hear: (line: LogLine) => void }[] = [];
	const at =
		(level: keyof Logger) =>
		(event: string, message: string, fields: Record<string, unknown> = {}) => {
			const line = { level, event, fields };
			lines.push(line);
			messages.push(message);
			for (const ear of ears) if (ear.fits(line)) ear.hear(line);
		};
	const said = (fits: (line: LogLine) => boolean) => {
		const known = lines.find(fits);
		return known ? Promise.resolve(known) : new Promise<LogLine>((hear) => ears.push({ fits, hear }));
	};
	return { logger: { info: at('info'), warn: at('warn'), error: at('error') } satisfies Logger, lines, messages, said };
}

export async function openImages(directusUrl: string, options: Partial<ImagesOptions> = {}) {
	const log = listeningLogger();
	const cacheDir = options.cacheDir ?? temporaryFolder();
	const images = createImages({
		directus: { url: directusUrl, token: 'secret-token' },
		allowedDomains: [],
		fallback: () => null,
		logger: log.logger,
		...options,
		cacheDir,
		limits: { background: 0, ...options.limits },
	});
	onTestFinished(() => images.close());
	const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
		images.handle(new Request(address, { headers, method }));
	return { images, get, cacheDir, log };
}

export const readBytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
