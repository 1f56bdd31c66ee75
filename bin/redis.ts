import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './checks.ts';
import { Failure } from './failure.ts';
import type { Processes } from './processes.ts';
import { needProgram, startProgram } from './programs.ts';

const START_MS = 30_000;

/** A Redis without persistence. Returns its address. */
export async function startRedis(processes: Processes, parent: string): Promise<string> {
	const program = needProgram('redis-server', 'redis-server', 'what several Directus tell each other by');
	const folder = join(parent, 'redis');
	const password = randomBytes(24).toString('base64url');
	const port = await freePort();
	const file = join(folder, 'redis.conf');
	mkdirSync(folder, { mode: 0o700 });
	writeFileSync(file, ['bind 127.0.0.1', `port ${port}`, `requirepass ${password}`, `dir ${folder}`, 'save ""', ''].join('\n'), {
		mode: 0o600,
	});
	startProgram(processes, 'Redis', { program, args: [file], folder, account: null, stopSignal: 'SIGTERM', isTemporary: false });
	await untilListening(port);
	return `redis://:${password}@127.0.0.1:${port}`;
}

async function untilListening(port: number): Promise<void> {
	for (const since = Date.now(); Date.now() - since < START_MS; ) {
		const isListening = await new Promise<boolean>((resolve) => {
			const socket = connect(port, '127.0.0.1', () => resolve(true));
			socket.on('error', () => resolve(false));
			socket.on('close', () => resolve(false));
			socket.unref();
			socket.once('connect', () => socket.destroy());
		});
		if (isListening) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Failure(`Redis did not start within ${START_MS / 1000} s.`);
}
