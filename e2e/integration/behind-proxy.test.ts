import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../form.ts';
import { startSiteProcess } from '../site-process.ts';
import { cmsUrl } from '../system.ts';

/** Behind a proxy that ends TLS. */
const PUBLIC = 'https://pn.example';
const folder = mkdtempSync(join(tmpdir(), 'pn-proxy-'));
let site: Awaited<ReturnType<typeof startSiteProcess>>;

beforeAll(async () => {
	site = await startSiteProcess(folder, cmsUrl, { PUBLIC_URL: PUBLIC });
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

test('accepts a form from the public address', async () => {
	const answer = await send('/contact-us', { name: '' }, { site: site.url, headers: { origin: PUBLIC } });
	expect(answer.status).toBe(422);
	expect(answer.errors).toHaveProperty('name');
});

test('rejects a form, or a step of one, from elsewhere', async () => {
	for (const path of ['/contact-us', '/forms/list-property.json']) {
		const answer = await send(path, { name: '' }, { site: site.url, headers: { origin: 'https://elsewhere.example' } });
		expect(answer.status, path).toBe(403);
	}
	const step = await send('/forms/list-property.json', { go: 'next' }, { site: site.url, headers: { origin: PUBLIC } });
	expect(step.status).toBe(200);
});

test('links use the public address', async () => {
	expect(await (await fetch(`${site.url}/contact-us`)).text()).toContain(`<link rel="canonical" href="${PUBLIC}/contact-us"`);
});
