import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startSiteProcess } from '../site-process.ts';

const CONNECTIONS = 24;
const scratch = mkdtempSync(join(tmpdir(), 'pn-stop-'));
/** A Directus that takes connections and says nothing. */
const silent = createServer(() => {});
afterAll(() => {
	silent.close();
	rmSync(scratch, { recursive: true, force: true });
});

type End = 'told that it was the last' | 'reset' | 'refused';

/** One visitor who asks for page after page over one connection until it ends. */
async function visit(url: string, paths: string[], onAnswer: () => void): Promise<End> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	for (let answers = 0; ; answers++) {
		const path = paths[answers % paths.length] ?? '/';
		try {
			const response = await new Promise<IncomingMessage>((resolve, reject) =>
				get(`${url}${path}`, { agent }, resolve).on('error', reject),
			);
			for await (const _ of response);
			if (answers === 0) onAnswer();
			if (response.headers.connection === 'close') return 'told that it was the last';
		} catch (error) {
			return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'reset';
		}
	}
}

test('a site that is told to stop under load resets no request, and ends although Directus hangs', async () => {
	await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
	const address = silent.address();
	const site = await startSiteProcess(join(scratch, 'data'), `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
	let served = 0;
	const visits = Array.from({ length: CONNECTIONS }, () =>
		visit(site.url, ['/search', '/properties/1011', '/healthz', '/ar'], () => served++),
	);
	await vi.waitFor(() => expect(served).toBe(CONNECTIONS), { timeout: 120_000, interval: 50 });
	const since = Date.now();
	await site.stop();
	const milliseconds = Date.now() - since;
	expect(await Promise.all(visits)).toEqual(Array(CONNECTIONS).fill('told that it was the last'));
	// It has fifteen seconds before it is killed.
	expect(milliseconds).toBeLessThan(15_000);
});
