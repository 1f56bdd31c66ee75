import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript the search box changes its form and leads to the search', async ({ page }) => {
	await page.goto('/');
	const form = page.locator('[data-finder] form:visible');
	await form.getByLabel('Where').selectOption({ label: 'Sheikh Zayed' });
	const location = await form.getByLabel('Where').inputValue();
	await form.getByLabel('Price').selectOption({ label: '5M – 10M' });
	await form.getByRole('button', { name: /^Show/ }).click();
	await expect(page).toHaveURL(/\/search\?/);
	const chosen = [...new URL(page.url()).searchParams].filter(([, value]) => value !== '');
	expect(Object.fromEntries(chosen)).toEqual({ location, price: '5000000-10000000' });

	await page.goto('/ar');
	await page.getByRole('radio', { name: 'إيجار' }).check();
	await expect(form.getByLabel('الإيجار الشهري')).toBeVisible();
	await form.getByRole('searchbox').fill('شقة في المعادي');
	await form.getByRole('button', { name: 'ابحث بهذه الكلمات' }).click();
	await expect(page).toHaveURL(/\/ar\/search\?purpose=rent&.*type=apartment/);

	await page.goto('/en');
	await page.getByRole('radio', { name: /^Launches/ }).check();
	await expect(form).toHaveCount(0);
	await page.getByRole('link', { name: /^Show \d+ launch/ }).click();
	await expect(page).toHaveURL(/\/launches$/);
});

test('without JavaScript what I can pay is a form that leads to the search', async ({ page }) => {
	await page.goto('/ar');
	await page.locator('.pay input[name="down"]').fill('١٫٥ مليون');
	await page.locator('.pay input[name="monthly"]').fill('٦٠ ألف');
	await page.locator('.pay').getByRole('button', { name: 'اعرض العقارات' }).click();
	await expect(page).toHaveURL(/\/ar\/search\?down=1500000&monthly=60000$/);
	await page.goto('/en');
	await page.locator('.pay input[name="monthly"]').fill('some');
	await page.locator('.pay').getByRole('button', { name: 'Show homes' }).click();
	await expect(page).toHaveURL(/monthly=some/);
	await expect(page.locator('main')).toContainText('We couldn’t read “Maximum monthly payment, EGP”');
});

test('without JavaScript every block of home is there to be read, under one heading', async ({ page }) => {
	for (const path of ['/', '/ar']) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
		expect(await page.locator('main article').count()).toBeGreaterThan(10);
	}
});
