import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

/** The form of the chosen tab. */
const form = (page: Page) => page.locator('[data-finder] form:visible');

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('the search box leads to the search, with what was chosen and nothing else', async ({ page }) => {
	await openPage(page, '/');
	await form(page).getByLabel('Where').selectOption({ label: 'Sheikh Zayed' });
	const location = await form(page).getByLabel('Where').inputValue();
	await form(page).getByLabel('Price').selectOption({ label: '5M – 10M' });
	await form(page).getByLabel('Bedrooms').selectOption({ label: '3 bedrooms' });
	await form(page)
		.getByRole('button', { name: /^Show [\d,]+ homes?$/ })
		.click();
	await expect(page).toHaveURL(/\/search\?/);
	await expect.poll(() => queryOf(page)).toEqual({ location, price: '5000000-10000000', bedrooms: '3' });
});

for (const { prefix, button } of [
	{ prefix: '', button: /^Show [\d,]+ homes?$|^Search$/ },
	{ prefix: '/ar', button: /^اعرض|^ابحث$/ },
])
	test(`${prefix || '/en'}: the button says how many homes what was chosen leaves`, async ({ page }) => {
		await openPage(page, prefix || '/');
		const show = form(page).getByRole('button', { name: button }).first();
		for (const [name, value] of [
			['type', 'villa'],
			['price', '20000000-50000000'],
		]) {
			const before = await show.textContent();
			await form(page)
				.locator(`select[name=${name}]`)
				.selectOption(value ?? '');
			await expect(show).not.toHaveText(before ?? '');
		}
		const promised = (await show.textContent())?.replace(/\D/g, '');
		await show.click();
		await expect(page).toHaveURL(/\/search\?/);
		await expect(page.locator('header [role=status]')).toContainText(promised ?? '?');
	});

test('who changes from buying to renting keeps place and type, and sees other prices', async ({ page }) => {
	await openPage(page, '/');
	const [buy, rent] = [page.locator('select[name=location]').nth(0), page.locator('select[name=location]').nth(1)];
	await expect(async () => {
		await buy.selectOption({ label: 'New Cairo' });
		await expect(rent).toHaveValue(await buy.inputValue(), { timeout: 500 });
	}).toPass();
	const location = await buy.inputValue();
	await form(page).getByLabel('Type').selectOption('apartment');
	await page.getByRole('radio', { name: 'Rent' }).check();
	await form(page).getByLabel('Monthly rent').selectOption({ label: 'Up to 15K' });
	await form(page).getByRole('button', { name: /^Show/ }).click();
	await expect(page).toHaveURL(/\/search\?/);
	await expect.poll(() => queryOf(page)).toEqual({ purpose: 'rent', location, type: 'apartment', price: '-15000' });
});

test('plain words are a second way in, in both languages', async ({ page }) => {
	await openPage(page, '/ar');
	await form(page).getByRole('searchbox').fill('شقة 3 غرف في التجمع');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/ar\/search\?/);
	await expect.poll(() => queryOf(page)).toMatchObject({ type: 'apartment', bedrooms: '3' });
});

test('the third tab leads to the launches', async ({ page }) => {
	await openPage(page, '/');
	await page.getByRole('radio', { name: /^Launches/ }).check();
	await page.getByRole('link', { name: /^Show \d+ launch/ }).click();
	await expect(page).toHaveURL(/\/launches$/);
});

test('who comes back within the site finds all of home again, in its language', async ({ page }) => {
	const headings = page.getByRole('main').getByRole('heading', { level: 2 });
	await expect(async () => {
		await openPage(page, '/ar');
		const before = await headings.allTextContents();
		expect(before.length).toBeGreaterThan(5);
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await page
			.getByRole('main')
			.getByRole('link', { name: /^كل المناطق/ })
			.click();
		await expect(page).toHaveURL(/\/ar\/locations$/);
		await page.getByRole('banner').getByRole('link').first().click();
		await expect(page).toHaveURL(/\/ar$/);
		await expect(headings).toHaveText(before);
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	}).toPass();
});
