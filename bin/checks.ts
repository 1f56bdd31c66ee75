import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { Failure } from './failure.ts';

const NEEDED_MB = 300;

export async function checkPort(port: number, host: string, name: string): Promise<void> {
	const server = createServer();
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			if (error.code === 'EADDRINUSE')
				reject(new Failure(`Port ${port} is taken by another program: stop it, or choose another with ${name}=${port + 1}.`));
			else if (error.code === 'EACCES') reject(new Failure(`Port ${port} may not be opened by this user: choose another with ${name}=….`));
			else reject(error);
		});
		server.listen(port, host, () => server.close(() => resolve()));
	});
}

export function checkDisk(folder: string): void {
	let existing = folder;
	while (!existsSync(existing)) existing = dirname(existing);
	const { bavail, bsize } = statfsSync(existing);
	const free = Math.floor((bavail * bsize) / 1_000_000);
	if (free < NEEDED_MB)
		throw new Failure(`There is too little space on the disk for ${folder}: ${NEEDED_MB} MB are needed, ${free} MB are free.`);
}

/** Linux and macOS use ports from here on for outgoing connections, so a free one may be taken a moment later. */
const EPHEMERAL = 32_768;
const LEAST = 10_000;

/** A port that nobody listens on and that is outside the ephemeral range. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = LEAST + Math.floor(Math.random() * (EPHEMERAL - LEAST));
		const server = createServer();
		const isFree = await new Promise<boolean>((resolve) => {
			server.once('error', () => resolve(false));
			server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
		});
		if (isFree) return port;
	}
}
