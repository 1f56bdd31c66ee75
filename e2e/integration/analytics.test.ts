import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUmami } from '#app/analytics/test-umami.ts';
import { findChromium } from '#bin/chromium.ts';
import { browser as agent, seenOn, send } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { startSiteProcess } from '../site-process.ts';
import { cmsUrl, eventually } from '../system.ts';
import { somePhone } from '../visitor.ts';

/** Nothing is counted on localhost, so the browser resolves this name to this machine. */
const PUBLIC = 'http://pn.test';
const website = '5b0f0a5e-6f0c-4d1c-9a51-0d9a2c1f7b11';
const folder = mkdtempSync(join(tmpdir(), 'pn-analytics-'));
let umami: Awaited<ReturnType<typeof openUmami>>;
let site: Awaited<ReturnType<typeof startSiteProcess>>;
let browser: Browser;

beforeAll(async () => {
	umami = await openUmami();
	site = await startSiteProcess(folder, cmsUrl, { PUBLIC_URL: PUBLIC, ANALYTICS_URL: umami.url, ANALYTICS_WEBSITE_ID: website });
	const executablePath = findChromium();
	browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: [
			'--blink-settings=imagesEnabled=false',
			...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
			'--unsafely-treat-insecure-origin-as-secure=http://pn.test',
			`--host-resolver-rules=MAP pn.test:80 ${new URL(site.url).host}`,
		],
	});
});
afterAll(async () => {
	await browser.close();
	await site.stop();
	await umami.close();
	rmSync(folder, { recursive: true, force: true });
});

const payloads = () => umami.received.map(({ payload }) => payload);
const untilReceived = (count: number) => eventually(async () => umami.received.length >= count, `${count} events`);
const visit = (): Promise<BrowserContext> => {
	umami.received.length = 0;
	return browser.newContext({ userAgent: agent });
};
const follow = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element: HTMLElement) => element.click());

test('sends every page view with address, title, referrer and tag', async () => {
	const context = await visit();
	await context.addInitScript(() => localStorage.setItem('umami.tag', 'office'));
	const page = await context.newPage();
	await page.goto(`${PUBLIC}/about-us?utm_source=mail&name=Mona`);
	await untilReceived(1);
	await follow(page, 'a[href="/careers"]');
	await untilReceived(2);
	expect(payloads()).toEqual([
		{ url: '/about-us?utm_source=mail', title: expect.stringContaining('About us'), referrer: '', tag: 'office', website },
		{ url: '/careers', title: expect.stringContaining('Careers'), referrer: '/about-us?utm_source=mail', tag: 'office', website },
	]);
	const [first, second] = umami.received.map(({ headers }) => headers);
	expect(first).toMatchObject({ origin: PUBLIC, 'content-type': 'application/json' });
	for (const header of ['cookie', 'referer', 'x-umami-cache']) expect(first).not.toHaveProperty(header);
	expect(second?.['x-umami-cache']).toMatch(/^eyJ/);
	await context.close();
});

test('sends searches, favourites, calls, messages and comparisons as events', async () => {
	const context = await visit();
	const page = await context.newPage();
	await page.goto(`${PUBLIC}/search?type=villa&text=garden`);
	await untilReceived(2);
	await follow(page, 'button.heart');
	await untilReceived(3);
	await page.goto(`${PUBLIC}/properties/1011`);
	await untilReceived(4);
	// Prevents navigation only after the event was sent.
	await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
	await follow(page, 'a[href^="tel:"]');
	await follow(page, 'a[href^="https://wa.me/"]');
	await untilReceived(6);
	await page.goto(`${PUBLIC}/compare?ids=1011,1014`);
	await untilReceived(8);
	expect(payloads().flatMap(({ name, data }) => (name ? [{ name, data }] : []))).toEqual([
		{ name: 'search', data: { type: 'villa' } },
		{ name: 'favorite', data: { home: expect.stringMatching(/\d+/), saved: true } },
		{ name: 'call' },
		{ name: 'whatsapp' },
		{ name: 'compare', data: { homes: 2 } },
	]);
	await context.close();
});

test('sends an accepted enquiry once, without its reference', async () => {
	const context = await visit();
	const seen = await seenOn('/contact-us', site.url);
	await pauseToReadForm();
	const form = {
		seen,
		intent: 'question',
		name: 'Mona',
		phone: somePhone(),
		email: '',
		channel: 'call',
		time: 'any',
		message: 'Hello',
		consent: 'yes',
	};
	const { location } = await send('/contact-us', form, { site: site.url, headers: { origin: PUBLIC } });
	const page = await context.newPage();
	await page.goto(PUBLIC + location);
	await untilReceived(2);
	await page.reload();
	await untilReceived(3);
	await page.goto(`${PUBLIC}/blog`);
	await untilReceived(4);
	expect(payloads().map(({ url, name }) => [url, name])).toEqual([
		['/received', undefined],
		['/received', 'enquiry'],
		['/received', undefined],
		['/blog', undefined],
	]);
	expect(JSON.stringify(umami.received)).not.toContain('PN-');
	await context.close();
});

test('nothing is sent by the person who does not want it, on localhost and of pages of staff', async () => {
	const context = await visit();
	const page = await context.newPage();
	const loaded = () => page.waitForResponse(/\/assets\/.*page-view/);
	await Promise.all([loaded(), page.goto(`${PUBLIC}/admin/search`)]);
	await Promise.all([loaded(), page.goto(`${site.url}/blog`)]);
	await context.addInitScript(() => localStorage.setItem('umami.disabled', '1'));
	await page.goto(`${PUBLIC}/blog`, { waitUntil: 'networkidle' });
	// The next event is the first after opting in again.
	await context.addInitScript(() => localStorage.removeItem('umami.disabled'));
	await page.goto(`${PUBLIC}/careers`);
	await untilReceived(1);
	expect(payloads().map(({ url }) => url)).toEqual(['/careers']);
	await context.close();
});

test('a failing endpoint causes no error on the page', async () => {
	const context = await visit();
	const page = await context.newPage();
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	umami.fail(500, 'oops');
	const failed = page.waitForResponse((answer) => answer.url() === umami.url && answer.request().method() === 'POST');
	await page.goto(`${PUBLIC}/blog`);
	expect((await failed).status()).toBe(500);
	await follow(page, 'a[href="/careers"]');
	await page.waitForURL('**/careers');
	expect([errors, umami.refused]).toEqual([[], []]);
	await context.close();
});
