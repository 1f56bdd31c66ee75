import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Geography } from '../map/geography.ts';
import { tileZooms } from '../map/streets.ts';
import { cutTile, type TileAddress } from '../map/tile.ts';
import { notFound } from './images/responses.ts';
import { keepNewest } from './keep-newest.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const MINUTES = 'public, max-age=300';
/** A few kilobytes each. */
const KEPT = 600;
const pattern = /^\/_map\/tiles\/([\da-f]{12})\/(\d{1,2})\/(\d{1,4})\/(\d{1,4})\.mvt$/;
/** Tiles outside are not served. */
const egypt = { west: 19, south: 18, east: 42, north: 36 };

/** Everything tiles are made from: their address contains a hash of these files. */
const sources = [
	'egypt.json',
	'streets.json',
	'landmarks.json',
	'tile.ts',
	'cut.ts',
	'vector-tile.ts',
	'geography.ts',
	'streets.ts',
	'road-style.ts',
];

const readEdition = () =>
	sources
		.reduce((hash, file) => hash.update(readFileSync(new URL(`../map/${file}`, import.meta.url))), createHash('sha256'))
		.digest('hex')
		.slice(0, 12);

/** Tiles of the map, encoded and compressed on first request. */
export function createMapTiles(geography: Geography) {
	const edition = readEdition();
	const kept = keepNewest<Promise<Buffer>>(KEPT);

	return {
		/** A URL template for MapLibre. */
		address: `/_map/tiles/${edition}/{z}/{x}/{y}.mvt`,
		async handle(request: Request, pathname: string): Promise<Response> {
			const [, asked, ...numbers] = pattern.exec(pathname) ?? [];
			const [zoom = -1, x = -1, y = -1] = numbers.map(Number);
			if (!isDrawn({ zoom, x, y })) return notFound();
			const tile = await kept.find(`${zoom}/${x}/${y}`, () => compressTile(cutTile(geography, { zoom, x, y })));
			const isBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
			const headers = {
				'content-type': 'application/vnd.mapbox-vector-tile',
				'cache-control': asked === edition ? FOREVER : MINUTES,
				vary: 'accept-encoding',
				...(isBrotli && { 'content-encoding': 'br' }),
			};
			const body = isBrotli ? tile : await promisify(brotliDecompress)(tile);
			return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
		},
	};
}

const compressTile = (tile: Uint8Array): Promise<Buffer> =>
	promisify(brotliCompress)(tile, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: tile.length } });

function isDrawn({ zoom, x, y }: TileAddress): boolean {
	const column = (longitude: number) => Math.floor((longitude / 360 + 0.5) * 2 ** zoom);
	const row = (latitude: number) => Math.floor((0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom);
	return (
		zoom >= tileZooms.farthest &&
		zoom <= tileZooms.closest &&
		x >= column(egypt.west) &&
		x <= column(egypt.east) &&
		y >= row(egypt.north) &&
		y <= row(egypt.south)
	);
}
