import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { signInAtCounter } from '../counter-homes.ts';
import { hydrated } from '../open-page.ts';
import { watchRefusals } from '../refusals.ts';
import { admin } from '../system.ts';
import { languageShare } from '../thorough.ts';

let draft = 0;

test.beforeAll(async () => {
	const names = { en_US: 'Villa that nobody sees yet', ar_EG: 'فيلا لا يراها أحد بعد' };
	const translations = Object.entries(names).map(([languages_code, name]) => ({ languages_code, name }));
	const home = { status: 'draft', type: 'villa', purpose: 'sale', market: 'resale', area: 1001, price: 7_654_321, translations };
	draft = (await admin.post<{ id: number }>('/items/property', home)).id;
});
test.afterAll(() => admin.delete(`/items/property/${draft}`));

const signIn = (page: Page) => signInAtCounter(page, sampleStaff.editor, '/admin/search');

const languages = [
	{
		...{ locale: 'en', title: 'Only staff see this', state: 'Draft', missing: 'Photographs', studio: 'Finish in Studio' },
		...{
			share: 'Link for 24 hours',
			copied: 'Copied',
			selected: 'Selected: press Ctrl+C',
			label: 'Link to this draft',
			linked: 'shown to you by a link',
		},
	},
	{
		...{ locale: 'ar', title: 'لا يراه إلا فريق العمل', state: 'مسودة', missing: 'الصور', studio: 'أكمله في لوحة الفريق' },
		...{
			share: 'رابط لمدة 24 ساعة',
			copied: 'تم النسخ',
			selected: 'الرابط محدد: اضغط Ctrl+C',
			label: 'رابط هذه المسودة',
			linked: 'تراها عبر رابط',
		},
	},
];

test('an editor looks at a draft in both languages, leaves it, and comes back', async ({ page }) => {
	const refusals = watchRefusals(page);
	await signIn(page);
	for (const { locale, title, state, missing, studio } of languages) {
		const told = page.waitForResponse(/\/preview\.json/);
		await page.goto(`/${locale}/properties/${draft}?preview=true`);
		const banner = page.getByRole('complementary', { name: title });
		await expect(banner).toContainText(state);
		await expect(banner).toContainText(missing);
		await expect(banner.getByRole('link', { name: studio })).toHaveAttribute('href', new RegExp(`/admin/content/property/${draft}$`));
		expect(await (await told).json()).toMatchObject({ title: expect.stringContaining(title) });
		await expect(page.locator('h1')).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		const readMark = () => page.locator('#photos > span').evaluate((place) => getComputedStyle(place, '::before').content);
		expect(await readMark()).toContain(missing);

		await page.locator('footer a[href$="/our-process"]').click();
		await expect(page).toHaveURL(/our-process$/);
		await expect(banner).toHaveCount(0);
		const again = page.waitForResponse(/\/preview\.json/);
		await page.goBack();
		await again;
		await expect(banner).toContainText(state);
		await expect.poll(readMark).toContain(missing);
	}
	expect(refusals.end()).toEqual([]);
});

for (const [width, both] of [
	['@phone', languageShare(languages, 'ar')],
	['@desktop', languageShare(languages, 'en')],
] as const)
	for (const { locale, title, share, copied, label, linked, studio } of both)
		test(`an editor sends a link to a draft to somebody without an account (${locale}) ${width}`, async ({
			page,
			context,
			browser,
			baseURL,
		}) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await signIn(page);
			await page.goto(`/${locale}/properties/${draft}?preview=true`);
			const banner = page.getByRole('complementary', { name: title });
			await expect(banner.getByRole('link', { name: studio })).toBeInViewport();
			const { violations } = await new AxeBuilder({ page }).include('.preview-banner').analyze();
			expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
			await banner.getByRole('button', { name: share }).click();
			await expect(banner.getByRole('button', { name: copied })).toBeVisible();
			const address = await banner.getByRole('textbox', { name: label }).inputValue();
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

			const stranger = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
			await stranger.goto(address);
			const seen = stranger.getByRole('complementary', { name: linked });
			await expect(seen).toBeVisible();
			await expect(seen.getByRole('link')).toHaveCount(0);
			await expect(stranger.locator('h1')).toBeVisible();
			await stranger.goto(`/${locale}/properties/${draft}?preview=true`);
			await expect(stranger.locator('.preview-banner')).toHaveCount(0);
		});

for (const { locale, title, share, copied, selected, label } of languageShare(languages, 'en'))
	test(`a link that the browser does not let us copy is selected, and not called copied (${locale})`, async ({ page }) => {
		await signIn(page);
		// As in Studio's frame.
		await page.route('**/*preview=true', async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, headers: { ...response.headers(), 'permissions-policy': 'clipboard-write=()' } });
		});
		await page.goto(`/${locale}/properties/${draft}?preview=true`);
		await hydrated(page);
		const banner = page.getByRole('complementary', { name: title });
		await banner.getByRole('button', { name: share }).click();
		await expect(banner.getByRole('button', { name: selected })).toBeVisible();
		await expect(banner.getByRole('button', { name: copied })).toHaveCount(0);
		const link = banner.getByRole('textbox', { name: label });
		await expect(link).toBeFocused();
		expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
		await link.blur();
		await expect(banner.getByRole('button', { name: share })).toBeVisible();
	});
