import { expect, type Page, test } from '@playwright/test';
import { languageShare } from '../thorough.ts';

test.use({ serviceWorkers: 'allow' });

const keptPages = (page: Page) =>
	page.evaluate(async () => {
		const found: string[] = [];
		for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
		return found;
	});

for (const { prefix, offline, again, copy } of languageShare(
	[
		{ prefix: '/en', offline: 'You’re offline', again: 'Try again', copy: /^You’re offline\. This page is from/ },
		{ prefix: '/ar', offline: 'لا يوجد اتصال بالإنترنت', again: 'حاول مرة أخرى', copy: /^لا يوجد اتصال بالإنترنت\. هذه نسخة/ },
	],
	'ar',
))
	test(`offline, homes that were looked at or saved are read, and other pages say so: ${prefix} @pictures @phone`, async ({
		page,
		context,
	}) => {
		await page.goto(`${prefix}/search`);
		const heart = page.locator('article .heart').first();
		await heart.click();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
		await page.goto(`${prefix}/properties/1011`);
		const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
		await expect.poll(async () => (await keptPages(page)).filter((path) => path.startsWith(`${prefix}/properties/`)).length).toBe(2);
		const cached = await keptPages(page);
		expect(cached.filter((path) => /\/(admin|received|alerts|favorites|search)|\.(js|data|json)$/.test(path))).toEqual([]);

		await context.setOffline(true);
		await page
			.locator(`a[href$="/blog"]`)
			.first()
			.evaluate((link: HTMLElement) => link.click());
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline);
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('dir', prefix === '/ar' ? 'rtl' : 'ltr');
		await expect(page.getByRole('link', { name: again })).toBeVisible();
		await expect(page.locator('main li')).toHaveCount(2);
		await page.locator('main li a[href*="/properties/1011"]').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		await expect(page.getByText(copy)).toBeVisible();
		await expect
			.poll(() =>
				page
					.locator('main img')
					.first()
					.evaluate((photo: HTMLImageElement) => photo.naturalWidth),
			)
			.toBeGreaterThan(0);
		await expect(page.locator('main form:visible')).toHaveCount(0);

		await context.setOffline(false);
		await expect(page.getByText(copy)).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	});

for (const path of languageShare(['/en', '/ar'], 'en'))
	test(`Chromium would install it: ${path} @desktop`, async ({ playwright, launchOptions, baseURL }) => {
		// Playwright's other contexts are incognito, where no service worker is installed.
		const context = await playwright.chromium.launchPersistentContext('', launchOptions);
		const page = await context.newPage();
		await page.goto(baseURL + path);
		await page.evaluate(() => navigator.serviceWorker.ready);
		const chromium = await context.newCDPSession(page);
		const { errors, url, data } = await chromium.send('Page.getAppManifest');
		expect(errors).toEqual([]);
		expect(new URL(url).pathname).toBe(path === '/ar' ? '/ar/site.webmanifest' : '/site.webmanifest');
		expect(JSON.parse(data ?? '')).toMatchObject({ id: '/', display: 'standalone', lang: path === '/ar' ? 'ar-EG' : 'en-US' });
		expect((await chromium.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
		await context.close();
	});
