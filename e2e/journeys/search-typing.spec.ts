import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { found, languages, numberIn, openFilter, query } from '../search-page.ts';
import { languageShare } from '../thorough.ts';

const amounts = ['5m', '٥ مليون'] as const;
const steps = (page: Page) => page.evaluate(() => history.length);
const countOn = async (button: Locator) => numberIn(await button.textContent());

for (const [index, language] of languageShare([...languages.entries()], 'ar')) {
	const path = `${language.prefix}/search`;
	const amount = amounts[index] ?? '5m';

	async function openSheet(page: Page) {
		await openPage(page, path);
		await page.getByRole('link', { name: language.allFilters }).click();
		const sheet = page.getByRole('dialog', { name: language.allFilters });
		await expect(sheet).toBeVisible();
		await page.waitForFunction(() => history.state?.usr?.filtersOpenedOn !== undefined);
		return { sheet, to: sheet.locator('input[name="price-to"]'), show: sheet.locator('footer').getByRole('button').last() };
	}

	for (const typed of ['5000000', amount])
		test(`${path}: ${typed} typed into the sheet is not lost by the person who goes straight on to its button @phone`, async ({ page }) => {
			const { sheet, to, show } = await openSheet(page);
			const all = await found(page);
			await to.pressSequentially(typed);
			await show.tap();
			await expect(sheet).toBeHidden();
			await expect.poll(() => query(page)).toEqual({ price: '-5000000' });
			await expect.poll(() => found(page)).toBeLessThan(all);
			await expect(sheet).toBeHidden();
			// A single history entry.
			await page.goBack();
			await expect.poll(() => query(page)).toEqual({});
			await expect(sheet).toBeHidden();
			await expect.poll(() => found(page)).toBe(all);
		});

	test(`${path}: nor by who closes the sheet with Escape or its cross @phone`, async ({ page }) => {
		const { sheet, to } = await openSheet(page);
		await to.pressSequentially(amount);
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect.poll(() => query(page)).toEqual({ price: '-5000000' });
		await page.getByRole('link', { name: language.allFilters }).click();
		await expect(to).toHaveValue('5,000,000');
		await to.fill('');
		await sheet.getByRole('button', { name: language.close }).tap();
		await expect(sheet).toBeHidden();
		await expect.poll(() => query(page)).toEqual({});
	});

	test(`${path}: a typed amount counts on the button before it is tapped, and stays as it is typed @phone`, async ({ page }) => {
		const { sheet, to, show } = await openSheet(page);
		const all = await countOn(show);
		const before = await steps(page);
		await to.pressSequentially(amount);
		await expect.poll(() => countOn(show)).toBeLessThan(all);
		await expect.poll(() => query(page)).toEqual({ price: '-5000000' });
		const counted = await countOn(show);
		await expect(to).toBeFocused();
		await expect(to).toHaveValue(amount);
		// The caret stays where it is.
		await to.evaluate((field: HTMLInputElement) => field.setSelectionRange(0, 0));
		await page.keyboard.type('4');
		await expect.poll(() => query(page)).toEqual({ price: '-45000000' });
		await expect.poll(() => countOn(show)).toBeGreaterThan(counted);
		expect(await to.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1);
		expect(await steps(page)).toBe(before);
		// The ends are not swapped while typing.
		await sheet.locator('input[name="price-from"]').fill('7');
		await expect(to).toHaveValue('45,000,000');
		const pay = sheet.locator('.pay');
		await pay.locator('input[name="down"]').fill('1m');
		await expect.poll(() => query(page)).toMatchObject({ down: '1000000' });
		await expect.poll(async () => (await countOn(pay.locator('.pay-result strong'))) - (await countOn(show))).toBe(0);
	});

	test(`${path}: a place ticked last is not lost by closing both dialogs at once @phone`, async ({ page }) => {
		const { sheet } = await openSheet(page);
		await sheet.locator('.place-opener').click();
		const places = sheet.locator('dialog.place-dialog');
		await places.locator('input[type="checkbox"]:enabled').filter({ visible: true }).first().check();
		await places.locator('footer button').tap();
		await sheet.locator('footer').getByRole('button').last().tap();
		await expect(sheet).toBeHidden();
		await expect.poll(() => Object.keys(query(page))).toHaveLength(1);
	});

	test(`${path}: at a desk it counts while it is typed, in one step, and is not lost by a click elsewhere @desktop`, async ({ page }) => {
		await openPage(page, path);
		const all = await found(page);
		const before = await steps(page);
		await openFilter(page, language.price);
		const to = page.locator('input[name="price-to"]');
		await to.pressSequentially('500000');
		await expect.poll(() => query(page)).toEqual({ price: '-500000' });
		await to.pressSequentially('0');
		await expect.poll(() => query(page)).toEqual({ price: '-5000000' });
		await expect.poll(() => found(page)).toBeLessThan(all);
		await expect(to).toHaveValue('5000000');
		// Such a low amount may be a rent, or the start of a larger one.
		await to.fill('5000');
		await expect(to).toHaveAttribute('data-counts-typed', 'false');
		await to.fill('5000000');
		await page.keyboard.press('Tab');
		await expect(to).toHaveValue('5,000,000');
		expect(await steps(page)).toBe(before + 1);
		await to.fill('6m');
		await page.mouse.click(4, 600);
		await expect(to).toHaveCount(0);
		await expect.poll(() => query(page)).toEqual({ price: '-6000000' });
	});

	test(`${path}: what is typed while results are on their way is not counted by them @desktop`, async ({ page }) => {
		await openPage(page, path);
		const all = await found(page);
		await openFilter(page, language.price);
		const to = page.locator('input[name="price-to"]');
		const answer = Promise.withResolvers<void>();
		await page.route(/search\.data/, async (route) => {
			await answer.promise;
			await route.continue();
		});
		const asked = page.waitForRequest(/price=-5000000/);
		await to.pressSequentially('5000000');
		await asked;
		await to.press('Control+A');
		await to.pressSequentially('5000');
		answer.resolve();
		await expect.poll(() => found(page)).toBeLessThan(all);
		expect(query(page)).toEqual({ price: '-5000000' });
		await expect(to).toHaveAttribute('data-counts-typed', 'false');
		await page.keyboard.press('Tab');
		await expect.poll(() => query(page)).toMatchObject({ price: '-5000' });
	});
}
