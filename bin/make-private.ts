import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names of what an installation stores in its data folder; other files are not touched. */
const ours = /^(directus|outbox|images|share-images|sites|.+\.(db|db-wal|db-shm|log|json|key))$/;

/**
 * Only the user of the installation may read the data folder. The umask covers new files; files of earlier versions are closed here once,
 * and closed folders are skipped. Returns what could not be closed.
 */
export function makePrivate(dataDir: string): string | null {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	if (!isOpen(statSync(dataDir).mode)) return null;
	try {
		for (const name of readdirSync(dataDir)) if (ours.test(name)) closeTree(join(dataDir, name));
		chmodSync(dataDir, 0o700);
		return null;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
		return `Others on this machine can look into ${dataDir}: it holds files of another user, which cannot be closed.`;
	}
}

const isOpen = (mode: number) => (mode & 0o077) !== 0;

/** Does not follow links. Closes a folder last, so that an interrupted pass is repeated. */
function closeTree(path: string): void {
	const entry = lstatSync(path);
	if (entry.isSymbolicLink() || !isOpen(entry.mode)) return;
	if (entry.isDirectory()) for (const name of readdirSync(path)) closeTree(join(path, name));
	chmodSync(path, entry.mode & 0o700);
}
