import { statfs } from 'node:fs/promises';

export type Disk = { freeBytes: number; freeRatio: number };

/** What this user may still write where the data folder is. */
export async function readDisk(folder: string): Promise<Disk> {
	const { bavail, blocks, bsize } = await statfs(folder);
	return { freeBytes: bavail * bsize, freeRatio: blocks ? bavail / blocks : 1 };
}
