import { expect, test } from '@playwright/test';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { admin, readPassword } from '../system.ts';

let draft = 0;

test.beforeAll(async () => {
	const names = { en_US: 'Villa that nobody sees yet', ar_EG: 'فيلا لا يراها أحد بعد' };
	const translations = Object.entries(names).map(([languages_code, name]) => ({ languages_code, name }));
	const home = { status: 'draft', type: 'villa', purpose: 'sale', market: 'resale', area: 1001, price: 7_654_321, translations };
	draft = (await admin.post<{ id: number }>('/items/property', home)).id;
});
test.afterAll(() => admin.delete(`/items/property/${draft}`));

test('an editor looks at a draft in both languages, leaves it, and comes back', async ({ page }) => {
	await page.goto('/admin/search');
	await page.locator('[name=account]').fill(sampleStaff.editor);
	await page.locator('[name=password]').fill(readPassword(sampleStaff.editor));
	await page.locator('main button[type=submit]').click();
	await expect(page.locator('input[name=q]')).toBeVisible();

	for (const { locale, title, state, missing, studio } of [
		{ locale: 'en', title: 'Only staff see this', state: 'Draft', missing: 'Photographs', studio: 'Open in Studio' },
		{ locale: 'ar', title: 'لا يراه إلا فريق العمل', state: 'مسودة', missing: 'الصور', studio: 'افتح في لوحة الفريق' },
	]) {
		const told = page.waitForResponse(/\/preview\.json/);
		await page.goto(`/${locale}/properties/${draft}?preview=true`);
		const banner = page.getByRole('complementary', { name: title });
		await expect(banner).toContainText(state);
		await expect(banner).toContainText(missing);
		await expect(banner.getByRole('link', { name: studio })).toHaveAttribute('href', new RegExp(`/admin/content/property/${draft}$`));
		expect(await (await told).json()).toMatchObject({ title: expect.stringContaining(title) });
		await expect(page.locator('h1')).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

		await page.locator('footer a[href$="/our-process"]').click();
		await expect(page).toHaveURL(/our-process$/);
		await expect(banner).toHaveCount(0);
		const again = page.waitForResponse(/\/preview\.json/);
		await page.goBack();
		await again;
		await expect(banner).toContainText(state);
	}
});
