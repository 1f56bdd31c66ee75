import { statfs } from 'node:fs/promises';

export type Disk = { freeBytes: number; freeRatio: number };

/** Free space for this user on the disk of the data folder. */
export async function readDisk(folder: string): Promise<Disk> {
	const { bavail, blocks, bsize } = await statfs(folder);
	return { freeBytes: bavail * bsize, freeRatio: blocks ? bavail / blocks : 1 };
}
