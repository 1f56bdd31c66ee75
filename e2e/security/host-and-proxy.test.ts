import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenOn } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { ask } from '../raw-request.ts';
import { startSiteProcess } from '../site-process.ts';
import { admin, cmsUrl, eventually } from '../system.ts';
import { someAddress, somePhone } from '../visitor.ts';

const EVIL = 'evil.example';
const folder = mkdtempSync(join(tmpdir(), 'pn-host-'));
let site: Awaited<ReturnType<typeof startSiteProcess>>;
let own: string;

/** Trusts proxies elsewhere only, so requests of this test come from none. */
beforeAll(async () => {
	site = await startSiteProcess(folder, cmsUrl, { TRUSTED_PROXIES: '10.0.0.0/8' });
	own = `http://localhost:${new URL(site.url).port}`;
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

const warnings = async (): Promise<string[]> => (await (await fetch(`${site.url}/readyz`)).json()).warnings;

async function enquiry(headers: Record<string, string>, seen: string) {
	const body = new URLSearchParams({
		seen,
		intent: 'question',
		name: 'Mona',
		phone: somePhone(),
		channel: 'call',
		time: 'any',
		consent: 'yes',
	});
	return ask(site.url, {
		method: 'POST',
		path: '/contact-us?about=property-1011',
		headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
		body: body.toString(),
	});
}

describe('a host that is not ours', () => {
	const pages = ['/', '/ar/blog', '/robots.txt', '/sitemap.xml', '/sitemaps/post.xml', '/blog/feed.xml', '/search/feed.xml?purpose=sale'];
	const liars: [string, (path: string) => { path: string; headers: Record<string, string> }][] = [
		['in the Host header', (path) => ({ path, headers: { host: EVIL } })],
		['in the Host header with our port', (path) => ({ path, headers: { host: `${EVIL}:${new URL(site.url).port}` } })],
		['in the target', (path) => ({ path: `http://${EVIL}${path}`, headers: {} })],
		[
			'said to be forwarded',
			(path) => ({ path, headers: { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', forwarded: `host=${EVIL}` } }),
		],
	];

	test.each(liars)('%s reaches no link', async (_, lie) => {
		for (const path of pages) {
			const answer = await ask(site.url, lie(path));
			expect(answer.status, path).toBe(200);
			expect(answer.text, path).not.toContain(EVIL);
			expect(answer.text, path).toMatch(/http:\/\/(?:localhost|127\.0\.0\.1):/);
		}
	});

	test('does not keep probes from asking by whatever name', async () => {
		for (const path of ['/healthz', '/readyz']) expect((await ask(site.url, { path, headers: { host: '10.1.2.3' } })).status).toBe(200);
	});

	test('reaches no enquiry', async () => {
		const seen = await seenOn('/contact-us?about=property-1011', site.url);
		await pauseToReadForm();
		const { status, headers } = await enquiry({ host: EVIL }, seen);
		expect(status).toBe(303);
		const reference = /received\/([\w-]+)$/.exec(String(headers['location']))?.[1];
		const [row] = await eventually(
			() =>
				admin
					.get<{ page_url: string }[]>(`/items/enquiry?filter[reference][_eq]=${reference}&fields=page_url`)
					.then((rows) => rows.length > 0 && rows),
			'the enquiry in Directus',
		);
		expect(row?.page_url).toBe(`${own}/contact-us`);
	});
});

describe('a proxy that nobody declared', () => {
	test('is said in /readyz, once', async () => {
		for (let count = 0; count < 2; count++) await ask(site.url, { path: '/healthz', headers: { 'x-forwarded-for': someAddress() } });
		expect((await warnings()).filter((warning) => warning.includes('TRUSTED_PROXIES'))).toHaveLength(1);
	});

	test('does not lift the limits of anyone who pretends to be one', async () => {
		const seen = await seenOn('/contact-us?about=property-1011', site.url);
		await pauseToReadForm();
		const statuses: number[] = [];
		for (let count = 0; count < 45; count++) statuses.push((await enquiry({ 'x-forwarded-for': someAddress() }, seen)).status);
		expect(statuses.at(0)).toBe(303);
		expect(statuses.at(-1)).toBe(429);
	});
});

test('an installation that is open to others without a public address says so', async () => {
	expect((await warnings()).filter((warning) => warning.includes('PUBLIC_URL'))).toHaveLength(1);
});
