import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { numberTile, openTileArchive } from './pmtiles.ts';

const varint = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))]);
type Entry = { id: number; run: number; bytes: number; at: number };
const directory = (entries: Entry[]) =>
	gzipSync(
		Buffer.from([
			...varint(entries.length),
			...entries.flatMap(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
			...entries.flatMap(({ run }) => varint(run)),
			...entries.flatMap(({ bytes }) => varint(bytes)),
			...entries.flatMap(({ at }) => varint(at + 1)),
		]),
	);

/** Two tiles: one in the root directory, one in a leaf directory. */
function writeArchive(change: (header: Buffer) => void = () => {}): string {
	const [far, near] = [gzipSync('far'), gzipSync('near')];
	const leaf = directory([{ id: numberTile(14, 9626, 6763), run: 1, bytes: near.length, at: far.length }]);
	const root = directory([
		{ id: numberTile(2, 2, 1), run: 1, bytes: far.length, at: 0 },
		{ id: numberTile(14, 0, 0), run: 0, bytes: leaf.length, at: 0 },
	]);
	const header = Buffer.alloc(127);
	header.write('PMTiles', 'latin1');
	header.writeUInt8(3, 7);
	const places = [
		[127, root.length],
		[0, 0],
		[127 + root.length, leaf.length],
		[127 + root.length + leaf.length, far.length + near.length],
	];
	for (const [index, value] of places.flat().entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
	for (const [at, value] of [
		[97, 2],
		[98, 2],
		[99, 1],
		[101, 14],
	] as const)
		header.writeUInt8(value, at);
	change(header);
	const path = join(temporaryFolder(), 'egypt.pmtiles');
	writeFileSync(path, Buffer.concat([header, root, leaf, far, near]));
	return path;
}

test('numbers tiles as specified', () => {
	expect([
		numberTile(0, 0, 0),
		numberTile(1, 0, 0),
		numberTile(1, 0, 1),
		numberTile(1, 1, 1),
		numberTile(1, 1, 0),
		numberTile(2, 0, 0),
	]).toEqual([0, 1, 2, 3, 4, 5]);
	expect(numberTile(12, 3423, 1763)).toBe(19_078_479);
});

test('finds tiles in root and leaf directories', async () => {
	const { read, closest, edition, close } = await openTileArchive(writeArchive());
	expect(closest).toBe(14);
	expect(edition).toMatch(/^[\da-f]{12}$/);
	const text = async (zoom: number, x: number, y: number) => {
		const tile = await read(zoom, x, y);
		return tile && gunzipSync(tile).toString();
	};
	expect(await text(2, 2, 1)).toBe('far');
	expect(await text(14, 9626, 6763)).toBe('near');
	expect(await text(2, 0, 0)).toBeNull();
	expect(await text(14, 9627, 6763)).toBeNull();
	expect(await text(15, 2, 1)).toBeNull();
	await close();
});

test('rejects invalid archives', async () => {
	await expect(openTileArchive(writeArchive((header) => header.write('MBTiles', 'latin1')))).rejects.toThrow('not a PMTiles 3 archive');
	await expect(openTileArchive(writeArchive((header) => header.writeUInt8(4, 98)))).rejects.toThrow('not a PMTiles 3 archive');
	await expect(openTileArchive('/nowhere/egypt.pmtiles')).rejects.toThrow('ENOENT');
});
