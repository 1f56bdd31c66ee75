import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('lists are narrowed by a button where there is no JavaScript', async ({ page }) => {
	await page.goto('/en/compounds/more');
	await page.getByLabel('Location').selectOption({ label: 'New Cairo' });
	await page.getByRole('button', { name: 'Apply' }).click();
	await expect(page).toHaveURL(/location=\d+/);
	await expect(page.getByRole('heading', { name: '14 compounds' })).toBeVisible();
	await expect(page.getByLabel('Location').locator('option:checked')).toHaveText('New Cairo');
});

test('a compound reads whole: types, plans, every payment', async ({ page }) => {
	await page.goto('/en/compounds/1001');
	await expect(page.getByRole('heading', { name: 'Units for sale' })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Payment plan' })).toBeVisible();
	await page.getByText('All payments, with their dates').first().click();
	await expect(
		page
			.getByRole('table')
			.filter({ hasText: /20\d\d/ })
			.first(),
	).toBeVisible();
});
