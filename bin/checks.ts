import { existsSync, statfsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';
import { localHost } from './addresses.ts';
import { Failure } from './failure.ts';

const NEEDED_MB = 300;

/** Below, most systems let only root listen. */
const UNPRIVILEGED = 1024;
const ANSWERS_MS = 2000;

/** Asks whether anyone listens. To listen here for a moment would take in a visitor who comes just then, and wait for them. */
export async function checkPort(port: number, host: string, name: string): Promise<void> {
	if (await isListening(port, host))
		throw new Failure(`Port ${port} is taken by another program: stop it, or choose another with ${name}=${port + 1}.`);
	if (port < UNPRIVILEGED && !(await mayListen(port, host)))
		throw new Failure(`Port ${port} may not be opened by this user: choose another with ${name}=….`);
}

function isListening(port: number, host: string): Promise<boolean> {
	const socket = connect({ port, host: localHost(host), timeout: ANSWERS_MS });
	return new Promise<boolean>((resolve) => {
		socket.once('connect', () => resolve(true));
		// So many wait there that nobody is let in any more.
		socket.once('timeout', () => resolve(true));
		socket.once('error', () => resolve(false));
	}).finally(() => socket.destroy());
}

function mayListen(port: number, host: string): Promise<boolean> {
	const server = createServer((socket) => socket.destroy());
	return new Promise<boolean>((resolve) => {
		server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EACCES'));
		server.listen(port, host, () => server.close(() => resolve(true)));
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
