import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { openDiskCache } from './disk-cache.ts';
import { listeningLogger } from './test-images.ts';

const bytes = (text: string, size = 100) => Buffer.alloc(size, text[0]);
const open = (folder: string, maxBytes = 300) => openDiskCache(folder, maxBytes, listeningLogger().logger);
const keys = ['a.webp', 'b.webp', 'c.webp', 'd.webp'];
const held = async (cache: ReturnType<typeof open>) => {
	const found = [];
	for (const key of keys) if (await cache.findHash(key)) found.push(key);
	return found;
};

test('evicts the least recently used above the limit', async () => {
	const folder = temporaryFolder();
	const cache = open(folder);
	for (const key of ['a.webp', 'b.webp', 'c.webp']) await cache.write(key, bytes(key));
	await cache.read('a.webp');
	await cache.write('d.webp', bytes('d'));
	await cache.close();
	expect(await held(cache)).toEqual(['a.webp', 'c.webp', 'd.webp']);
	expect((await readdir(folder)).map((file) => file[0]).toSorted()).toEqual(['a', 'c', 'd']);
});

test('returns but does not store what exceeds the whole cache', async () => {
	const folder = temporaryFolder();
	const cache = open(folder);
	await cache.write('a.webp', bytes('a'));
	expect((await cache.write('b.webp', bytes('b', 301))).bytes).toHaveLength(301);
	await cache.close();
	expect(await readdir(folder)).toHaveLength(1);
	expect(await held(cache)).toEqual(['a.webp']);
});

test('keeps order and size across restarts', async () => {
	const folder = temporaryFolder();
	const before = open(folder);
	for (const key of ['a.webp', 'b.webp', 'c.webp']) await before.write(key, bytes(key));
	await before.close();
	const ages: Record<string, number> = { a: 2000, b: 1000, c: 3000 };
	for (const file of await readdir(folder)) {
		const seconds = ages[file[0] ?? ''] ?? 0;
		await utimes(join(folder, file), seconds, seconds);
	}
	const between = open(folder);
	expect((await between.read('b.webp'))?.bytes).toEqual(bytes('b'));
	await between.close();
	const after = open(folder);
	await after.write('d.webp', bytes('d'));
	expect(await held(after)).toEqual(['b.webp', 'c.webp', 'd.webp']);
});

test('applies a smaller limit at start', async () => {
	const folder = temporaryFolder();
	const before = open(folder);
	for (const key of ['a.webp', 'b.webp', 'c.webp']) await before.write(key, bytes(key));
	await before.close();
	const after = open(folder, 150);
	await after.close();
	expect(await readdir(folder)).toHaveLength(1);
});

test('a damaged or missing file is a miss and can be written again', async () => {
	const folder = temporaryFolder();
	const before = open(folder);
	for (const key of ['a.webp', 'b.webp']) await before.write(key, bytes(key));
	await before.close();
	const [damaged = '', taken = ''] = (await readdir(folder)).toSorted();
	await writeFile(join(folder, damaged), bytes('x'));
	await rm(join(folder, taken));
	const after = open(folder);
	const listed = await after.findHash('a.webp');
	expect(listed).not.toBeNull();
	expect([await after.read('a.webp'), await after.read('b.webp')]).toEqual([null, null]);
	await after.write('a.webp', bytes('a'));
	await after.close();
	expect((await after.read('a.webp'))?.bytes).toEqual(bytes('a'));
	expect(await readFile(join(folder, damaged))).toEqual(bytes('a'));
});

test('rewriting a key leaves one file, dropping leaves none', async () => {
	const folder = temporaryFolder();
	const cache = open(folder);
	await cache.write('a.webp', bytes('1'));
	await cache.write('a.webp', bytes('2'));
	await cache.close();
	expect(await readdir(folder)).toHaveLength(1);
	expect((await cache.read('a.webp'))?.bytes).toEqual(bytes('2'));
	cache.drop('a.webp');
	await cache.close();
	expect(await readdir(folder)).toEqual([]);
});

test('removes temporary files of dead processes only', async () => {
	const folder = temporaryFolder();
	await writeFile(join(folder, 'old.tmp'), 'x');
	await utimes(join(folder, 'old.tmp'), 1000, 1000);
	await writeFile(join(folder, 'new.tmp'), 'x');
	await writeFile(join(folder, 'README.txt'), 'x');
	await open(folder).close();
	expect((await readdir(folder)).toSorted()).toEqual(['README.txt', 'new.tmp']);
});

test('an unusable folder costs speed, not answers', async () => {
	const folder = temporaryFolder();
	await writeFile(join(folder, 'file'), 'x');
	const log = listeningLogger();
	const cache = openDiskCache(join(folder, 'file'), 300, log.logger);
	expect((await cache.write('a.webp', bytes('a'))).bytes).toEqual(bytes('a'));
	expect(await cache.read('a.webp')).toBeNull();
	expect(log.lines.map(({ level }) => level)).toEqual(['error', 'warn']);
});
