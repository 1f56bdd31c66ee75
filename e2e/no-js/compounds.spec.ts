import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

/** Under construction, with clusters, updates and homes for sale. */
const COMPOUND = '/compounds/1002';

const words = {
	en: { prefix: '', all: 'Show all clusters', plan: 'Plan', cluster: /^Cluster \d+$/, built: /% built, seen on/, promised: /Promised for/ },
	ar: { prefix: '/ar', all: 'كل المجموعات', plan: 'المسقط', cluster: /^المجموعة \d+$/, built: /تم تنفيذ/, promised: /الموعد التعاقدي/ },
};

for (const [locale, say] of Object.entries(words)) {
	test(`${locale}: homes of a compound stand by type with size, price and plan`, async ({ page, request }) => {
		await page.goto(say.prefix + COMPOUND);
		const homes = page.locator('#homes');
		const types = homes.locator('details');
		expect(await types.count()).toBeGreaterThan(1);
		await expect(types.first().locator('tbody tr').first()).toBeVisible();
		await types.nth(1).locator('summary').click();
		const row = types.nth(1).locator('tbody tr').first();
		await expect(row).toContainText(/[\d,]{7,}/);
		const plan = await homes.getByRole('link', { name: say.plan }).first().getAttribute('href');
		expect((await request.get(plan ?? '')).headers()['content-type']).toMatch(/^image\//);
		await row.getByRole('link').first().click();
		await expect(page).toHaveURL(/\/properties\/\d+/);
	});

	test(`${locale}: a cluster of the master plan leads to its homes, and back to all`, async ({ page }) => {
		await page.goto(say.prefix + COMPOUND);
		const all = await page.locator('#homes tbody tr').count();
		const link = page.locator('#master-plan li').getByRole('link', { name: say.cluster }).first();
		const name = (await link.textContent()) ?? '';
		await link.click();
		await expect(page).toHaveURL(/\?cluster=\d+#homes$/);
		const rows = page.locator('#homes tbody tr');
		expect(await rows.count()).toBeLessThan(all);
		for (const row of await rows.all()) await expect(row).toContainText(name);
		await expect(page.locator('#master-plan [aria-current=true]')).toHaveText(name);
		await page.getByRole('link', { name: say.all }).click();
		await expect(page.locator('#homes tbody tr')).toHaveCount(all);
	});

	test(`${locale}: the plan itself can be tapped`, async ({ page }) => {
		await page.goto(say.prefix + COMPOUND);
		const spot = page.locator('#master-plan a[tabindex="-1"]').first();
		const target = await spot.getAttribute('href');
		const outline = await spot.evaluate((area) => getComputedStyle(area).clipPath);
		expect(outline).toContain('polygon');
		const corners = [...outline.matchAll(/([\d.]+)% ([\d.]+)%/g)].map(([, x, y]) => [Number(x), Number(y)]);
		// Inside the outline: between two opposite corners.
		const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [corners[1], corners.at(-2)];
		const { width = 0, height = 0 } = (await spot.boundingBox()) ?? {};
		await spot.click({ position: { x: (width * (ax + bx)) / 200, y: (height * (ay + by)) / 200 } });
		await expect(page).toHaveURL((url) => url.search === `?${target?.split('?')[1]?.split('#')[0]}`);
	});

	test(`${locale}: construction is dated, with photographs and the promise`, async ({ page }) => {
		await page.goto(say.prefix + COMPOUND);
		const construction = page.locator('#construction');
		await expect(construction.getByText(say.built).first()).toBeVisible();
		await expect(construction.getByText(say.promised)).toBeVisible();
		await expect(construction.getByRole('img').first()).toBeVisible();
		await construction.locator('summary').click();
		expect(await construction.getByText(say.built).count()).toBeGreaterThan(1);
	});

	test(`${locale}: a developer’s page sets what was given beside what was promised`, async ({ page }) => {
		await page.goto(`${say.prefix}/developers/1001`);
		const row = page.locator('#record tbody tr').first();
		await expect(row).toContainText(/20\d\d.*20\d\d/);
		await row.getByRole('link').click();
		await expect(page).toHaveURL(/\/compounds\/\d+/);
	});
}
