import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript every part of the shell works', async ({ page, isMobile }) => {
	await page.goto('/');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	if (isMobile) {
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
	} else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
	await expect(page).toHaveURL(/\/blog$/);
	await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
	await expect(page).toHaveURL(/\/ar\/blog$/);
	await page.goto('/en/search');
	await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2', exact: true }).click();
	await expect(page).toHaveURL(/page=2/);
	await page.locator('article a').first().click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
