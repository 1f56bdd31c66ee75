import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const PROPERTY = '/properties/1011';

test('without JavaScript every photograph can be seen, large too @pictures', async ({ page, isMobile, request }) => {
	await page.goto(PROPERTY);
	const photos = page.locator('#photos li:has(> a)');
	const total = await photos.count();
	expect(total).toBeGreaterThan(5);
	if (isMobile) {
		await photos.last().scrollIntoViewIfNeeded();
		await expect(photos.last().getByText(`${total} / ${total}`)).toBeInViewport();
	} else {
		await expect(photos.last()).toBeHidden();
		await page.getByRole('link', { name: `All ${total} photos` }).click();
		for (const photo of await photos.all()) await expect(photo).toBeVisible();
	}
	const large = await photos.last().getByRole('link').getAttribute('href');
	const picture = await request.get(large ?? '');
	expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('without JavaScript the whole price, the plans and the ways to ask are there', async ({ page }) => {
	await page.goto(PROPERTY);
	await expect(page.getByText('Instalment price, from the developer').first()).toBeVisible();
	await expect(page.getByText('All-in price', { exact: true }).first()).toBeVisible();
	await expect(page.locator('#plan')).toContainText('Every');
	await expect(page.locator('main a[href^="tel:"]:visible').first()).toBeVisible();
	await expect(page.locator('main a[href^="https://wa.me/2"]:visible').first()).toBeVisible();
	await expect(page.locator('#location [role="img"]')).toBeVisible();
	await expect(page.locator('#similar article').first()).toBeVisible();
});

test('without JavaScript the page can be shared', async ({ page }) => {
	await page.goto(`/ar${PROPERTY}`);
	await page.getByRole('button', { name: 'مشاركة' }).click();
	await expect(page.getByLabel('رابط هذه الصفحة')).toHaveValue(/\/ar\/properties\/1011$/);
	await expect(page.locator('#share-menu a[href^="https://wa.me/?text="]')).toBeVisible();
	await expect(page.getByRole('button', { name: 'نسخ الرابط' })).toBeHidden();
});
