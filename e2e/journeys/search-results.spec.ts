import { expect, type Response, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import {
	areSorted,
	found,
	idOfFirst,
	languages,
	openFilter,
	readPrices,
	readReference,
	results,
	status,
	statusText,
} from '../search-page.ts';

for (const language of languages) {
	const path = `${language.prefix}/search`;

	// On a desktop both languages behave the same.
	const desktop = language.prefix ? '@desktop @thorough' : '@desktop';

	test.describe(path, () => {
		test('pages follow one another, and none repeats or drops a home', async ({ page }) => {
			await openPage(page, `${path}?type=chalet`);
			const total = await found(page);
			expect(total).toBeGreaterThan(24);
			const seen: string[] = [];
			for (let number = 1; ; number++) {
				await expect(results(page)).toHaveCount(Math.min(24, total - seen.length));
				const before = seen.length;
				seen.push(
					...(await page
						.locator('main [data-listing]')
						.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-listing') ?? ''))),
				);
				expect(seen.length).toBeGreaterThan(before);
				if (seen.length >= total) break;
				await page.getByRole('link', { name: language.next, exact: true }).click();
				await expect(page).toHaveURL(new RegExp(`page=${number + 1}$`));
				await expect(page.locator(`main [data-listing="${seen.at(-1)}"]`)).toHaveCount(0);
			}
			expect(new Set(seen).size).toBe(total);
		});

		test('results are put in another order', async ({ page }) => {
			await openPage(page, `${path}?type=villa`);
			const first = await page.locator('main [data-listing]').first().getAttribute('data-listing');
			await page.locator('select[name="sort"]').selectOption('price');
			await expect(page).toHaveURL(/type=villa&sort=price$/);
			await expect(page.locator('main [data-listing]').first()).not.toHaveAttribute('data-listing', first ?? '');
			expect(await readPrices(page)).toHaveLength(24);
			await expect.poll(() => areSorted(page)).toBe(true);
		});

		test(`back and forward bring back filters, results and scroll ${desktop}`, async ({ page }) => {
			await openPage(page, path);
			const all = await statusText(page);
			const drop = await openFilter(page, language.type);
			await drop.locator('input[value="villa"]').check();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect(status(page)).not.toHaveText(all);
			const villas = await statusText(page);
			const firstVilla = await idOfFirst(page);
			await drop.locator('input[value="chalet"]').check();
			await expect(page).toHaveURL(/\?type=chalet,villa$/);
			await expect(status(page)).not.toHaveText(villas);
			await page.goBack();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect(status(page)).toHaveText(villas);
			await expect(drop.locator('input[value="chalet"]')).not.toBeChecked();
			await expect(drop.locator('input[value="villa"]')).toBeChecked();
			await page.keyboard.press('Escape');

			const card = results(page).nth(6);
			await card.scrollIntoViewIfNeeded();
			const scroll = await page.evaluate(() => Math.round(scrollY));
			expect(scroll).toBeGreaterThan(300);
			await card.locator('h3 a').evaluate((link: HTMLAnchorElement) => link.click());
			await expect(page).toHaveURL(/\/properties\/\d+/);
			await expect(status(page)).toHaveCount(0);
			await page.goBack();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect(status(page)).toHaveText(villas);
			expect(await idOfFirst(page)).toBe(firstVilla);
			await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scroll);

			await page.goBack();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect(status(page)).toHaveText(all);
			await expect(page.getByRole('link', { name: language.remove })).toHaveCount(0);
			const again = await openFilter(page, language.type);
			await expect(again.locator('input[value="villa"]')).not.toBeChecked();
			await page.goForward();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect(status(page)).toHaveText(villas);
			await expect(again.locator('input[value="villa"]')).toBeChecked();
			await expect(page.getByRole('link', { name: language.remove })).toHaveCount(1);
			expect(await idOfFirst(page)).toBe(firstVilla);
		});

		test(`by the keyboard alone: a filter, the order, then a home and its photographs @pictures ${desktop}`, async ({ page }) => {
			// Rents are sorted by the month and shown as they are paid.
			await openPage(page, `${path}`);
			const all = await statusText(page);
			const drop = page.locator('.quick-filter', { has: page.getByRole('button', { name: language.bedrooms }) });
			await drop.locator('> button').focus();
			await page.keyboard.press('Enter');
			await expect(drop.getByRole('checkbox').first()).toBeVisible();
			await page.keyboard.press('Tab');
			await page.keyboard.press('Tab');
			await expect(drop.getByRole('checkbox').nth(1)).toBeFocused();
			await page.keyboard.press('Space');
			await expect(page).toHaveURL(/\?bedrooms=\d$/);
			await expect(status(page)).not.toHaveText(all);
			await expect(drop.getByRole('checkbox').nth(1)).toBeFocused();
			await page.keyboard.press('Escape');
			await expect(drop.getByRole('checkbox')).toHaveCount(0);
			await expect(drop.locator('> button')).toBeFocused();

			const sort = page.locator('select[name="sort"]');
			for (const value of ['newest', 'price']) {
				await sort.focus();
				await page.keyboard.press('ArrowDown');
				await expect(page).toHaveURL(new RegExp(`bedrooms=\\d&sort=${value}$`));
				await expect(sort).toHaveValue(value);
				await expect(sort).toBeFocused();
			}
			await expect.poll(() => areSorted(page)).toBe(true);

			const card = results(page).first();
			await card.locator('h3 a').focus();
			await expect(card.getByRole('button', { name: language.nextPhoto })).toBeAttached();
			const { notForMe, compare, save, call, write, previousPhoto, nextPhoto } = language;
			for (const name of [notForMe, compare, save, call, write, previousPhoto, nextPhoto]) {
				await page.keyboard.press('Tab');
				await expect(card.getByRole(name === call || name === write ? 'link' : 'button', { name })).toBeFocused();
			}
			await page.keyboard.press('Enter');
			await expect(card.getByText(/^2 \/ \d+$/)).toBeVisible();
			await page.keyboard.press('Shift+Tab');
			await expect(card.getByRole('button', { name: language.previousPhoto })).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(card.locator('.card-position')).toContainText('1 /');
			await card.locator('h3 a').focus();
			const home = await card.locator('h3 a').getAttribute('href');
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL((url) => decodeURI(url.pathname) === home);
		});

		test(`a card loads its next photograph only when it is asked for, and stays a link @pictures ${desktop}`, async ({ page }) => {
			const asked: string[] = [];
			page.on('request', (request) => {
				const photo = /\/_images\/\d+\/(.*)\.webp/.exec(request.url())?.[1];
				if (photo) asked.push(photo);
			});
			await openPage(page, path);
			const card = results(page).first();
			const next = card.getByRole('button', { name: language.nextPhoto });
			await expect(async () => {
				await page.mouse.move(0, 0);
				await card.hover();
				await expect(next).toBeVisible({ timeout: 500 });
			}).toPass();
			const before = new Set(asked).size;
			await expect(card.locator('.card-strip img')).toHaveCount(1);
			await next.click();
			await expect(card.getByText(/^2 \/ \d+$/)).toBeVisible();
			await expect(card.locator('.card-strip img')).toHaveCount(2);
			await expect
				.poll(() =>
					card
						.locator('.card-strip img')
						.last()
						.evaluate((image: HTMLImageElement) => image.naturalWidth),
				)
				.toBeGreaterThan(0);
			expect(new Set(asked).size).toBeLessThanOrEqual(before + 1);
			await expect(card.locator('.card-strip a').nth(1)).toBeInViewport({ ratio: 0.99 });
			const home = await card.locator('h3 a').getAttribute('href');
			await card.locator('.card-strip a').nth(1).click();
			await expect(page).toHaveURL((url) => decodeURI(url.pathname) === home);
		});

		test('a finger swipes through the photographs @pictures @phone', async ({ page }) => {
			await openPage(page, path);
			const card = results(page).first();
			const strip = card.locator('.card-strip');
			const scripts: Promise<Buffer>[] = [];
			const note = (response: Response): void => void (response.url().endsWith('.js') && scripts.push(response.body()));
			page.on('response', note);
			await expect(async () => {
				await card.locator('h3').dispatchEvent('touchstart');
				await expect(strip).toBeVisible({ timeout: 500 });
			}).toPass();
			page.off('response', note);
			// The code loaded for a touch is small; other cards follow.
			expect(Buffer.concat(await Promise.all(scripts)).length).toBeLessThan(30_000);
			await expect(results(page).nth(3).locator('.card-strip')).toBeVisible();
			await strip.evaluate((element) =>
				element.scrollBy({ left: (document.dir === 'rtl' ? -1 : 1) * element.clientWidth, behavior: 'instant' }),
			);
			await expect(card.getByText(/^2 \/ \d+$/)).toBeVisible();
			await expect(strip.locator('img')).toHaveCount(2);
		});

		test('who answers is asked with the reference, in the language of the page', async ({ page, isMobile }) => {
			await openPage(page, path);
			const card = results(page).first();
			if (!isMobile) await card.hover();
			const write = card.getByRole('link', { name: language.write });
			await expect(write).toBeVisible();
			const message = new URL((await write.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
			expect(message).toContain(await readReference(card));
			expect(message).toMatch(language.ask);
			expect(message).toMatch(new RegExp(`${language.prefix}/properties/\\d+$`));
			await expect(card.getByRole('link', { name: language.call })).toHaveAttribute('href', /^tel:\+?\d+$/);
			const box = await write.boundingBox();
			expect(box?.width ?? 0).toBeGreaterThanOrEqual(isMobile ? 44 : 36);
		});
	});
}
