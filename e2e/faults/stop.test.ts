import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startSiteProcess } from '../site-process.ts';
import { visitUntilTheEnd } from '../visit-until-the-end.ts';

const CONNECTIONS = 24;
const scratch = mkdtempSync(join(tmpdir(), 'pn-stop-'));
/** A Directus that accepts connections and never answers. */
const silent = createServer(() => {});
afterAll(() => {
	silent.close();
	rmSync(scratch, { recursive: true, force: true });
});

test('stopping under load resets no request, and ends although Directus hangs', async () => {
	await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
	const address = silent.address();
	const site = await startSiteProcess(join(scratch, 'data'), `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
	let served = 0;
	const visits = Array.from({ length: CONNECTIONS }, () =>
		visitUntilTheEnd(site.url, ['/search', '/properties/1011', '/healthz', '/ar'], () => served++),
	);
	await expect.poll(() => served).toBe(CONNECTIONS);
	const since = Date.now();
	await site.stop();
	const milliseconds = Date.now() - since;
	expect(await Promise.all(visits)).toEqual(Array(CONNECTIONS).fill('told that it was the last'));
	// It is killed after fifteen seconds.
	expect(milliseconds).toBeLessThan(15_000);
});
