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
		looking: 'What are you looking for?',
		buy: 'Buy',
		rent: /^Rent/,
		commercial: /^Commercial/,
	},
	{
		prefix: '/ar',
		apply: 'تطبيق',
		type: 'النوع',
		allFilters: /^كل الفلاتر/,
		next: 'التالي',
		words: 'فيلا بحمام سباحة في الساحل استلام فوري',
		sort: 'الأقل سعرًا',
		looking: 'ما الذي تبحث عنه؟',
		buy: 'شراء',
		rent: /^إيجار/,
		commercial: /^تجاري/,
	},
] as const;

const chosen = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const found = async (page: Page) => Number((await page.locator('main header').getByRole('status').textContent())?.replace(/\D/g, ''));

for (const { prefix, apply, type, allFilters, next, words, sort, looking, buy, rent, commercial } of languages) {
	const path = `${prefix}/search`;

	test(`${path}: a filter of the bar leads to its place among all of them @desktop`, async ({ page }) => {
		await page.goto(`${path}`);
		await page.locator('.quick-filter').getByRole('button', { name: type }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?view=filters#filter-type$`));
		await expect(page.locator('#filter-type')).toBeInViewport();
		for (const value of ['villa', 'chalet']) await page.locator(`#filter-type input[value="${value}"]`).check();
		const to = page.locator('input[name="price-to"]');
		await to.fill('cheap');
		await page.getByRole('button', { name: apply }).click();
		await expect(to).toHaveValue('cheap');
		await expect(to).toHaveAttribute('aria-invalid', 'true');
		await expect(to).toBeFocused();
		await expect(page.locator('#all-price-error')).toBeVisible();
		await expect(page.locator('#filter-type input[value="villa"]')).toBeChecked();
		await to.fill('٨ مليون');
		await page.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?type=chalet,villa&price=-8000000$`));
		await expect(page.locator('.quick-filter [data-set]')).toHaveCount(2);
	});

	test(`${path}: all filters are a page of their own`, async ({ page }) => {
		await page.goto(`${path}`);
		const before = await found(page);
		await page.getByRole('link', { name: allFilters }).filter({ visible: true }).click();
		await expect(page.getByRole('heading', { level: 1, name: allFilters })).toBeVisible();
		await expect(page.getByRole('navigation', { name: looking }).locator('[aria-current]')).toContainText(buy);
		await page.locator('input[name="bedrooms"][value="3"]').check();
		await page.locator('input[name="size-from"]').fill('120');
		await page.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?bedrooms=3&size=120-$`));
		expect(await found(page)).toBeLessThan(before);
		expect(await found(page)).toBeGreaterThan(0);
	});

	test(`${path}: a resale by its over, with every payment on its page`, async ({ page }) => {
		await page.goto(`${path}?view=filters`);
		await page.locator('input[name="over-to"]').fill('٦٠٠ ألف');
		await page.locator('input[name="remaining"][value="yes"]').check();
		await page.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?over=-600000&remaining=yes$`));
		expect(await found(page)).toBeGreaterThan(0);
		await page.locator('main article a[href*="/properties/"]').first().click();
		await page.locator('#plan-payments').click();
		await expect(page.locator('#plan tbody tr').first()).toBeVisible();
	});

	test(`${path}: by instalments, in one form with the other means`, async ({ page }) => {
		await page.goto(`${path}?view=filters`);
		await page.locator('input[name="instalments"]').check();
		await page.locator('input[name="down"]').fill('٥٠٠ ألف');
		await page.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?down=500000&instalments=yes$`));
		const onPlans = await found(page);
		await page.goto(`${path}?down=500000&instalments=yes&view=filters`);
		await expect(page.locator('input[name="instalments"]')).toBeChecked();
		await page.locator('input[name="years"]').fill('8');
		await page.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?down=500000&instalments=yes&years=8$`));
		expect(await found(page)).toBeLessThan(onPlans);
		expect(await found(page)).toBeGreaterThan(0);
	});

	test(`${path}: buying, renting and commercial property are one link apart, each with how many it has`, async ({ page }) => {
		await page.goto(`${path}?location=1001&price=-9000000`);
		const segment = page.getByRole('navigation', { name: looking });
		for (const [name, written] of [
			[rent, '?purpose=rent&location=1001'],
			[commercial, '?purpose=rent&category=commercial&location=1001'],
		] as const) {
			const link = segment.getByRole('link', { name });
			const promised = Number((await link.locator('small').textContent())?.replace(/\D/g, ''));
			await link.click();
			await expect(page).toHaveURL(`${path}${written}`);
			expect(await found(page)).toBe(promised);
		}
	});

	test(`${path}: places are one tree of nested boxes`, async ({ page }) => {
		await page.goto(`${path}?view=filters`);
		const tree = page.locator('#filter-where');
		await expect(tree.getByRole('searchbox')).toHaveCount(0);
		const area = tree.locator('input[name="location"]').first().locator('xpath=../..').locator('input[name="area"]:enabled').first();
		await area.check();
		await tree.locator('input[name="location"]').first().check();
		await page.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${path}\\?location=\\d+&area=\\d+$`));
		const narrowed = await found(page);
		await page.goto(`${page.url()}&view=filters`);
		await expect(tree.locator('input[name="location"]:checked')).toHaveAttribute('data-part', '');
		await expect(tree.locator('.place-notes')).toContainText(String(narrowed));
	});

	test(`${path}: words are understood`, async ({ page }) => {
		await page.goto(path);
		await page.locator('input[name="q"]').fill(words);
		await page.locator('input[name="q"]').press('Enter');
		await expect(page).toHaveURL(/\?type=villa&/);
		expect(chosen(page)).toMatchObject({ type: 'villa', delivery: 'ready' });
	});

	test(`${path}: the order is chosen by its button`, async ({ page }) => {
		await page.goto(`${path}?type=villa`);
		await page.locator('select[name="sort"]').selectOption({ label: sort });
		await page.locator('main header').getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(/\?type=villa&sort=price$/);
	});

	test(`${path}: pages follow one another, every card leads to its home and to who answers`, async ({ page }) => {
		await page.goto(`${path}?type=chalet`);
		const total = await found(page);
		const seen = new Set<string>();
		for (let number = 1; ; number++) {
			const cards = page.locator('main [data-listing]');
			await expect(cards).toHaveCount(Math.min(24, total - (number - 1) * 24));
			for (const card of await cards.all()) seen.add((await card.getAttribute('data-listing')) ?? '');
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
