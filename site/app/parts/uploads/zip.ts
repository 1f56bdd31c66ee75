import { inflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; unpacked: number; packed: number; at: number; method: number };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const COMMENT_MOST = 65_535;
const ENTRIES_MOST = 1000;
const IS_ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** Lists entries without unpacking. Null when it is no archive or not a plain one: encrypted, split, or with data before or after it. */
export function zipEntries(file: Buffer): ZipEntry[] | null {
	const end = findEnd(file);
	if (end === null || file.length < LOCAL_BYTES || file.readUInt32LE(0) !== LOCAL) return null;
	const count = file.readUInt16LE(end + 10);
	const start = file.readUInt32LE(end + 16);
	if (count > ENTRIES_MOST || start + file.readUInt32LE(end + 12) !== end) return null;
	const entries = new Map<string, ZipEntry>();
	let at = start;
	for (let number = 0; number < count; number++) {
		if (at + CENTRAL_BYTES > end || file.readUInt32LE(at) !== CENTRAL || file.readUInt16LE(at + 8) & IS_ENCRYPTED) return null;
		const nameBytes = file.readUInt16LE(at + 28);
		const name = file.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
		entries.set(name, {
			name,
			method: file.readUInt16LE(at + 10),
			packed: file.readUInt32LE(at + 20),
			unpacked: file.readUInt32LE(at + 24),
			at: file.readUInt32LE(at + 42),
		});
		at += CENTRAL_BYTES + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
	}
	return at === end && entries.size === count ? [...entries.values()] : null;
}

/** The position of the end-of-archive record, which makes a file an archive whatever it begins with. */
export function findEnd(file: Buffer): number | null {
	for (let at = file.length - END_BYTES; at >= 0 && at >= file.length - END_BYTES - COMMENT_MOST; at--)
		if (file.readUInt32LE(at) === END) return at + END_BYTES + file.readUInt16LE(at + 20) === file.length ? at : null;
	return null;
}

/** The text of one entry; null when it is longer than `most`. */
export const zipText = (file: Buffer, entry: ZipEntry, most: number): string | null =>
	entry.unpacked > most ? null : (unpack(file, entry, most)?.toString() ?? null);

/** Whether it unpacks to its declared size, so that the declaration can be trusted. */
export const hasDeclaredSize = (file: Buffer, entry: ZipEntry): boolean =>
	unpack(file, entry, Math.max(1, entry.unpacked))?.length === entry.unpacked;

function unpack(file: Buffer, { at, method, packed }: ZipEntry, most: number): Buffer | null {
	if (at + LOCAL_BYTES > file.length || file.readUInt32LE(at) !== LOCAL) return null;
	const start = at + LOCAL_BYTES + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
	const content = file.subarray(start, start + packed);
	if (method === STORED) return content;
	if (method !== DEFLATED) return null;
	try {
		return inflateRawSync(content, { maxOutputLength: most });
	} catch {
		return null;
	}
}
