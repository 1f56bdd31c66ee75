import { type APIResponse, expect, test } from '@playwright/test';
import { languageShare } from '../thorough.ts';
import { widthFor } from '../widths.ts';

test.use({ javaScriptEnabled: false });

const languages = [
	{
		prefix: '',
		savedOne: /^Saved: /,
		back: 'Back to where you were',
		undo: 'Undo',
		again: 'You’ve already saved this property.',
		nothing: 'No saved properties yet',
		removeAll: 'Remove all',
		twoRemoved: '2 properties removed',
		compare: 'Compare',
		only: 'Show differences only',
	},
	{
		prefix: '/ar',
		savedOne: /^حُفظ في المفضلة: /,
		back: 'العودة إلى حيث كنت',
		undo: 'تراجع',
		again: 'هذا العقار في المفضلة بالفعل.',
		nothing: 'لم تحفظ عقارات بعد',
		removeAll: 'حذف الكل',
		twoRemoved: 'حُذف عقاران',
		compare: 'قارن',
		only: 'اعرض الفروق فقط',
	},
] as const;

for (const words of languageShare(languages, 'en')) {
	const { prefix } = words;

	test(`${prefix || '/en'}: without JavaScript hearts save, and lead there and back ${widthFor(prefix)}`, async ({ page }) => {
		await page.goto(`${prefix}/search?sort=newest`);
		const hearts = page.locator('main article button[form="hearts"]');
		await hearts.nth(2).click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/favorites\\?added=`));
		await expect(page.locator('main').getByRole('status')).toContainText(words.savedOne);
		await expect(page.locator('main article')).toHaveCount(1);
		await page.getByRole('link', { name: words.back }).click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?sort=newest`));
		await hearts.nth(2).click();
		await expect(page.locator('main').getByRole('status')).toContainText(words.again);
		await expect(page.locator('main article')).toHaveCount(1);
	});

	test(`${prefix || '/en'}: without JavaScript saving and removing are undone ${widthFor(prefix)}`, async ({ page }) => {
		await page.goto(`${prefix}/properties/1011`);
		await page.locator('main button[form="hearts"]').first().click();
		await page.getByRole('button', { name: words.undo }).click();
		await page.getByRole('button', { name: words.undo }).click();
		await expect(page.locator('main article')).toHaveCount(1);
		await page.goto(`${prefix}/properties/1012`);
		await page.locator('main button[form="hearts"]').first().click();
		await expect(page.locator('main article')).toHaveCount(2);
		await page.getByRole('button', { name: words.removeAll }).click();
		await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible();
		await expect(page.locator('main').getByRole('status')).toContainText(words.twoRemoved);
		await page.getByRole('button', { name: words.undo }).click();
		await expect(page.locator('main article')).toHaveCount(2);
		await page.locator('main article button[form="hearts"]').first().click();
		await expect(page.locator('main article')).toHaveCount(1);
	});

	test(`${prefix || '/en'}: without JavaScript homes are compared ${widthFor(prefix)}`, async ({ page }) => {
		await page.goto(`${prefix}/favorites?list=1011,1012`);
		for (const box of await page.locator('input[name="ids"]').all()) await box.check();
		await page.locator('#picked').getByRole('button', { name: words.compare }).click();
		await expect(page).toHaveURL(/\/compare\?ids=1011&ids=1012$/);
		await page.waitForLoadState();
		const rows = page.locator('main tbody tr:visible');
		const all = await rows.count();
		await page.getByLabel(words.only).check();
		expect(await rows.count()).toBeLessThan(all);
	});

	test(`${prefix || '/en'}: without JavaScript the scales of a card choose it, and the comparison follows, four at most ${widthFor(prefix)}`, async ({
		page,
	}) => {
		const scales = page.locator('main article button[form="scales"]');
		const chosen: string[] = [];
		for (const index of [0, 1, 2, 3, 4]) {
			await page.goto(`${prefix}/search`);
			chosen.push((await scales.nth(index).getAttribute('value')) ?? '');
			await scales.nth(index).click();
			await expect(page).toHaveURL(`${prefix}/compare?ids=${chosen.join()}`);
		}
		await expect(page.getByRole('note')).toContainText('4');
		await page.locator('main th a[href*="/compare?ids="]').first().click();
		await expect(page).toHaveURL(`${prefix}/compare?ids=${chosen.slice(1).join()}`);
		await page.goto(`${prefix}/compare`);
		await expect(page.locator('main thead th[scope=col] a[href*="/properties/"]')).toHaveCount(4);
	});
}

/** Ignores the signed render time of forms, which differs each time. */
const textOf = async (response: APIResponse) =>
	(await response.text()).replace(/name="seen" value="[^"]*"|\[&quot;seen&quot;,&quot;[^&]*&quot;\]/g, '');

test('pages for everybody are the same whatever one has saved, and one’s own are kept by nobody', async ({ request }) => {
	const cookie = 'pn_favorites=s3-4o93k.g10:s4-4o93k.g10';
	for (const path of ['/', '/search', '/properties/1011', '/ar/compounds/1001']) {
		const [plain, own] = await Promise.all(['', cookie].map(async (own) => textOf(await request.get(path, { headers: { cookie: own } }))));
		expect(own === plain, path).toBe(true);
	}
	for (const path of ['/favorites', '/ar/favorites', '/compare?ids=1011,1012'])
		expect((await request.get(path, { headers: { cookie } })).headers()['cache-control'], path).toBe('private, no-store');
});

test('a heart from another site changes nothing, and nonsense is no error', async ({ request, baseURL }) => {
	const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
		request.post('/favorites', { form, headers: { origin: baseURL ?? '', ...headers }, maxRedirects: 0 });
	expect((await post({ add: 's3-4o93k' }, { origin: 'https://evil.example' })).headers()['set-cookie'] ?? '').not.toContain(
		'pn_favorites=s3',
	);
	for (const add of ['', '<script>', 'x'.repeat(9000), '\u202e\u0000', '9'.repeat(300), 's3-4o93k:'.repeat(500)]) {
		const answer = await post({ add, remove: add, restore: add });
		expect(answer.status(), add.slice(0, 20)).toBe(303);
		expect(answer.headers()['location']).toMatch(/^\/favorites/);
	}
	expect((await post({ add: 's3-4o93k:'.repeat(2_000), remove: 'x'.repeat(20_000) })).status()).toBe(413);
	const away = await post({ add: 's3-4o93k' }, { referer: 'https://evil.example/x' });
	expect(away.headers()['location']).not.toContain('evil');
	expect((await request.get('/favorites?added=%00&removed=<b>&left=1e9&back=//evil.example&list=')).status()).toBe(200);
});
