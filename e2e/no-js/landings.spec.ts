import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const pages = [
	{
		path: '/for-sale/apartments/new-cairo',
		heading: 'Apartments for sale in New Cairo',
		around: 'More searches like this',
		rooms: '3 bedrooms',
		roomsPath: '/for-sale/apartments/new-cairo/3-bedrooms',
		next: 'Next',
		sort: 'Lowest price',
		apply: 'Apply',
		search: '/search',
	},
	{
		path: '/ar/للبيع/شقق/القاهرة-الجديدة',
		heading: 'شقق للبيع في القاهرة الجديدة',
		around: 'ابحث أيضًا عن',
		rooms: '3 غرف نوم',
		roomsPath: '/ar/للبيع/شقق/القاهرة-الجديدة/3-غرف',
		next: 'التالي',
		sort: 'الأقل سعرًا',
		apply: 'تطبيق',
		search: '/ar/search',
	},
] as const;

for (const { path, heading, around, rooms, roomsPath, next, sort, apply, search } of pages) {
	test(`${path} lists, leads on and becomes a search, without JavaScript`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
		await page.getByRole('link', { name: next }).click();
		await expect(page).toHaveURL(new RegExp(`${encodeURI(path)}\\?page=2$`));
		await expect(page.locator('[data-listing]').first()).toBeVisible();
		await page.getByRole('navigation', { name: around }).getByRole('link', { name: rooms, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`${encodeURI(roomsPath)}$`));
		await page.getByLabel(/Sort|الترتيب/).selectOption({ label: sort });
		await page.getByRole('button', { name: apply }).click();
		await expect(page).toHaveURL(new RegExp(`${search}\\?type=apartment&location=\\d+&bedrooms=3&sort=price$`));
	});
}
