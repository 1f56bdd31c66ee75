import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Rectangle } from '#domain/geometry.ts';
import { openPage } from '../open-page.ts';

/** Without a graphics card a map takes its time. */
const PATIENCE = { timeout: 90_000 };

const mapOf = (page: Page) => page.getByRole('region', { name: /Map of the results|خريطة النتائج/ });
const canvasOf = (page: Page) => page.locator('.maplibregl-canvas');
const pinsOf = (page: Page) => page.locator('.map-pin, .map-group');
const countOf = (page: Page) => page.locator('header [role=status]');
const numberIn = async (page: Page) => Number(((await countOf(page).textContent()) ?? '').replace(/\D/g, ''));

/** Opened, and its pins there. */
async function openMap(page: Page, path: string): Promise<void> {
	await openPage(page, path);
	await expect(canvasOf(page)).toBeVisible(PATIENCE);
	await expect(pinsOf(page).first()).toBeVisible(PATIENCE);
}

/** Until nothing on it has changed for a second. */
async function rest(page: Page): Promise<void> {
	let before = '';
	const isSame = async () => {
		const now = (await pinsOf(page).allTextContents()).join();
		const same = now === before;
		before = now;
		return same;
	};
	await expect.poll(isSame, { ...PATIENCE, intervals: [1000] }).toBe(true);
}

/** Circles stand for as many as they say, pins for one each. */
async function homesDrawn(page: Page): Promise<number> {
	const circles = await page.locator('.map-group').allTextContents();
	return circles.reduce((sum, count) => sum + Number(count), await page.locator('.map-pin').count());
}

/** One that lies under none of the map's buttons: where pins stand depends on what is on the market today. */
async function uncoveredPin(page: Page): Promise<Locator> {
	await rest(page);
	const at = await page.locator('.map-pin').evaluateAll((pins) =>
		pins.findIndex((pin) => {
			const { x, y, width, height } = pin.getBoundingClientRect();
			return pin.contains(document.elementFromPoint(x + width / 2, y + height / 2));
		}),
	);
	return page.locator('.map-pin').nth(at);
}

async function drag(page: Page, steps: [number, number][]): Promise<void> {
	const box = await canvasOf(page).boundingBox();
	if (!box) throw new Error('there is no map to drag');
	const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
	const [first, ...others] = steps.map(at);
	if (!first) return;
	await page.mouse.move(...first);
	await page.mouse.down();
	for (const step of others) await page.mouse.move(...step, { steps: 8 });
	await page.mouse.up();
}

test('nothing of the map is loaded before it is asked for @desktop', async ({ page }) => {
	const loaded: string[] = [];
	page.on('request', (request) => loaded.push(request.url()));
	await openPage(page, '/search');
	const isHeavy = (url: string) => /maplibre|map-canvas|search-map-open|pins\.json/.test(url);
	expect(loaded.filter(isHeavy)).toEqual([]);
	await page.getByRole('button', { name: 'Open the map' }).click();
	await expect(pinsOf(page).first()).toBeVisible(PATIENCE);
	expect(loaded.filter(isHeavy)).not.toEqual([]);
	await expect(canvasOf(page)).toBeFocused();
	await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
});

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
		await rest(page);
		const styles = await pins.evaluateAll((all) =>
			all.map((pin) => getComputedStyle(pin)).map(({ position, backgroundColor }) => [position, backgroundColor]),
		);
		expect(new Set(styles.map(String))).toEqual(new Set(['absolute,rgb(255, 255, 255)']));
		const tools = await page.getByRole('button', { name: 'Draw an area' }).boundingBox();
		for (const box of await Promise.all((await pinsOf(page).all()).map((pin) => pin.boundingBox())))
			if (way === 'at once') expect(box?.y).toBeGreaterThan((tools?.y ?? 0) + (tools?.height ?? 0));
	});

test('moving the map changes the address and the results, and no step is added to go back over @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	const all = await numberIn(page);
	const steps = await page.evaluate(() => history.length);
	await page
		.locator('.map-group', { hasText: /^\d{3}$/ })
		.first()
		.click();
	await page.waitForURL((url) => url.searchParams.has('bounds'));
	await expect.poll(() => numberIn(page), PATIENCE).toBeLessThan(all);
	expect(await page.evaluate(() => history.length)).toBe(steps);
	const shared = page.url();
	const found = (await countOf(page).textContent()) ?? '';
	await openMap(page, shared);
	await expect(countOf(page)).toHaveText(found);
});

test('every home is drawn once, also after a closer look @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	await rest(page);
	const all = await numberIn(page);
	expect(await homesDrawn(page)).toBe(all);
	await page
		.locator('.map-group', { hasText: /^\d{3}$/ })
		.first()
		.click();
	await expect.poll(() => numberIn(page), PATIENCE).toBeLessThan(all);
	await rest(page);
	expect(await homesDrawn(page)).toBe(await numberIn(page));
	const fewer = await numberIn(page);
	await canvasOf(page).dblclick({ position: { x: 20, y: 400 } });
	await expect.poll(() => numberIn(page), PATIENCE).toBeLessThan(fewer);
	await rest(page);
	const fewest = await numberIn(page);
	expect(await homesDrawn(page)).toBe(fewest);
	await page.mouse.wheel(0, 300);
	await expect.poll(() => numberIn(page), PATIENCE).toBeGreaterThan(fewest);
	await rest(page);
	expect(await homesDrawn(page)).toBe(await numberIn(page));
});

test('when the results do not follow the map, moving it changes nothing @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
	await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
	await expect(pinsOf(page).first()).toBeVisible(PATIENCE);
	expect(new URL(page.url()).search).toBe('?view=map');
	const asked = page.waitForURL((url) => url.searchParams.has('bounds'));
	await page.getByRole('checkbox', { name: 'Search as I move the map' }).check();
	await asked;
});

test('an area is drawn with one stroke, and taken back by its chip @desktop', async ({ page }) => {
	await openMap(page, '/search?near=31.4,30.05,40&view=map');
	await page.getByRole('link', { name: 'Remove the area' }).click();
	await expect(page).toHaveURL('/search?view=map');
	await openMap(page, '/search?bounds=30.8,29.7,31.9,30.3&view=map');
	const before = await numberIn(page);
	await mapOf(page).getByRole('button', { name: 'Draw an area' }).click();
	await expect(page.getByText('Draw around the area you want.')).toBeVisible();
	await expect(page.locator('.map-canvas > svg')).toBeVisible();
	await drag(page, [
		[0.5, 0.3],
		[0.75, 0.35],
		[0.75, 0.7],
		[0.5, 0.7],
		[0.5, 0.3],
	]);
	await page.waitForURL((url) => url.searchParams.has('shape') && !url.searchParams.has('bounds'));
	await expect.poll(() => numberIn(page), PATIENCE).toBeLessThan(before);
	await page.getByRole('link', { name: 'In the drawn area' }).click();
	await expect(page).toHaveURL('/search?view=map');
});

test('Escape ends drawing without an area @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	await mapOf(page).getByRole('button', { name: 'Draw an area' }).click();
	await expect(page.getByText('Draw around the area you want.')).toBeVisible();
	await expect(page.locator('.map-canvas > svg')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(mapOf(page).getByRole('button', { name: 'Draw an area' })).toBeVisible();
	expect(new URL(page.url()).search).toBe('?view=map');
});

test('a place and a distance are chosen by the keyboard alone', async ({ page }) => {
	await openMap(page, '/search?view=map');
	const all = await numberIn(page);
	// On a phone the map is the whole page.
	await page.getByRole('button', { name: 'Leave full screen' }).click();
	const place = page.getByLabel('Near a place').last();
	await place.focus();
	await page.keyboard.type('New Cairo');
	await page.keyboard.press('Tab');
	await page.keyboard.type('10');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => /^3\d\.\d+,\d\d\.\d+,10$/.test(url.searchParams.get('near') ?? ''));
	await expect.poll(() => numberIn(page), PATIENCE).toBeLessThan(all);
	expect(await numberIn(page)).toBeGreaterThan(0);
	await expect(page.getByRole('link', { name: 'Within 10 km' })).toBeVisible();
});

test('the map is moved by the arrow keys, and skipped by whoever wants the results @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	await canvasOf(page).focus();
	await page.keyboard.press('ArrowRight');
	await page.waitForURL((url) => url.searchParams.has('bounds'));
	await page.getByRole('button', { name: 'Skip the map' }).focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('[data-listing]') !== null)).toBe(true);
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
		await rest(page);
		await page.locator('.map-pin').first().dispatchEvent('click');
		const chosen = page.locator('.map-chosen');
		await expect(chosen.getByRole('article')).toBeVisible(PATIENCE);
		const controls = await Promise.all([chosen.locator('> button'), chosen.locator('.heart'), chosen.locator('.scales')].map(boxOf));
		for (const box of controls) expect(Math.min(box.width, box.height)).toBe(44);
		for (const [index, box] of controls.entries()) for (const other of controls.slice(index + 1)) expect(areApart(box, other)).toBe(true);
		const [card, screen] = [await boxOf(chosen), page.viewportSize()];
		expect(Math.round(card.y + card.height)).toBe(screen?.height);
		expect((await boxOf(canvasOf(page))).height).toBeLessThanOrEqual(card.y + 1);
		const over = await page.locator('[data-full-screen] [data-over-map]').all();
		await expect(async () => {
			const pin = await boxOf(page.locator('.map-pin[data-selected]'));
			for (const other of await Promise.all(over.map(boxOf))) expect(areApart(pin, other)).toBe(true);
			expect(pin.y + pin.height).toBeLessThanOrEqual(card.y);
		}).toPass(PATIENCE);
		await page.getByRole('button', { name: /Leave full screen|إغلاق ملء الشاشة/ }).click();
		await expect(chosen).toBeHidden();
	});

test('moving the map drops the place and says so, the title counts what is in view, and both are undone @desktop', async ({ page }) => {
	await openPage(page, '/search?location=1001');
	const title = page.getByRole('heading', { level: 1 });
	await page.getByRole('button', { name: 'Open the map' }).click();
	await expect(pinsOf(page).first()).toBeVisible(PATIENCE);
	const all = await numberIn(page);
	await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
	await page.waitForURL((url) => url.searchParams.has('bounds') && !url.searchParams.has('location'));
	await expect(page.getByText('Map moved, so we removed “New Cairo”')).toBeVisible(PATIENCE);
	await expect(title).toHaveText(/^\d+ homes in this view$/);
	expect(Number.parseInt((await title.textContent()) ?? '', 10)).toBe(await numberIn(page));
	await mapOf(page).getByRole('button', { name: 'Undo' }).click();
	await expect(page).toHaveURL('/search?location=1001');
	await expect(title).toHaveText('Homes for sale in New Cairo');
	await expect(page.getByText('Map moved')).toBeHidden();
	expect(await numberIn(page)).toBe(all);
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

test('in Arabic, from the bar under the thumb @phone', async ({ page }) => {
	await openPage(page, '/ar/search');
	await page.getByRole('link', { name: 'الخريطة' }).last().click();
	await expect(page).toHaveURL('/ar/search?view=map');
	await expect(pinsOf(page).first()).toBeVisible(PATIENCE);
	const head = page.locator('.map-head');
	await expect(head.locator('b')).toHaveText(/للبيع/);
	await expect(head.getByRole('link', { name: 'نبّهني بالجديد' })).toBeVisible();
	await head.getByRole('link', { name: /^الفلاتر/ }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await expect(head).toBeHidden();
	await page.waitForFunction(() => history.state?.usr?.filtersOpenedOn !== undefined);
	await page.goBack();
	await head.getByRole('link', { name: 'قائمة' }).click();
	await expect(page).toHaveURL('/ar/search');
});
