import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { keepNewest } from './keep-newest.ts';

/** https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
const COMPRESSION = { none: 1, gzip: 2 } as const;
const VECTOR_TILES = 1;
/** Cached directories, about ten kilobytes each. */
const KEPT_DIRECTORIES = 64;
/** Larger than any directory or tile of a valid archive. */
const MOST_BYTES = 4_000_000;
const DEEPEST = 3;

type Header = {
	rootAt: number;
	rootBytes: number;
	leavesAt: number;
	tilesAt: number;
	directoryCompression: number;
	tileCompression: number;
	closest: number;
};
/** A tile, or with `run` 0 a leaf directory. */
type Entry = { id: number; run: number; at: number; bytes: number };

export type TileArchive = {
	edition: string;
	closest: number;
	/** Gzip-compressed; null when there is no such tile. */
	read: (zoom: number, x: number, y: number) => Promise<Buffer | null>;
	close: () => Promise<void>;
};

/** Opens a PMTiles archive. Throws when it is invalid. */
export async function openTileArchive(path: string): Promise<TileArchive> {
	const file = await open(path, 'r');
	try {
		const head = await readBytes(file, 0, HEADER_BYTES);
		const header = parseHeader(head);
		const { size, mtimeMs } = await file.stat();
		const edition = createHash('sha256').update(head).update(`${size} ${mtimeMs}`).digest('hex').slice(0, 12);
		return { edition, closest: header.closest, read: createReader(file, header), close: () => file.close() };
	} catch (error) {
		await file.close();
		throw error;
	}
}

function createReader(file: FileHandle, header: Header): TileArchive['read'] {
	const known = keepNewest<Promise<Entry[]>>(KEPT_DIRECTORIES);
	/** Failed reads are not cached. */
	const readDirectory = (at: number, bytes: number): Promise<Entry[]> =>
		known.find(String(at), async () => {
			try {
				const read = await readBytes(file, at, bytes);
				const isPacked = header.directoryCompression === COMPRESSION.gzip;
				return parseDirectory(isPacked ? await promisify(gunzip)(read, { maxOutputLength: MOST_BYTES }) : read);
			} catch (error) {
				known.forget(String(at));
				throw error;
			}
		});
	return async (zoom, x, y) => {
		if (zoom > header.closest) return null;
		const id = numberTile(zoom, x, y);
		let [at, bytes] = [header.rootAt, header.rootBytes];
		for (let depth = 0; depth < DEEPEST; depth++) {
			const entry = findEntry(await readDirectory(at, bytes), id);
			if (!entry) return null;
			if (entry.run > 0) return readBytes(file, header.tilesAt + entry.at, entry.bytes);
			[at, bytes] = [header.leavesAt + entry.at, entry.bytes];
		}
		return null;
	};
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
	if (length > MOST_BYTES) throw new Error('a part of the archive is too large');
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
	if (bytesRead < length) throw new Error('the archive ends too early');
	return buffer;
}

function parseHeader(head: Buffer): Header {
	const long = (at: number) => Number(head.readBigUInt64LE(at));
	const header: Header = {
		rootAt: long(8),
		rootBytes: long(16),
		leavesAt: long(40),
		tilesAt: long(56),
		directoryCompression: head.readUInt8(97),
		tileCompression: head.readUInt8(98),
		closest: head.readUInt8(101),
	};
	const isOurs =
		head.toString('latin1', 0, MAGIC.length) === MAGIC &&
		head.readUInt8(MAGIC.length) === 3 &&
		head.readUInt8(99) === VECTOR_TILES &&
		header.tileCompression === COMPRESSION.gzip &&
		[COMPRESSION.none, COMPRESSION.gzip].some((known) => known === header.directoryCompression);
	if (!isOurs) throw new Error('not a PMTiles 3 archive of gzip-compressed vector tiles');
	return header;
}

/** Columns: delta-encoded ids, runs, lengths, offsets. */
function parseDirectory(bytes: Buffer): Entry[] {
	let at = 0;
	const next = (): number => {
		let [value, scale, byte] = [0, 1, 128];
		while (byte >= 128) {
			byte = bytes.readUInt8(at++);
			value += (byte & 127) * scale;
			scale *= 128;
		}
		return value;
	};
	const entries = Array.from({ length: next() }, (): Entry => ({ id: 0, run: 0, at: 0, bytes: 0 }));
	let id = 0;
	for (const entry of entries) {
		id += next();
		entry.id = id;
	}
	for (const entry of entries) entry.run = next();
	for (const entry of entries) entry.bytes = next();
	for (const [index, entry] of entries.entries()) {
		const place = next();
		const before = entries[index - 1];
		entry.at = place === 0 && before ? before.at + before.bytes : place - 1;
	}
	return entries;
}

/** The last entry at or before the id, if its run includes it. */
function findEntry(entries: readonly Entry[], id: number): Entry | null {
	let [low, high] = [0, entries.length - 1];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((entries[middle] as Entry).id <= id) low = middle;
		else high = middle - 1;
	}
	const entry = entries[low];
	return entry && entry.id <= id && (entry.run === 0 || id < entry.id + entry.run) ? entry : null;
}

/** All tiles of lower zooms, then this zoom's along a Hilbert curve. */
export function numberTile(zoom: number, column: number, row: number): number {
	let id = (4 ** zoom - 1) / 3;
	let [x, y] = [column, row];
	for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
		const [right, low] = [x & side ? 1 : 0, y & side ? 1 : 0];
		id += side * side * ((3 * right) ^ low);
		if (low === 0) {
			if (right) [x, y] = [side - 1 - (x & (side - 1)), side - 1 - (y & (side - 1))];
			[x, y] = [y, x];
		}
	}
	return id;
}
