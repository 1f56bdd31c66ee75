import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const { prefix, browse, menu, rent } of [
	{ prefix: '', browse: 'Browse', menu: 'Menu', rent: 'Rent' },
	{ prefix: '/ar', browse: 'تصفّح', menu: 'القائمة', rent: 'إيجار' },
])
	for (const width of ['@desktop', '@phone'])
		test(`without JavaScript homes to rent are one step away ${width} ${prefix}`, async ({ page, isMobile }) => {
			await page.goto(`${prefix}/blog`);
			if (isMobile) await page.getByRole('button', { name: menu }).click();
			const links = isMobile ? page.getByRole('dialog', { name: menu }) : page.getByRole('navigation', { name: browse });
			await links.getByRole('link', { name: rent, exact: true }).click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(prefix ? 'للإيجار' : 'for rent');
			await expect(page.getByRole('article').first()).toBeVisible();
		});
