import { expect, type Page, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const languages = [
	{
		prefix: '',
		apply: 'Apply',
		type: 'Type',
		allFilters: /^All filters/,
		next: 'Next',
		words: 'villa with pool north coast ready to move',
		sort: 'Lowest price',
	},
	{
		prefix: '/ar',
		apply: 'تطبيق',
		type: 'النوع',
		allFilters: /^كل الفلاتر/,
		next: 'التالي',
		words: 'فيلا بحمام سباحة في الساحل استلام فوري',
		sort: 'الأقل سعرًا',
	},
] as const;

const chosen = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const found = async (page: Page) => Number((await page.locator('main header').getByRole('status').textContent())?.replace(/\D/g, ''));

for (const { prefix, apply, type, allFilters, next, words, sort } of languages) {
	const path = `${prefix}/search`;

	test(`${path}: a quick filter is applied by its button @desktop`, async ({ page }) => {
		await page.goto(path);
		const drop = page.locator('form details', { has: page.locator('summary', { hasText: type }) });
		await drop.locator('summary').click();
		for (const value of ['villa', 'chalet']) await drop.locator(`input[value="${value}"]`).check();
		await drop.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?type=chalet,villa$`));
		await expect(drop.locator('input[value="villa"]')).toBeChecked();
		const price = page.locator('form details', { has: page.locator('input[name="price-to"]') });
		await price.locator('summary').click();
		await price.locator('input[name="price-to"]').fill('٨ مليون');
		await price.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(/\?type=chalet,villa&price=-8000000$/);
	});

	test(`${path}: all filters are a page of their own`, async ({ page }) => {
		await page.goto(`${path}?purpose=sale`);
		const before = await found(page);
		await page.getByRole('link', { name: allFilters }).filter({ visible: true }).click();
		await expect(page.getByRole('heading', { level: 1, name: allFilters })).toBeVisible();
		await expect(page.locator('input[name="purpose"][value="sale"]')).toBeChecked();
		await page.locator('input[name="bedrooms"][value="3"]').check();
		await page.locator('input[name="size-from"]').fill('120');
		await page.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?purpose=sale&bedrooms=3&size=120-$`));
		expect(await found(page)).toBeLessThan(before);
		expect(await found(page)).toBeGreaterThan(0);
	});

	test(`${path}: words are understood`, async ({ page }) => {
		await page.goto(path);
		await page.locator('input[name="q"]').fill(words);
		await page.locator('input[name="q"]').press('Enter');
		await expect(page).toHaveURL(/\?type=villa&/);
		expect(chosen(page)).toMatchObject({ type: 'villa', delivery: 'ready' });
	});

	test(`${path}: the order is chosen by its button`, async ({ page }) => {
		await page.goto(`${path}?purpose=sale&type=villa`);
		await page.locator('select[name="sort"]').selectOption({ label: sort });
		await page.locator('main header').getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(/\?purpose=sale&type=villa&sort=price$/);
	});

	test(`${path}: pages follow one another, every card leads to its home and to who answers`, async ({ page }) => {
		await page.goto(`${path}?type=chalet`);
		const total = await found(page);
		const seen = new Set<string>();
		for (let number = 1; ; number++) {
			const cards = await page.locator('main [data-listing]').all();
			for (const card of cards) seen.add((await card.getAttribute('data-listing')) ?? '');
			expect(seen.size).toBe(Math.min(total, number * 24));
			if (seen.size === total) break;
			await page.getByRole('link', { name: next, exact: true }).click();
			await expect(page).toHaveURL(new RegExp(`page=${number + 1}$`));
		}
		const card = page.locator('main article').first();
		await expect(card.locator('img')).toHaveCount(1);
		await expect(card.locator('.card-ways a')).toHaveCount(2);
		const home = await card.locator('h3 a').getAttribute('href');
		await card.locator('h3 a').click();
		await expect(page).toHaveURL((url) => decodeURI(url.pathname) === home);
	});
}
