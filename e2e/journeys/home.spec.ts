import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const { path, lang, dir, other } of [
	{ path: '/', lang: 'en-US', dir: 'ltr', other: { name: 'العربية', lang: 'ar-EG' } },
	{ path: '/ar', lang: 'ar-EG', dir: 'rtl', other: { name: 'English', lang: 'en-US' } },
]) {
	test(`home in ${lang} says its language and leads to the other`, async ({ page }) => {
		await page.goto(path);
		await expect(page.locator('html')).toHaveAttribute('lang', lang);
		await expect(page.locator('html')).toHaveAttribute('dir', dir);
		expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
		await page.getByRole('link', { name: other.name }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
	});
}
