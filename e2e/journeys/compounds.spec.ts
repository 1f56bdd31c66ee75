import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

for (const prefix of ['', '/ar'])
	test(`${prefix || '/en'}: a cluster narrows the homes of a compound without leaving it, and back widens them`, async ({ page }) => {
		await openPage(page, `${prefix}/compounds/1002`);
		const rows = page.locator('#homes tbody tr');
		const all = await rows.count();
		const link = page.locator('#master-plan li').getByRole('link').first();
		const name = (await link.textContent()) ?? '';
		await link.focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\?cluster=\d+#homes$/);
		await expect(page.locator('#master-plan [aria-current=true]')).toHaveText(name);
		expect(await rows.count()).toBeLessThan(all);
		await page.goBack();
		await expect(rows).toHaveCount(all);
	});

test('the plan opens large in the gallery', async ({ page }) => {
	await openPage(page, '/compounds/1002');
	await page.getByRole('link', { name: 'Enlarge the plan' }).click();
	await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
});

test('the map opens in its place, from what comes when it is asked for', async ({ page }) => {
	await openPage(page, '/compounds/1002');
	const section = page.locator('#location');
	await section.getByRole('button', { name: 'Open the map' }).click();
	// Software rendering makes maps slow.
	await expect(section.locator('.maplibregl-canvas')).toBeVisible({ timeout: 90_000 });
	await expect(section.getByRole('button', { name: 'Open the map' })).toHaveCount(0);
});

test('a gallery that does not come leads to the photograph itself @pictures', async ({ page }) => {
	await page.route(/\.data(?:\?|$)/, (route) => route.abort());
	await openPage(page, '/compounds/1002');
	await page.locator('#photos [data-opens="0"]').first().click();
	await expect(page).toHaveURL(/\/_images\/2048\//);
});
