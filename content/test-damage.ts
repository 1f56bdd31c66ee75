import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';

export const damages = {
	'cut in half': (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
	emptied: (file: string) => truncateSync(file, 0),
	'without its header': (file: string) => overwrite(file, Buffer.alloc(100), 0),
	'with random bytes in the middle': (file: string) => {
		const middle = Math.floor(readFileSync(file).length / 4);
		overwrite(file, randomBytes(middle * 2), middle);
	},
	'replaced by a folder': (file: string) => {
		rmSync(file, { recursive: true });
		mkdirSync(file);
	},
	removed: (file: string) => rmSync(file),
	'closed to everybody': (file: string) => chmodSync(file, 0o000),
} satisfies Record<string, (file: string) => void>;

function overwrite(file: string, bytes: Buffer, at: number): void {
	const handle = openSync(file, 'r+');
	writeSync(handle, bytes, 0, bytes.length, at);
	closeSync(handle);
}
