import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { found, isSameDocument, languages, mark, numberIn, openFilter, query, results } from '../search-page.ts';

for (const language of languages) {
	const path = `${language.prefix}/search`;

	// On a desktop both languages behave the same.
	const desktop = language.prefix ? '@desktop @thorough' : '@desktop';

	test.describe(path, () => {
		test(`filters work at once: no reload, focus and scroll stay, the count is told ${desktop}`, async ({ page }) => {
			await openPage(page, path);
			await mark(page);
			const all = await found(page);
			await page.evaluate(() => scrollTo(0, 700));
			const drop = await openFilter(page, language.type);
			const villa = drop.getByRole('checkbox', { name: language.villa });
			const promised = numberIn(await villa.locator('xpath=..').locator('small').textContent());
			await villa.check();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect.poll(() => found(page)).toBe(promised);
			expect(promised).toBeLessThan(all);
			await expect(villa).toBeFocused();
			await expect(villa).toBeChecked();
			await expect(drop.locator('> button')).toHaveAttribute('aria-expanded', 'true');
			expect(Math.abs((await page.evaluate(() => scrollY)) - 700)).toBeLessThan(100);
			await drop.getByRole('checkbox', { name: language.chalet }).check();
			await expect(page).toHaveURL(/\?type=chalet,villa$/);
			await expect.poll(() => found(page)).toBeGreaterThan(promised);
			expect(await isSameDocument(page)).toBe(true);
		});

		test(`typing an amount never fights the person ${desktop}`, async ({ page }) => {
			await openPage(page, path);
			const all = await found(page);
			await openFilter(page, language.price);
			const to = page.locator('input[name="price-to"]');
			await to.fill('8m');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ price: '-8000000' });
			await expect.poll(() => found(page)).toBeLessThan(all);
			await expect(to).toBeFocused();
			await page.keyboard.press('Shift+Tab');
			await expect(to).toHaveValue('8,000,000');
			await page.locator('select[name="sort"]').focus();
			await expect(to).toHaveCount(0);
			await expect(page.locator('.quick-filter [data-set]')).toHaveText([language.upTo]);
		});

		test(`who pays by instalments says so, over how many years and with how much down ${desktop}`, async ({ page }) => {
			await openPage(page, path);
			const all = await found(page);
			await page.getByRole('link', { name: language.allFilters }).filter({ visible: true }).click();
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			const tick = sheet.getByRole('checkbox', { name: language.byInstalments });
			await sheet.locator('details[data-section="extras"] > summary').click();
			await tick.check();
			await expect.poll(() => query(page)).toEqual({ instalments: 'yes' });
			await expect.poll(() => found(page)).toBeLessThan(all);
			const onPlans = await found(page);
			const years = sheet.locator('input[name="years"]');
			await years.fill('٧');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ instalments: 'yes', years: '7' });
			await years.fill('');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ instalments: 'yes' });
			await expect.poll(() => found(page)).toBe(onPlans);
			await years.fill('7');
			await sheet.locator('input[name="down-percent"]').fill('5%');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ instalments: 'yes', years: '7', 'down-percent': '5' });
			await tick.uncheck();
			await expect.poll(() => query(page)).toEqual({ years: '7', 'down-percent': '5' });
			await expect(tick).toBeDisabled();
			await expect(tick).toBeChecked();
			await page.keyboard.press('Escape');
			await page.getByRole('link', { name: language.sevenYears }).click();
			await expect.poll(() => query(page)).toEqual({ 'down-percent': '5' });
			// At most 5 %: some plans have no down payment.
			await expect(results(page).first()).toContainText(/(?<!\d)[0-5]%/);
		});

		test(`what is ticked while results arrive is not taken back by them ${desktop}`, async ({ page }) => {
			await openPage(page, path);
			const all = await found(page);
			await openFilter(page, language.type);
			const types = page.locator('.quick-panel input[name="type"]');
			await types.nth(0).check();
			await expect.poll(() => found(page)).toBeLessThan(all);
			const wasTakenBack = await page.evaluate(async () => {
				const [, second, third] = document.querySelectorAll<HTMLInputElement>('.quick-panel input[name="type"]');
				const arrived = Promise.withResolvers<void>();
				// The address changes before the page does: the third tick happens in between.
				history.pushState = (...state) => {
					delete (history as Partial<History>).pushState;
					history.pushState(...state);
					queueMicrotask(() => {
						third?.click();
						arrived.resolve();
					});
				};
				second?.click();
				await arrived.promise;
				let isTakenBack = false;
				for (let frame = 0; frame < 60; frame++) {
					await new Promise((resolve) => setTimeout(resolve));
					isTakenBack ||= !third?.checked;
				}
				return isTakenBack;
			});
			expect(wasTakenBack).toBe(false);
			await expect.poll(() => query(page)).toEqual({ type: expect.stringMatching(/^[a-z_]+,[a-z_]+,[a-z_]+$/) });
		});

		test(`a number selected to be typed over stays selected when the results come ${desktop}`, async ({ page }) => {
			await openPage(page, path);
			const years = (await openFilter(page, language.pay)).locator('input[name="pay-years"]');
			await years.fill('٧');
			await page.keyboard.press('Enter');
			await years.selectText();
			await expect(years).toHaveValue('7');
			await page.keyboard.press('Delete');
			await expect(years).toHaveValue('');
		});

		test('Back closes the sheet and undoes what was chosen in it, as one step @phone', async ({ page }) => {
			await openPage(page, `${language.prefix}/careers`);
			await openPage(page, path);
			const all = await found(page);
			const open = page.getByRole('link', { name: language.allFilters });
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			await open.click();
			for (const type of ['villa', 'chalet']) {
				await sheet.locator(`input[value="${type}"]`).check();
				await expect(page).toHaveURL(new RegExp(`type=.*${type}`));
			}
			// Waits until the redirect is processed.
			await page.waitForFunction(() => history.state?.usr?.filtersOpenedOn !== undefined);
			await page.goBack();
			await expect(sheet).toBeHidden();
			await page.goForward();
			await expect(sheet.locator('input[value="villa"]')).toBeChecked();
			// The server redirects to the canonical amount.
			await sheet.locator('input[name="price-to"]').fill('90m');
			await page.keyboard.press('Tab');
			await expect(page).toHaveURL(/price=-90000000/);
			await expect(sheet).toBeVisible();
			await page.goBack();
			await expect(sheet).toBeHidden();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect.poll(() => found(page)).toBe(all);
			await expect(open).toBeFocused();
			// A sheet without changes leaves no history entry.
			await open.click();
			await sheet.getByRole('button', { name: language.close }).click();
			await expect(sheet).toBeHidden();
			await page.goBack();
			await expect(page).toHaveURL(new RegExp(`${language.prefix}/careers$`));
		});

		test('the mode is the first control of the sheet, and changes in it @phone', async ({ page }) => {
			await openPage(page, `${path}?location=1001&price=-9000000`);
			await page.getByRole('link', { name: language.allFilters }).click();
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			const rent = sheet.getByRole('navigation', { name: language.looking }).getByRole('link', { name: language.rent });
			const promised = numberIn(await rent.locator('small').textContent());
			await rent.click();
			await expect.poll(() => query(page)).toEqual({ purpose: 'rent', location: '1001' });
			await expect.poll(async () => numberIn(await sheet.locator('footer').getByRole('button').textContent())).toBe(promised);
			await expect(sheet.locator('input[name="period"][value="month"]')).toBeVisible();
			await expect(sheet.locator('input[name="delivery"]')).toHaveCount(0);
			await page.waitForFunction(() => history.state?.usr?.filtersOpenedOn !== undefined);
			await page.goBack();
			await expect(sheet).toBeHidden();
			await expect.poll(() => query(page)).toEqual({ location: '1001', price: '-9000000' });
		});

		test('bedrooms are so many or more, or exactly so many @phone', async ({ page }) => {
			await openPage(page, path);
			await page.getByRole('link', { name: language.allFilters }).click();
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			const rooms = sheet.locator('[data-section="rooms"]');
			await rooms.locator('input[value="3"]').check();
			await expect.poll(() => query(page)).toEqual({ bedrooms: '3,4,5' });
			await expect(rooms.locator('.sheet-head')).toContainText(language.threeOrMore);
			await rooms.getByRole('switch', { name: language.orMore }).click();
			await expect.poll(() => query(page)).toEqual({ bedrooms: '3' });
			await rooms.locator('input[value="2"]').check();
			await expect.poll(() => query(page)).toEqual({ bedrooms: '2' });
			await rooms.locator('input[value=""]').check();
			await expect.poll(() => query(page)).toEqual({});
			await expect(rooms.getByRole('checkbox', { checked: true })).toHaveCount(1);
		});

		test('a price is typed, taken from the usual ones, or moved along its histogram @phone', async ({ page }) => {
			await openPage(page, path);
			await page.getByRole('link', { name: language.allFilters }).click();
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			const price = sheet.locator('[data-section="price"]');
			await price.getByRole('button', { name: language.upToThree }).click();
			await expect.poll(() => query(page)).toEqual({ price: '-3000000' });
			await expect(price.locator('input[name="price-to"]')).toHaveValue('3,000,000');
			const readHeights = () =>
				price.locator('.histogram-bars i').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).blockSize));
			const heights = await readHeights();
			// Results that arrive at that moment reset the handle.
			await expect(async () => {
				await price.locator('input[type="range"]').last().press('ArrowRight');
				await expect.poll(() => query(page), { timeout: 5000 }).not.toEqual({ price: '-3000000' });
			}).toPass();
			expect(await readHeights()).toEqual(heights);
			await price.locator('input[name="price-to"]').fill('7.5m');
			await expect(price.locator('output').last()).toHaveText(/7\.5/);
			await page.keyboard.press('Tab');
			await expect.poll(() => query(page)).toEqual({ price: '-7500000' });
		});

		test('nothing moves under the finger: sections stay folded, and what brings nothing stays in its place @phone', async ({ page }) => {
			await openPage(page, path);
			await page.getByRole('link', { name: language.allFilters }).click();
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			const types = () => sheet.locator('input[name="type"]').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
			await expect(sheet).toBeVisible();
			const before = await types();
			expect(before).toContain('cabin');
			await sheet.locator('input[name="delivery"][value="ready"]').check();
			await expect.poll(() => query(page)).toEqual({ delivery: 'ready' });
			await sheet.locator('input[name="type"][value="cabin"]').check();
			await expect.poll(() => query(page)).toEqual({ type: 'cabin', delivery: 'ready' });
			expect(await types()).toEqual(before);
			await expect(sheet.locator('details[open]')).toHaveCount(0);
			await expect(sheet.locator('input:disabled').filter({ visible: true }).first()).toBeVisible();
		});

		test('all filters in a sheet, with the live count on its button @phone', async ({ page }) => {
			await openPage(page, path);
			await mark(page);
			await page.getByRole('link', { name: language.allFilters }).click();
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			await expect(sheet).toBeVisible();
			const show = sheet.locator('footer').getByRole('button');
			const all = numberIn(await show.textContent());
			const villa = sheet.locator('input[value="villa"]');
			const promised = numberIn(await villa.locator('xpath=..').locator('small').textContent());
			await villa.check();
			await expect.poll(async () => numberIn(await show.textContent())).toBe(promised);
			expect(promised).toBeLessThan(all);
			await expect(sheet).toBeVisible();
			await expect(villa).toBeChecked();
			await expect(villa).toBeFocused();
			await expect(page).toHaveURL(/\?type=villa$/);
			await show.click();
			await expect(sheet).toBeHidden();
			expect(await found(page)).toBe(promised);
			expect(await isSameDocument(page)).toBe(true);
			await page.getByRole('link', { name: language.allFilters }).click();
			await sheet.getByRole('link', { name: language.clear }).click();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect.poll(async () => numberIn(await show.textContent())).toBe(all);
			await sheet.getByRole('button', { name: language.close }).click();
			await expect(sheet).toBeHidden();
		});
	});
}

for (const prefix of ['', '/ar'])
	test(`a price is whole in the bar of a small desk, and nothing lies over another at ${prefix}/search @desktop`, async ({ page }) => {
		await page.setViewportSize({ width: 1024, height: 700 });
		await openPage(page, `${prefix}/search?price=1250000-12500000`);
		const bar = await page.locator('.search-bar').evaluate((element) => {
			const boxes = [...element.querySelectorAll('.quick-filter, .bar-button')].filter((box) => box.checkVisibility());
			const sides = boxes.map((box) => box.getBoundingClientRect()).sort((a, b) => a.left - b.left);
			const price = element.querySelector('[data-filter=price] b');
			return {
				covered: sides.filter(({ left }, index) => left < (sides[index - 1]?.right ?? 0) - 1).length,
				isCut: price === null || price.scrollWidth > price.clientWidth,
			};
		});
		expect(bar).toEqual({ covered: 0, isCut: false });
	});
