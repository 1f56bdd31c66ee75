import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { dataDir } from '../system.ts';

const earlier = pathToFileURL(`${dataDir}/earlier-build/assets/`);

test('after a newer build, a script that is gone leads to the address that was clicked, once @desktop', async ({ page }) => {
	await page.route(/\/builds\/latest\.json\?\d+$/, (route) => route.fulfill({ json: { id: 'newer' } }));
	const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
	await page.goto('/about-us');
	await asked;
	// When the second answer is read, the page has processed the first.
	await page.evaluate(() => fetch('/builds/latest.json?1').then((answer) => answer.json()));
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.route(/\/assets\/careers-.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
	await page
		.locator('a[href="/careers"]')
		.first()
		.evaluate((link: HTMLElement) => link.click());
	await expect(page).toHaveURL(/\/careers$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
	const marker = JSON.parse((await page.evaluate(() => sessionStorage.getItem('pn-reload'))) ?? 'null');
	expect(marker.address).toMatch(/\/careers$/);
	expect(marker.until - Date.now()).toBeLessThanOrEqual(10_000);
});

test('scripts of the build before are served @desktop', async ({ request }) => {
	const file = new URL('of-an-earlier-build.js', earlier);
	mkdirSync(earlier, { recursive: true });
	writeFileSync(file, 'export {};');
	try {
		const answer = await request.get('/assets/of-an-earlier-build.js');
		expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
	} finally {
		rmSync(file);
	}
	expect((await request.get('/assets/of-an-earlier-build.js')).status()).toBe(404);
});
