import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { watchRefusals } from '../refusals.ts';
import { findCanvas, findCount, findMap, findPins, numberIn, openMap, PATIENCE } from '../search-map.ts';

async function drag(page: Page, steps: [number, number][]): Promise<void> {
	const box = await findCanvas(page).boundingBox();
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
	await expect(findPins(page).first()).toBeVisible(PATIENCE);
	expect(loaded.filter(isHeavy)).not.toEqual([]);
	await expect(findCanvas(page)).toBeFocused();
	await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
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
	const found = (await findCount(page).textContent()) ?? '';
	await openMap(page, shared);
	await expect(findCount(page)).toHaveText(found);
});

test('when the results do not follow the map, moving it changes nothing @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
	await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
	await expect(findPins(page).first()).toBeVisible(PATIENCE);
	expect(new URL(page.url()).search).toBe('?view=map');
	const asked = page.waitForURL((url) => url.searchParams.has('bounds'));
	await page.getByRole('checkbox', { name: 'Search as I move the map' }).check();
	await asked;
});

test('an area is drawn with one stroke, and taken back by its chip @desktop', async ({ page }) => {
	const refusals = watchRefusals(page);
	await openMap(page, '/search?near=31.4,30.05,40&view=map');
	await page.getByRole('link', { name: 'Remove the area' }).click();
	await expect(page).toHaveURL('/search?view=map');
	await openMap(page, '/search?bounds=30.8,29.7,31.9,30.3&view=map');
	const before = await numberIn(page);
	await findMap(page).getByRole('button', { name: 'Draw an area' }).click();
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
	expect(refusals.end()).toEqual([]);
});

test('Escape ends drawing without an area @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	await findMap(page).getByRole('button', { name: 'Draw an area' }).click();
	await expect(page.getByText('Draw around the area you want.')).toBeVisible();
	await expect(page.locator('.map-canvas > svg')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(findMap(page).getByRole('button', { name: 'Draw an area' })).toBeVisible();
	expect(new URL(page.url()).search).toBe('?view=map');
});

test('a place and a distance are chosen by the keyboard alone', async ({ page }) => {
	await openMap(page, '/search?view=map');
	const all = await numberIn(page);
	// On a phone the map fills the page.
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

test('the map is moved by the arrow keys, and skipped by anyone who wants the results @desktop', async ({ page }) => {
	await openMap(page, '/search?view=map');
	await findCanvas(page).focus();
	await page.keyboard.press('ArrowRight');
	await page.waitForURL((url) => url.searchParams.has('bounds'));
	await page.getByRole('button', { name: 'Skip the map' }).focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('[data-listing]') !== null)).toBe(true);
});

test('moving the map drops the place and says so, the title counts what is in view, and both are undone @desktop', async ({ page }) => {
	await openPage(page, '/search?location=1001');
	const title = page.getByRole('heading', { level: 1 });
	await page.getByRole('button', { name: 'Open the map' }).click();
	await expect(findPins(page).first()).toBeVisible(PATIENCE);
	const all = await numberIn(page);
	await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
	await page.waitForURL((url) => url.searchParams.has('bounds') && !url.searchParams.has('location'));
	await expect(page.getByText('Map moved, so we removed “New Cairo”')).toBeVisible(PATIENCE);
	await expect(title).toHaveText(/^\d+ homes in this view$/);
	expect(Number.parseInt((await title.textContent()) ?? '', 10)).toBe(await numberIn(page));
	await findMap(page).getByRole('button', { name: 'Undo' }).click();
	await expect(page).toHaveURL('/search?location=1001');
	await expect(title).toHaveText('Homes for sale in New Cairo');
	await expect(page.getByText('Map moved')).toBeHidden();
	expect(await numberIn(page)).toBe(all);
});

test('in Arabic, from the bar under the thumb @phone', async ({ page }) => {
	await openPage(page, '/ar/search');
	await page.getByRole('link', { name: 'الخريطة' }).last().click();
	await expect(page).toHaveURL('/ar/search?view=map');
	await expect(findPins(page).first()).toBeVisible(PATIENCE);
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
