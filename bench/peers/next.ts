import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '#bin/checks.ts';
import { untilAnswers } from '#bin/directus.ts';
import { baseEnvironment, Processes } from '#bin/processes.ts';
import type { PlainCard } from './plain-card.ts';

const source = fileURLToPath(new URL('./next', import.meta.url));
const START_MS = 60_000;
const NAME = 'Next.js';

/** A page of cards in Next.js with its cache on, installed and built in a folder of its own: nothing else here needs it. */
export async function startNextPeer(folder: string, cards: PlainCard[]): Promise<{ url: string; stop: () => Promise<void> }> {
	const processes = new Processes((name, how) => console.log(`${name} stopped by itself (${how}).`));
	const env = { ...baseEnvironment(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
	const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
	const port = await freePort();
	cpSync(source, folder, { recursive: true });
	writeFileSync(join(folder, 'cards.json'), JSON.stringify(cards));
	// Without the channel to its parent that our own processes have: Next.js takes itself for one of its workers then, and builds nothing.
	const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { env, cwd: folder });
	try {
		await run(process.env['npm_execpath'] ?? '', 'install', '--no-audit', '--no-fund');
		await run(next, 'build');
		processes.start({ name: NAME, args: [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], env, cwd: folder });
		const url = `http://127.0.0.1:${port}`;
		await untilAnswers(`${url}/search`, START_MS, processes, NAME);
		return { url, stop: () => processes.stopAll() };
	} catch (error) {
		await processes.stopAll();
		throw error;
	}
}
