import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const path = '/for-sale/apartments/new-cairo';
const asked = 'type=apartment&location=\\d+';

test('the filters of a landing page are set, and another one makes it a search @desktop', async ({ page }) => {
	await openPage(page, path);
	await page.locator('.quick-filter').getByRole('button', { name: 'Bedrooms' }).click();
	await page.locator('.quick-panel').getByText('3', { exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/search\\?${asked}&bedrooms=3,4,5$`));
	await expect(page.locator('.quick-panel'), 'stays open for the next choice').toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect(page.getByRole('heading', { level: 1, name: 'Apartments for sale in New Cairo' })).toBeVisible();
});

test('all filters open on the search of a landing page; closing them leads back to it', async ({ page }) => {
	await openPage(page, path);
	await page
		.getByRole('link', { name: /^All filters/ })
		.or(page.getByRole('button', { name: /^All filters/ }))
		.filter({ visible: true })
		.click();
	const sheet = page.getByRole('dialog', { name: 'All filters' });
	await expect(sheet).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`/search\\?${asked}$`));
	await expect(sheet.locator('input[name="type"][value="apartment"]')).toBeChecked();
	await sheet.getByRole('button', { name: 'Close' }).click();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a landing page leads to the next without a new document, and its switch to the other language', async ({ page }) => {
	await openPage(page, path);
	await page.evaluate(() => {
		document.documentElement.dataset['kept'] = '';
	});
	await page.getByRole('navigation', { name: 'More searches like this' }).getByRole('link', { name: '3 bedrooms', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: '3-bedroom apartments for sale in New Cairo' })).toBeVisible();
	await expect(page.locator('html[data-kept]')).toHaveCount(1);
	await expect(page).toHaveTitle(/^3-bedroom apartments for sale in New Cairo/);
	await page.goto('/ar/للبيع/شقق/القاهرة-الجديدة/3-غرف');
	await expect(page.locator('a[hreflang="en-US"]').first()).toHaveAttribute('href', '/en/for-sale/apartments/new-cairo/3-bedrooms');
});
