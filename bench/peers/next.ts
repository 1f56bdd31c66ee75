import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#bin/checks.ts';
import { waitUntilAnswering } from '#bin/directus.ts';
import { Processes } from '#bin/processes.ts';
import { installPeer } from '../install-peer.ts';
import type { PlainCard } from './plain-card.ts';

const START_MS = 60_000;
const NAME = 'Next.js';

/** A page of cards in Next.js with its cache on. */
export async function startNextPeer(folder: string, cards: PlainCard[]): Promise<{ url: string; stop: () => Promise<void> }> {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'cards.json'), JSON.stringify(cards));
	const { env, run, path } = await installPeer('peers/next', folder);
	const next = path('next/dist/bin/next');
	await run([next, 'build']);
	const processes = new Processes((name, how) => console.log(`${name} stopped by itself (${how}).`));
	const port = await freePort();
	try {
		processes.start({ name: NAME, args: [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], env, cwd: folder });
		const url = `http://127.0.0.1:${port}`;
		await waitUntilAnswering(`${url}/search`, START_MS, processes, NAME);
		return { url, stop: () => processes.stopAll() };
	} catch (error) {
		await processes.stopAll();
		throw error;
	}
}
