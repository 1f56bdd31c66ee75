import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const complaintsOf = (page: Page): string[] => {
	const complaints: string[] = [];
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(error.message));
	return complaints;
};

test('from card to card every page is redrawn in the same document', async ({ page }) => {
	const complaints = complaintsOf(page);
	await openPage(page, '/compounds/more');
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	for (let step = 0; step < 3; step++) {
		const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
		const card = page.getByRole('main').locator('article h3 a').last();
		const address = new URL((await card.getAttribute('href')) ?? '', page.url()).pathname;
		await card.click();
		await expect(page).toHaveURL((url) => url.pathname === encodeURI(decodeURI(address)));
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
		await expect(page.getByRole('main').locator('article h3 a').first()).toBeAttached();
	}
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	expect(complaints).toEqual([]);
});

test('the list of compounds is narrowed and ordered by its drop-downs, and the address says so', async ({ page }) => {
	await openPage(page, '/ar/compounds/more?page=2');
	await page.getByLabel('المنطقة').selectOption({ label: 'القاهرة الجديدة' });
	await expect(page).toHaveURL(/\?location=\d+$/);
	await expect(page.getByRole('heading', { name: /^14 كمبوندًا$/ })).toBeVisible();
	await page.getByLabel('الترتيب').selectOption({ label: 'الأقل سعرًا' });
	await expect(page).toHaveURL(/\?location=\d+&sort=price$/);
	await page.getByRole('link', { name: 'مسح الفلاتر' }).click();
	await expect(page.getByRole('heading', { name: '60 كمبوندًا' })).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel('المنطقة').locator('option:checked')).toHaveText('القاهرة الجديدة');
});

test('the blog is read by topic, and an article by its contents @desktop', async ({ page }) => {
	await openPage(page, '/blog');
	await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Finishing' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Finishing' })).toBeVisible();
	await page.getByRole('main').locator('article h3 a').first().click();
	const contents = page.getByRole('navigation', { name: 'In this article' });
	const part = contents.getByRole('link').last();
	const heading = await part.textContent();
	await part.click();
	await expect(page.getByRole('heading', { level: 2, name: heading ?? '' })).toBeInViewport();
});

test('a launch has as many days left on its page as in the list', async ({ page }) => {
	await openPage(page, '/launches');
	const card = page.getByRole('main').locator('article').filter({ hasText: 'until prices open' }).first();
	const days = /\d+\s*days/.exec((await card.textContent()) ?? '')?.[0].replace(/\s+/, ' ') ?? 'days';
	await card.locator('h3 a').click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('main').locator('p', { hasText: 'until prices open' }).first()).toContainText(
		new RegExp(days.replace(' ', '\\s*')),
	);
});

test('a range in Arabic is drawn as its digits are read, whatever keeps it in order', async ({ page }) => {
	await openPage(page, '/ar/locations/1001');
	const range = page.locator('section:has(#metre-prices) bdi', { hasText: '–' }).first();
	await range.scrollIntoViewIfNeeded();
	await page.evaluate(async () => (await document.fonts.ready).status);
	const drawn = await range.screenshot({ animations: 'disabled' });
	await range.evaluate((element) => {
		element.setAttribute('dir', 'rtl');
		element.textContent = element.textContent.replaceAll(/[^\d,–]/g, '');
	});
	expect(drawn.equals(await range.screenshot({ animations: 'disabled' }))).toBe(true);
});
