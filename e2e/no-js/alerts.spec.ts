import { expect, test } from '@playwright/test';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { widthFor } from '../widths.ts';

test.use({ javaScriptEnabled: false });

const email = () => `reader-${Math.floor(Math.random() * 1e12)}@example.com`;

for (const prefix of ['', '/ar'])
	test(`without JavaScript the newsletter is asked for at ${prefix}/blog, after a mistake that costs nothing ${widthFor(prefix)}`, async ({
		page,
	}) => {
		await page.goto(`${prefix}/blog`);
		await page.locator('#alerts-email').fill('reader@');
		await page.locator('#alerts button[type=submit]').click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/alerts$`));
		await expect(page.locator('#alerts-email-error')).toBeVisible();
		await expect(page.locator('#alerts-email')).toBeFocused();
		await expect(page.locator('#alerts-email')).toHaveValue('reader@');
		await page.locator('#alerts-email').fill(email());
		await pauseToReadForm();
		await page.locator('#alerts button[type=submit]').click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/received/PN-[\\w-]+$`));
	});

test('without JavaScript a link of a mail asks before it does anything', async ({ page }) => {
	await page.goto('/alerts/unsubscribe?token=none-of-ours');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these emails');
	await page.getByRole('button', { name: 'Stop emails' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
	await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
});

for (const [prefix, weekly] of [
	['', 'Once a week'],
	['/ar', 'مرة كل أسبوع'],
] as const)
	test(`without JavaScript a search is kept at ${prefix}/alerts, as often as was chosen, also after a mistake ${widthFor(prefix)}`, async ({
		page,
	}) => {
		await page.goto(`${prefix}/alerts?${new URLSearchParams({ search: '/search?type=villa' })}`);
		await expect(page.locator('#preview-title')).toBeVisible();
		await expect(page.locator('main a[href^="https://wa.me/"]')).toBeVisible();
		await page.getByText(weekly).click();
		await page.locator('#alerts-email').fill('reader@');
		await page.locator('#alerts button[type=submit]').click();
		await expect(page.locator('#alerts-email-error')).toBeVisible();
		await expect(page.getByRole('radio', { name: weekly })).toBeChecked();
		const address = email();
		await page.locator('#alerts-email').fill(address);
		await pauseToReadForm();
		await page.locator('#alerts button[type=submit]').click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/received/PN-[\\w-]+\\?search=`));
		await expect(page.locator('main dd')).toHaveText([weekly, address]);
		await page.context().clearCookies();
		await page.reload();
		await expect(page.locator('main dd')).toHaveText([weekly]);
	});

test('without JavaScript a link that manages nothing says so', async ({ page }) => {
	await page.goto('/alerts/manage?token=none-of-ours');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
});
