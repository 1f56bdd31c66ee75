import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Rectangle } from '#domain/geometry.ts';
import { openPage } from '../open-page.ts';
import { findCanvas, findPins, numberIn, openMap, PATIENCE, waitUntilMapRests } from '../search-map.ts';

/** A circle stands for the number on it, a pin for one home. */
async function homesDrawn(page: Page): Promise<number> {
	const circles = await page.locator('.map-group').allTextContents();
	return circles.reduce((sum, count) => sum + Number(count), await page.locator('.map-pin').count());
}

/** A pin that no control covers: positions depend on today's listings. */
async function uncoveredPin(page: Page): Promise<Locator> {
	await waitUntilMapRests(page);
	const at = await page.locator('.map-pin').evaluateAll((pins) =>
		pins.findIndex((pin) => {
			const { x, y, width, height } = pin.getBoundingClientRect();
			return pin.contains(document.elementFromPoint(x + width / 2, y + height / 2));
		}),
	);
	return page.locator('.map-pin').nth(at);
}

for (const way of ['at once', 'from the page'] as const)
	test(`pins stand on their places and look like pins when the map is opened ${way} @desktop${way === 'at once' ? ' @thorough' : ''}`, async ({
		page,
	}) => {
		if (way === 'at once') await openMap(page, '/search?location=1001&type=villa&view=map');
		else {
			await openPage(page, '/search?location=1001&type=villa');
			await page.getByRole('button', { name: 'Open the map' }).click();
		}
		const pins = page.locator('.map-pin');
		await expect(pins.first()).toBeVisible(PATIENCE);
		await waitUntilMapRests(page);
		const styles = await pins.evaluateAll((all) =>
			all.map((pin) => getComputedStyle(pin)).map(({ position, backgroundColor }) => [position, backgroundColor]),
		);
		expect(new Set(styles.map(String))).toEqual(new Set(['absolute,rgb(255, 255, 255)']));
		const tools = await page.getByRole('button', { name: 'Draw an area' }).boundingBox();
		for (const box of await Promise.all((await findPins(page).all()).map((pin) => pin.boundingBox())))
			if (way === 'at once') expect(box?.y).toBeGreaterThan((tools?.y ?? 0) + (tools?.height ?? 0));
	});

test('every home is drawn once, also after a closer look @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	await waitUntilMapRests(page);
	const all = await numberIn(page);
	expect(await homesDrawn(page)).toBe(all);
	await page
		.locator('.map-group', { hasText: /^\d{3}$/ })
		.first()
		.click();
	await expect.poll(() => numberIn(page), PATIENCE).toBeLessThan(all);
	await waitUntilMapRests(page);
	expect(await homesDrawn(page)).toBe(await numberIn(page));
	const fewer = await numberIn(page);
	await findCanvas(page).dblclick({ position: { x: 20, y: 400 } });
	await expect.poll(() => numberIn(page), PATIENCE).toBeLessThan(fewer);
	await waitUntilMapRests(page);
	const fewest = await numberIn(page);
	expect(await homesDrawn(page)).toBe(fewest);
	await page.mouse.wheel(0, 300);
	await expect.poll(() => numberIn(page), PATIENCE).toBeGreaterThan(fewest);
	await waitUntilMapRests(page);
	expect(await homesDrawn(page)).toBe(await numberIn(page));
});

test('a card and its pin are marked together, and a chosen pin shows its card @desktop', async ({ page }) => {
	await openMap(page, '/search?bounds=31.42,29.98,31.5,30.03&view=map');
	const pin = await uncoveredPin(page);
	await pin.hover();
	await expect(pin).toHaveAttribute('data-hovered', '');
	await page.getByRole('link', { name: 'Search' }).first().hover();
	await expect(page.locator('.map-pin[data-hovered]')).toHaveCount(0);
	await page.locator('[data-listing]').first().hover();
	await expect(page.locator('.map-pin[data-hovered]')).toHaveCount(1);
	await pin.focus();
	await page.keyboard.press('Enter');
	const chosen = page.getByRole('region', { name: 'Chosen on the map' });
	await expect(chosen.getByRole('article')).toBeVisible(PATIENCE);
	await expect(page.locator('.map-pin[data-selected][data-seen]')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(chosen).toBeHidden();
});

const boxOf = async (part: Locator): Promise<Rectangle> => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const areApart = (a: Rectangle, b: Rectangle) =>
	a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;

for (const start of ['', '/ar'])
	test(`a chosen card lies below the map, and covers neither its pin nor a button, on ${start || '/'} @phone${start ? '' : ' @thorough'}`, async ({
		page,
	}) => {
		await openMap(page, `${start}/search?area=1001&view=map`);
		await waitUntilMapRests(page);
		await page.locator('.map-pin').first().dispatchEvent('click');
		const chosen = page.locator('.map-chosen');
		await expect(chosen.getByRole('article')).toBeVisible(PATIENCE);
		const controls = await Promise.all([chosen.locator('> button'), chosen.locator('.heart'), chosen.locator('.scales')].map(boxOf));
		for (const box of controls) expect(Math.min(box.width, box.height)).toBe(44);
		for (const [index, box] of controls.entries()) for (const other of controls.slice(index + 1)) expect(areApart(box, other)).toBe(true);
		const [card, screen] = [await boxOf(chosen), page.viewportSize()];
		expect(Math.round(card.y + card.height)).toBe(screen?.height);
		expect((await boxOf(findCanvas(page))).height).toBeLessThanOrEqual(card.y + 1);
		const over = await page.locator('[data-full-screen] [data-over-map]').all();
		await expect(async () => {
			const pin = await boxOf(page.locator('.map-pin[data-selected]'));
			for (const other of await Promise.all(over.map(boxOf))) expect(areApart(pin, other)).toBe(true);
			expect(pin.y + pin.height).toBeLessThanOrEqual(card.y);
		}).toPass(PATIENCE);
		await page.getByRole('button', { name: /Leave full screen|إغلاق ملء الشاشة/ }).click();
		await expect(chosen).toBeHidden();
	});

test('homes that were opened or saved are known by their pins @desktop', async ({ page, context, baseURL }) => {
	const address = '/search?bounds=31.42,29.98,31.5,30.03&view=map';
	await openPage(page, address);
	const cards = page.locator('#results [data-listing]');
	const [first = '', second = ''] = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['listing'] ?? ''));
	const value = `${Number(first).toString(36)}-4o93k.g10`;
	await context.addCookies([{ name: 'pn_favorites', value, url: baseURL ?? '' }]);
	await page.evaluate((id) => localStorage.setItem('pn-seen-listings', JSON.stringify([Number(id)])), second);
	await openMap(page, address);
	const pointedAt = page.locator('.map-pin[data-hovered]');
	await cards.nth(0).hover();
	await expect(pointedAt).toHaveAttribute('data-saved', '', PATIENCE);
	await expect(pointedAt).not.toHaveAttribute('data-seen');
	await cards.nth(1).hover();
	await expect(pointedAt).toHaveAttribute('data-seen', '', PATIENCE);
	await expect(pointedAt).not.toHaveAttribute('data-saved');
});
