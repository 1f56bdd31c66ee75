import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type FileFolder = ReturnType<typeof openFiles>;

/** Files by name; each is written completely or not at all. */
export function openFiles(folder: string) {
	const buildPath = (id: string) => join(folder, id);
	return {
		async write(id: string, bytes: Uint8Array): Promise<void> {
			await mkdir(folder, { recursive: true });
			const unfinished = `${buildPath(id)}.new`;
			try {
				const handle = await open(unfinished, 'wx', 0o600);
				try {
					await handle.writeFile(bytes);
					await handle.sync();
				} finally {
					await handle.close();
				}
				await rename(unfinished, buildPath(id));
				await syncFolder(folder);
			} catch (error) {
				await rm(unfinished, { force: true }).catch(() => {});
				throw error;
			}
		},
		read: (id: string): Promise<Uint8Array> => readFile(buildPath(id)),
		remove: (id: string): Promise<void> => rm(buildPath(id), { force: true }),
		/** Removes files left by a process that died between writing a file and its row. */
		async removeOrphans(isKnown: (id: string) => Promise<boolean>, olderThan: number): Promise<number> {
			let removed = 0;
			for (const name of await readdir(folder).catch(() => [])) {
				const age = await stat(buildPath(name)).catch(() => null);
				if (!age || age.mtimeMs > olderThan || (await isKnown(name))) continue;
				await rm(buildPath(name), { force: true });
				removed++;
			}
			return removed;
		},
	};
}

/** A new file survives a power failure only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
