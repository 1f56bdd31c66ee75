import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type CacheFile = { key: string; file: string; hash: string; size: number; used: number };

const NAME = /^(.+)\.([0-9a-f]{16})\.(webp|avif|jpg|original)$/;
const TEMPORARY = '.tmp';
const ABANDONED_AFTER = 3_600_000;

export const contentHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** With the hash in the name, the ETag is known and the bytes can be verified without an index. */
export const fileName = (key: string, hash: string): string => key.replace(/\.(\w+)$/, `.${hash}.$1`);

/** Files of the folder, least recently used first. Removes temporary files of crashed processes. */
export async function listCacheFiles(directory: string): Promise<CacheFile[]> {
	await mkdir(directory, { recursive: true });
	const found = await Promise.all((await readdir(directory)).map((file) => inspect(directory, file)));
	return found.filter((one) => one !== null).toSorted((a, b) => a.used - b.used);
}

async function inspect(directory: string, file: string): Promise<CacheFile | null> {
	const [, stem, hash, extension] = NAME.exec(file) ?? [];
	if (!hash && !file.endsWith(TEMPORARY)) return null;
	const stats = await stat(join(directory, file)).catch(() => null);
	if (!stats?.isFile()) return null;
	if (hash) return { key: `${stem}.${extension}`, file, hash, size: stats.size, used: stats.mtimeMs };
	if (Date.now() - stats.mtimeMs > ABANDONED_AFTER) await rm(join(directory, file), { force: true });
	return null;
}

/** Writes under a temporary name first, so that a file is never incomplete. `publish` renames it. */
export async function writeAside(directory: string, bytes: Buffer): Promise<{ publish(file: string): Promise<void> }> {
	const aside = join(directory, `${randomUUID()}${TEMPORARY}`);
	const discard = async (error: unknown) => {
		await rm(aside, { force: true });
		throw error;
	};
	await mkdir(directory, { recursive: true });
	await writeFile(aside, bytes).catch(discard);
	return { publish: (file) => rename(aside, join(directory, file)).catch(discard) };
}
