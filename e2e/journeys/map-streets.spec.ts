import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { languageShare } from '../thorough.ts';

/** Software rendering makes maps slow. */
const PATIENCE = { timeout: 90_000 };
const boxOf = (page: Page) => page.getByRole('region', { name: /Map of the results|خريطة النتائج/ });

async function openMap(page: Page, path: string): Promise<void> {
	await openPage(page, path);
	await expect(page.locator('.maplibregl-canvas')).toBeVisible(PATIENCE);
	await expect(page.locator('.map-pin, .map-group').first()).toBeVisible(PATIENCE);
}

for (const [start, name] of languageShare(
	[
		['', 'North 90th Street'],
		['/ar', 'شارع التسعين الشمالي'],
	] as const,
	'ar',
))
	test(`streets, stations and landmarks are named in the page's language, and the first view is light, on ${start || '/'} @desktop`, async ({
		page,
	}) => {
		const sizes: Promise<number>[] = [];
		const origins = new Set<string>();
		page.on('response', (response) => {
			const size = () => response.body().then(({ length }) => length);
			// Responses that arrive while the page closes have no body.
			if (/\/_map\/.*\.(?:mvt|json)$/.test(response.url())) sizes.push(size().catch(() => 0));
			if (response.url().startsWith('http')) origins.add(new URL(response.url()).origin);
		});
		await openMap(page, `${start}/search?bounds=31.42,29.99,31.52,30.05&view=map`);
		await expect(page.locator('.map-road', { hasText: name }).first()).toBeVisible(PATIENCE);
		await expect(page.locator('.map-name[data-kind="station"]').first()).toBeVisible();
		await expect(page.locator('.map-disc').first()).toBeVisible();
		const box = await boxOf(page).boundingBox();
		const words = page.locator('.map-road, .map-name, .map-pin');
		for (const its of await words.evaluateAll((all) => all.map((word) => word.getBoundingClientRect().toJSON()))) {
			if (!box || its.width === 0) continue;
			expect(its.x).toBeGreaterThanOrEqual(box.x - 1);
			expect(its.x + its.width).toBeLessThanOrEqual(box.x + box.width + 1);
			expect(its.y).toBeGreaterThanOrEqual(box.y - 1);
		}
		const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
		expect(bytes).toBeLessThan(120_000);
		expect([...origins]).toEqual([new URL(page.url()).origin]);
	});

test('a map covers the screen until Back or Escape, and keeps what it has found @phone', async ({ page }) => {
	await openMap(page, '/search?area=1001&view=map');
	const steps = await page.evaluate(() => history.length);
	const before = (await page.locator('main header').first().textContent()) ?? '';
	const isFull = async () => {
		const box = await boxOf(page).boundingBox();
		const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
		return box?.width === width && box.height === height;
	};
	await expect.poll(isFull).toBe(true);
	await page.keyboard.press('Escape');
	await expect.poll(isFull).toBe(false);
	expect(await page.evaluate(() => history.length)).toBe(steps);
	await page.getByRole('button', { name: 'Full screen', exact: true }).click();
	await expect.poll(isFull).toBe(true);
	// A map that is still growing to full screen may ignore zooming.
	await expect(async () => {
		await page.getByRole('button', { name: 'Zoom out', exact: true }).click({ timeout: 5000 });
		await page.waitForURL((url) => url.searchParams.has('bounds'), { timeout: 5000 });
	}).toPass(PATIENCE);
	// Waits until the router has the new address.
	await page.waitForFunction(() => history.state?.isFullScreen);
	const found = page.locator('main header').first();
	await expect(found).not.toHaveText(before);
	const inFull = (await found.textContent()) ?? '';
	await page.goBack();
	await expect.poll(isFull).toBe(false);
	await expect.poll(() => new URL(page.url()).searchParams.has('bounds')).toBe(true);
	await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
	await expect(found).toHaveText(inFull);
	await page.getByRole('button', { name: 'Full screen', exact: true }).click();
	await expect.poll(isFull).toBe(true);
	await page.keyboard.press('Escape');
	await expect.poll(isFull).toBe(false);
	await page.getByRole('button', { name: 'Full screen', exact: true }).click();
	await page.getByRole('button', { name: 'Leave full screen' }).click();
	await expect.poll(isFull).toBe(false);
	expect(await page.evaluate(() => history.length)).toBe(steps + 1);
	await expect(page.locator('header').first()).not.toHaveAttribute('inert', '');
});

test.describe('near me', () => {
	test('shows where one is, and the homes around @phone', async ({ page, context }) => {
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation({ longitude: 31.49, latitude: 30.01 });
		await openMap(page, '/search?view=map');
		await page.getByRole('button', { name: 'Near me' }).click();
		await expect(page.locator('.map-me')).toBeVisible(PATIENCE);
		await page.waitForURL((url) => url.searchParams.has('bounds'), PATIENCE);
	});

	test('says why where that is refused @phone', async ({ page }) => {
		await openMap(page, '/ar/search?view=map');
		await page.getByRole('button', { name: 'قريب مني' }).click();
		const message = page.getByText('اسمح بتحديد المكان');
		await expect(message).toBeVisible(PATIENCE);
		await page.getByRole('button', { name: 'إغلاق الرسالة' }).click();
		await expect(message).toBeHidden();
	});

	test('ends where the map does', async ({ page, context }) => {
		await context.grantPermissions(['geolocation']);
		await context.setGeolocation({ longitude: 2.35, latitude: 48.86 });
		await openMap(page, '/search?view=map');
		await page.getByRole('button', { name: 'Near me' }).click();
		await expect(page.getByText('outside Egypt')).toBeVisible(PATIENCE);
	});
});

test('an area says what is near and opens in Google Maps', async ({ page }) => {
	await openPage(page, '/areas/1001');
	const where = page.locator('#location');
	for (const kind of ['Monorail station', 'University', 'Mall', 'Airport'])
		await expect(where.getByText(kind, { exact: true })).toBeVisible();
	await expect(where.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
		'href',
		/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=30\.\d+,31\.\d+$/,
	);
	await expect(where.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /maps\/dir\/\?api=1&destination=30\.\d+,31\.\d+$/);
});

test('a search that finds nothing shows the place it asked for @desktop', async ({ page }) => {
	await openPage(page, '/search?area=1026&type=villa&price=1-1000');
	await expect(page.locator('header [role=status]')).toHaveText('No homes');
	const [zoom, longitude, latitude] = ((await boxOf(page).locator('img').getAttribute('src')) ?? '').split('/').slice(3).map(Number);
	expect(zoom).toBeGreaterThan(10);
	expect(longitude).toBeCloseTo(31.22, 1);
	expect(latitude).toBeCloseTo(30.06, 1);
});
