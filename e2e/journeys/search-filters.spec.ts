import { test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { expect, found, isSameDocument, languages, mark, numberIn, openFilter, query, results } from '../search-page.ts';

for (const language of languages) {
	const path = `${language.prefix}/search`;

	// At a desk the other language is the same journey.
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
			await expect(drop.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
			expect(Math.abs((await page.evaluate(() => scrollY)) - 700)).toBeLessThan(100);
			await drop.getByRole('checkbox', { name: language.chalet }).check();
			await expect(page).toHaveURL(/\?type=chalet,villa$/);
			await expect.poll(() => found(page)).toBeGreaterThan(promised);
			expect(await isSameDocument(page)).toBe(true);
		});

		test(`typing an amount never fights the person ${desktop}`, async ({ page }) => {
			await openPage(page, `${path}`);
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
			await page.keyboard.press('Tab');
			await page.keyboard.press('Tab');
			await expect(to).toHaveCount(0);
			await expect(page.locator('.quick-filter [data-set]')).toHaveText([language.upTo]);
		});

		test(`who pays by instalments says so, over how many years and with how much down ${desktop}`, async ({ page }) => {
			await openPage(page, `${path}`);
			const all = await found(page);
			await openFilter(page, language.pay);
			const tick = page.getByRole('checkbox', { name: language.byInstalments });
			await tick.check();
			await expect.poll(() => query(page)).toEqual({ instalments: 'yes' });
			await expect.poll(() => found(page)).toBeLessThan(all);
			const onPlans = await found(page);
			const years = page.locator('input[name="years"]');
			await years.fill('٧');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ instalments: 'yes', years: '7' });
			await years.fill('');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ instalments: 'yes' });
			await expect.poll(() => found(page)).toBe(onPlans);
			await years.fill('7');
			await page.locator('input[name="down-percent"]').fill('5%');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ instalments: 'yes', years: '7', 'down-percent': '5' });
			await tick.uncheck();
			await expect.poll(() => query(page)).toEqual({ years: '7', 'down-percent': '5' });
			await expect(tick).toBeDisabled();
			await expect(tick).toBeChecked();
			await page.keyboard.press('Escape');
			await page.getByRole('link', { name: language.sevenYears }).click();
			await expect.poll(() => query(page)).toEqual({ 'down-percent': '5' });
			// At most 5%: some plans have no down payment at all.
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
				// The address is new before the page is: the third tick falls in between.
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
			await openPage(page, `${path}`);
			await openFilter(page, language.pay);
			const years = page.locator('input[name="years"]');
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
				await sheet.locator('details', { has: page.locator('summary', { hasText: language.type }) }).evaluate((group) => {
					(group as HTMLDetailsElement).open = true;
				});
				await sheet.locator(`input[value="${type}"]`).check();
				await expect(page).toHaveURL(new RegExp(`type=.*${type}`));
			}
			// The page has taken in where the server sent it.
			await page.waitForFunction(() => history.state?.usr?.filtersOpenedOn !== undefined);
			await page.goBack();
			await expect(sheet).toBeHidden();
			await page.goForward();
			await expect(sheet.locator('input[value="villa"]')).toBeChecked();
			// The server writes this amount otherwise and sends the page on.
			await sheet.locator('input[name="price-to"]').fill('90m');
			await page.keyboard.press('Tab');
			await expect(page).toHaveURL(/price=-90000000/);
			await expect(sheet).toBeVisible();
			await page.goBack();
			await expect(sheet).toBeHidden();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect.poll(() => found(page)).toBe(all);
			await expect(open).toBeFocused();
			// A sheet that changed nothing is no step.
			await open.click();
			await sheet.getByRole('button', { name: language.close }).click();
			await expect(sheet).toBeHidden();
			await page.goBack();
			await expect(page).toHaveURL(new RegExp(`${language.prefix}/careers$`));
		});

		test('all filters in a sheet, with the live count on its button @phone', async ({ page }) => {
			await openPage(page, path);
			await mark(page);
			await page.getByRole('link', { name: language.allFilters }).click();
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			await expect(sheet).toBeVisible();
			const show = sheet.locator('footer').getByRole('button');
			const all = numberIn(await show.textContent());
			const type = sheet.locator('details', { has: page.locator('summary', { hasText: language.type }) });
			if ((await type.getAttribute('open')) === null) await type.locator('summary').click();
			const villa = type.locator('input[value="villa"]');
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
