import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Logger } from '#runtime/logger.ts';
import { notFound } from './images/responses.ts';
import { openTileArchive, type TileArchive } from './pmtiles.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const MINUTES = 'public, max-age=300';
const pattern = /^\/_map\/streets\/([\da-f]{12})\/(\d{1,2})\/(\d{1,5})\/(\d{1,5})\.mvt$/;

/** A URL template for MapLibre. */
export type StreetSource = { tiles: string; closest: number };
export type StreetTiles = ReturnType<typeof openStreetTiles>;

/** Streets and buildings, from a tile file that the operator has downloaded. Without one, or when it cannot be read, there are none. */
export function openStreetTiles(path: string | null, logger: Pick<Logger, 'warn'>) {
	let archive: TileArchive | null = null;
	if (path)
		openTileArchive(path).then(
			(opened) => {
				archive = opened;
			},
			(error: unknown) => logger.warn('map.tiles_unreadable', 'The file of map tiles cannot be read', { path, error }),
		);
	return {
		source: (): StreetSource | null => archive && { tiles: `/_map/streets/${archive.edition}/{z}/{x}/{y}.mvt`, closest: archive.closest },
		async handle(request: Request, pathname: string): Promise<Response> {
			const [, asked, ...numbers] = pattern.exec(pathname) ?? [];
			const [zoom = 99, x = 0, y = 0] = numbers.map(Number);
			if (!archive || zoom > archive.closest || Math.max(x, y) >= 2 ** zoom) return notFound();
			const tile = (await archive.read(zoom, x, y)) ?? Buffer.alloc(0);
			const isPacked = tile.length > 0 && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
			const headers = {
				'content-type': 'application/vnd.mapbox-vector-tile',
				'cache-control': asked === archive.edition ? FOREVER : MINUTES,
				vary: 'accept-encoding',
				...(isPacked && { 'content-encoding': 'gzip' }),
			};
			const body = isPacked || !tile.length ? tile : await promisify(gunzip)(tile);
			return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
		},
	};
}
