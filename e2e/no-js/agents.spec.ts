import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const { prefix, apply, clear } of [
	{ prefix: '', apply: 'Apply', clear: 'Clear filters' },
	{ prefix: '/ar', apply: 'تطبيق', clear: 'مسح الفلاتر' },
])
	test(`without JavaScript agents at ${prefix}/agents are narrowed down by area and language @phone`, async ({ page }) => {
		await page.goto(`${prefix}/agents`);
		const cards = page.locator('main article');
		const all = await cards.count();
		await page.locator('select[name=language]').selectOption('fr');
		await page.getByRole('button', { name: apply }).tap();
		await expect(page).toHaveURL(/\/agents\?area=&language=fr$/);
		await expect(page.locator('select[name=language]')).toHaveValue('fr');
		const some = await cards.count();
		expect(some).toBeGreaterThan(0);
		expect(some).toBeLessThan(all);
		await page.getByRole('link', { name: clear }).tap();
		await expect(page).toHaveURL(/\/agents$/);
		await expect(cards).toHaveCount(all);
	});
