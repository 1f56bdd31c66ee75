import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What an installation keeps in its data folder. Nothing else that lies there is touched. */
const ours = /^(directus|outbox|images|share-images|sites|.+\.(db|db-wal|db-shm|log|json|key))$/;

/**
 * The data folder is for the user of the installation alone. What is made in it from now on is so by the umask of our processes;
 * what earlier versions made is closed here, once: a folder that is closed already is not looked into. Says what cannot be closed.
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

/** Does not follow links. A folder is closed last, so that an interrupted pass begins again. */
function closeTree(path: string): void {
	const entry = lstatSync(path);
	if (entry.isSymbolicLink() || !isOpen(entry.mode)) return;
	if (entry.isDirectory()) for (const name of readdirSync(path)) closeTree(join(path, name));
	chmodSync(path, entry.mode & 0o700);
}
