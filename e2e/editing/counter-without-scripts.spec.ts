import { expect, test } from '@playwright/test';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { cairoToday } from '#domain/cairo.ts';
import { type CounterHomes, makeCounterHomes, signInAtCounter } from '../counter-homes.ts';
import { admin } from '../system.ts';
import { languageShare } from '../thorough.ts';

test.use({ javaScriptEnabled: false });

let homes: CounterHomes;
test.beforeAll(async () => {
	homes = await makeCounterHomes();
});
test.afterAll(() => homes.remove());

for (const prefix of languageShare(['', '/ar'], 'ar'))
	test(`the counter works without a script at ${prefix || '/'}`, async ({ page }) => {
		const days = () =>
			Promise.all(
				homes.ids.map(
					async (id) => (await admin.get<{ price_checked_on: string }>(`/items/property/${id}?fields=price_checked_on`)).price_checked_on,
				),
			);
		await signInAtCounter(page, sampleStaff.editor, `${prefix}/admin/search?q=${homes.word}`);
		// The search from before signing in is kept.
		await expect(page.locator('input[name=q]')).toHaveValue(homes.word);
		await expect(page.locator('[data-row^=property-]')).toHaveCount(2);

		await page.locator(`[data-row=property-${homes.ids[0]}] [data-act=checked]`).click();
		expect(await days()).toContain(cairoToday());
		await page.locator('[data-act=undo]').click();
		expect(await days()).not.toContain(cairoToday());

		for (const id of homes.ids) await page.locator(`[data-row=property-${id}] [name=row]`).check();
		await page.locator('.counter-bar button[value=checked]').click();
		expect(await days()).not.toContain(cairoToday());
		await page.locator('.counter-bar button[value=checked]').click();
		expect(await days()).toEqual([cairoToday(), cairoToday()]);

		await page.locator('.counter-filters summary').click();
		await page.locator('select[name=state]').selectOption('sold');
		await page.locator('.counter-apply button').click();
		await expect(page).toHaveURL(/state=sold/);
		await expect(page.locator('.counter-nothing')).toBeVisible();
		await page.locator('.counter-apply a').click();
		await expect(page.locator('[data-row^=property-]')).toHaveCount(2);
	});
