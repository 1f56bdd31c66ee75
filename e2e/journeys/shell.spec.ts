import { expect, type Route, test } from '@playwright/test';
import type { LayoutShift } from '../layout-shift.ts';
import { hydrated, openPage } from '../open-page.ts';

test('the language switch keeps page and query, and is remembered', async ({ page, context }) => {
	await openPage(page, '/search?page=2');
	await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
	await expect(page).toHaveURL(/\/ar\/search\?page=2$/);
	await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
	// A prefetched page sets the language cookie itself.
	const cookie = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
	await expect.poll(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' });
	await openPage(page, '/blog');
	await expect(page).toHaveURL(/\/ar\/blog$/);
	await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
	await expect(page).toHaveURL(/\/en\/blog$/);
	await expect.poll(cookie).toMatchObject({ value: 'en' });
	await openPage(page, '/blog');
	await expect(page).toHaveURL(/[^r]\/blog$/);
});

test('the language switch keeps the place on the page', async ({ page }) => {
	await openPage(page, '/about-us#team');
	await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
	await expect(page).toHaveURL(/\/ar\/about-us#team$/);
	await expect(page.locator('#team')).toBeInViewport();
});

test('the page in the other language is loaded when somebody points at the switch, and remembered only when it is opened @desktop', async ({
	page,
	context,
}) => {
	const remembered = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value;
	await openPage(page, '/en/blog');
	// Repeats the movement, because the listener may not be attached yet.
	await expect(async () => {
		await page.mouse.move(10 + Math.random() * 20, 10);
		await expect(page.locator('script[type=speculationrules]')).toBeAttached({ timeout: 500 });
	}).toPass();
	const chromium = await context.newCDPSession(page);
	const loaded = new Promise<string>((resolve) =>
		chromium.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => status === 'Ready' && resolve(new URL(prefetchUrl).pathname)),
	);
	await chromium.send('Preload.enable');
	await page.getByRole('banner').getByRole('link', { name: 'العربية' }).hover();
	expect(await loaded).toBe('/ar/blog');
	expect(await remembered()).toBe('en');
	await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
	await expect.poll(remembered).toBe('ar');
});

test('header and footer lead to their pages without reloading the document @desktop', async ({ page }) => {
	await openPage(page, '/');
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
	await page.getByRole('contentinfo').getByRole('link', { name: 'Our team' }).click();
	await expect(page).toHaveURL(/\/about-us#team$/);
	await expect(page.locator('#team')).toBeInViewport();
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the mobile menu covers the screen, holds the focus and closes with the way taken @phone', async ({ page }) => {
	await openPage(page, '/ar');
	await page.getByRole('button', { name: 'القائمة' }).click();
	const menu = page.getByRole('dialog', { name: 'القائمة' });
	await expect(menu).toBeVisible();
	expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
	await page.getByRole('button', { name: 'القائمة' }).click();
	await menu.getByRole('link', { name: 'المدونة' }).click();
	await expect(page).toHaveURL(/\/ar\/blog$/);
	await expect(menu).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('المدونة');
});

test('a menu opened before the page is hydrated stays open @phone', async ({ page }) => {
	const hydration = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js$/, async (route) => {
		await hydration.promise;
		await route.continue();
	});
	await page.goto('/ar', { waitUntil: 'commit' });
	await page.getByRole('button', { name: 'القائمة' }).click();
	const menu = page.getByRole('dialog', { name: 'القائمة' });
	await expect(menu).toBeVisible();
	hydration.resolve();
	await page.waitForLoadState('networkidle');
	await expect(menu).toBeVisible();
	await menu.getByRole('link', { name: 'المدونة' }).click();
	await expect(page).toHaveURL(/\/ar\/blog$/);
	await expect(menu).toBeHidden();
});

test('the error page says what happened and leads home', async ({ page }) => {
	await page.goto('/ar/لا-شيء');
	await expect(page.getByText('404')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('الصفحة غير موجودة: ');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('/ar/لا-شيء');
	await expect(page).toHaveTitle(/^404 - الصفحة غير موجودة/);
	await expect(page.getByRole('contentinfo')).toBeVisible();
	await page.getByRole('link', { name: 'العودة إلى الرئيسية' }).click();
	await expect(page).toHaveURL(/\/ar$/);
});

test('an address that names no record leads on: a search and places, after a click as well @desktop', async ({ page }) => {
	await openPage(page, '/careers');
	await page.evaluate(() => {
		const link = Object.assign(document.createElement('a'), { href: '/properties/999999?from=mail' });
		document.querySelector('main')?.append(link);
		link.click();
	});
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /properties/999999?from=mail');
	await expect(page).toHaveTitle('404 - Page Not Found: /properties/999999?from=mail');
	const places = page.getByRole('navigation', { name: 'Popular places' });
	await expect(places.getByRole('link')).toHaveCount(6);
	await page.getByRole('searchbox', { name: 'Search for a home' }).fill('villa');
	await page.getByRole('searchbox', { name: 'Search for a home' }).press('Enter');
	await expect(page).toHaveURL(/\/search\?type=villa$/);
});

test('what never stops moving on a page at rest is drawn once, and then only turned @desktop', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await openPage(page, '/about-us');
	const moving = await page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
			.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
			.flatMap((frame) => Object.keys(frame).filter((name) => !['offset', 'easing', 'composite', 'computedOffset'].includes(name))),
	);
	expect([...new Set(moving)]).toEqual(['rotate']);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a sheet that comes late moves nothing', async ({ page }) => {
	const late = (ms: number) => async (route: Route) => {
		await new Promise((resolve) => setTimeout(resolve, ms));
		await route.continue();
	};
	await page.route(/\.css$/, late(2000));
	// Too late for this page, but before the style sheet.
	await page.route(/\.woff2$/, late(1000));
	for (const path of ['/', '/ar']) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await hydrated(page);
		const shifts = await page.evaluate(
			() =>
				new Promise<number[]>((resolve) => {
					const values: number[] = [];
					new PerformanceObserver((list) => {
						for (const { value } of list.getEntries() as LayoutShift[]) values.push(value);
					}).observe({ type: 'layout-shift', buffered: true });
					requestAnimationFrame(() => requestAnimationFrame(() => resolve(values)));
				}),
		);
		expect([path, shifts]).toEqual([path, []]);
	}
});

test('a sheet that does not come keeps no page from working', async ({ page }) => {
	await page.route(/\.css$/, (route) => route.abort());
	await openPage(page, '/ar');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no page says anything on the console, and nothing shifts while loading @pictures', async ({ page }) => {
	const complaints: string[] = [];
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(error.message));
	// The last paint of a document comes after parsing.
	await page.addInitScript(() =>
		addEventListener('DOMContentLoaded', () =>
			requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }))),
		),
	);
	for (const path of ['/', '/ar', '/search', '/ar/properties/1001', '/compounds/1001', '/ar/blog/1001']) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await hydrated(page);
		// A busy machine may paint a row before its last cell is parsed; nothing moves far then, and nothing afterwards.
		const { whileRead, afterwards } = await page.evaluate(
			() =>
				new Promise<{ whileRead: number; afterwards: number }>((resolve) => {
					const sums = { whileRead: 0, afterwards: 0 };
					const shownAt = Number(Reflect.get(window, 'shownAt'));
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries() as LayoutShift[])
							sums[entry.startTime < shownAt ? 'whileRead' : 'afterwards'] += entry.value;
					}).observe({ type: 'layout-shift', buffered: true });
					requestAnimationFrame(() => requestAnimationFrame(() => resolve(sums)));
				}),
		);
		expect([path, afterwards]).toEqual([path, 0]);
		expect(whileRead, path).toBeLessThan(0.02);
	}
	expect(complaints).toEqual([]);
});
