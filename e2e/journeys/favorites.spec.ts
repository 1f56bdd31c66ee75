import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { languageShare } from '../thorough.ts';
import { widthFor } from '../widths.ts';

const languages = [
	{
		prefix: '',
		added: 'Saved to your list',
		removed: 'Removed from your list',
		undo: 'Undo',
		count: (count: number) => `Saved: ${count}`,
		noCount: 'Saved',
		save: 'Save',
		saved: 'Saved',
		down: 'Down EGP 1,000,000 since you saved it',
		gone: 'No longer available',
		nothing: 'No saved properties yet',
		shared: 'A list shared with you',
		saveAll: 'Save them all',
		compare: 'Compare',
		only: 'Show differences only',
		time: 'What you pay, and when',
		recent: 'Recently viewed',
		clear: 'Clear',
		full: /You’ve saved 200 properties/,
		costs: 'Cost to buy',
		purpose: 'Purpose',
		note: /^Your note on /,
		prices: /EGP\s[\d,]+ → EGP\s[\d,]+/,
	},
	{
		prefix: '/ar',
		added: 'حُفظ في المفضلة',
		removed: 'حُذف من المفضلة',
		undo: 'تراجع',
		count: (count: number) => `المفضلة: ${count}`,
		noCount: 'المفضلة',
		save: 'احفظ',
		saved: 'محفوظ',
		down: 'أقل بـ 1,000,000 ج.م منذ حفظته',
		gone: 'لم تعد متاحة',
		nothing: 'لم تحفظ عقارات بعد',
		shared: 'قائمة عقارات وصلتك',
		saveAll: 'احفظ الكل في المفضلة',
		compare: 'قارن',
		only: 'اعرض الفروق فقط',
		time: 'ما تدفعه ومتى',
		recent: 'شاهدته مؤخرًا',
		clear: 'امسح',
		full: /حفظت 200 عقار/,
		costs: 'تكلفة الشراء',
		purpose: 'الغرض',
		note: /^ملاحظتك على /,
		prices: /من\s\D*[\d,]+\D+إلى\s\D*[\d,]+/,
	},
] as const;

/** Hearts get their state during hydration. */
async function open(page: Page, path: string) {
	await openPage(page, path);
	if (!path.endsWith('/favorites')) await expect(page.locator('main [form="hearts"][aria-pressed]').first()).toBeVisible();
}
const listed = (page: Page) => page.locator('main li:has(input[name="ids"]) article');
const hearts = (page: Page) => page.locator('main article button[form="hearts"]');
const header = (page: Page, name: string) => page.locator('body > header').getByRole('link', { name, exact: true });

/** Sets the cookie: homes with the given difference to their price, or unknown ids. */
async function saveBefore(context: BrowserContext, page: Page, entries: string[]) {
	await context.addCookies([{ name: 'pn_favorites', value: entries.join(':'), url: new URL(page.url()).origin }]);
}

/** The value of a home's heart, with another price. */
async function makeEntry(page: Page, id: number, more = 0): Promise<string> {
	const value = (await page.locator('main [form="hearts"]').first().getAttribute('value')) ?? '';
	const [, price = '0'] = value.split('-');
	return `${id.toString(36)}-${(Number.parseInt(price, 36) + more).toString(36)}.g0x`;
}

for (const words of languageShare(languages, 'ar')) {
	const { prefix } = words;

	test(`${prefix || '/en'}: a heart saves at once, says so, and is undone ${widthFor(prefix)}`, async ({ page }) => {
		await open(page, `${prefix}/search?sort=newest`);
		const first = hearts(page).first();
		await expect(first).toHaveAttribute('aria-pressed', 'false');
		await first.click();
		await expect(first).toHaveAttribute('aria-pressed', 'true');
		await expect(header(page, words.count(1))).toBeVisible();
		await expect(page.getByText(words.added, { exact: true }).first()).toBeVisible();
		await hearts(page).nth(1).click();
		await expect(header(page, words.count(2))).toBeVisible();
		await first.click();
		await expect(first).toHaveAttribute('aria-pressed', 'false');
		const message = page.getByRole('listitem').filter({ hasText: words.removed });
		await message.getByRole('button', { name: words.undo }).click();
		await expect(first).toHaveAttribute('aria-pressed', 'true');
		await expect(header(page, words.count(2))).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(`${prefix}/search`);
	});

	test(`${prefix || '/en'}: the page of a home saves too, and another tab is in step ${widthFor(prefix)}`, async ({ page, context }) => {
		await open(page, `${prefix}/properties/1011`);
		const other = await context.newPage();
		await open(other, `${prefix}/properties/1011`);
		await page.getByRole('button', { name: words.save, exact: true }).click();
		await expect(page.getByRole('button', { name: words.saved, exact: true })).toHaveAttribute('aria-pressed', 'true');
		await expect(other.getByRole('button', { name: words.saved, exact: true })).toHaveAttribute('aria-pressed', 'true');
		await expect(header(other, words.count(1))).toBeVisible();
		await open(other, `${prefix}/favorites`);
		await expect(other.locator('main article:has([name="remove"])')).toHaveCount(1);
		await page.getByRole('button', { name: words.saved, exact: true }).click();
		await expect(other.getByRole('heading', { name: words.nothing })).toBeVisible();
		await expect(header(other, words.noCount)).toBeVisible();
	});

	test(`${prefix || '/en'}: the list says what changed and what is gone, and removing is undone ${widthFor(prefix)}`, async ({
		page,
		context,
	}) => {
		await open(page, `${prefix}/properties/1011`);
		await saveBefore(context, page, [
			await makeEntry(page, 1011, 1_000_000),
			'1011-5yc1s.g0x',
			'w7-2dcj4.g0x',
			'zzzz-2dcj4.g0x',
			'rubbish',
		]);
		await open(page, `${prefix}/favorites`);
		await expect(page.getByText(words.down)).toBeVisible();
		await expect(page.getByText(words.prices).first()).toBeVisible();
		await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
		const cards = page.locator('main article:has([name="remove"])');
		const before = await cards.count();
		await hearts(page).first().click();
		await expect(cards).toHaveCount(before - 1);
		const message = page.getByRole('listitem').filter({ hasText: words.removed });
		await message.getByRole('button', { name: words.undo }).click();
		await expect(page.getByText(words.down)).toBeVisible();
	});

	test(`${prefix || '/en'}: by keyboard one home after the other leaves the list, and comes back to its place ${widthFor(prefix)}`, async ({
		page,
		context,
	}) => {
		await open(page, `${prefix}/properties/1011`);
		await saveBefore(context, page, await Promise.all([1011, 1012, 1018, 1030].map((id) => makeEntry(page, id))));
		await open(page, `${prefix}/favorites`);
		const inList = listed(page).locator('button[form="hearts"]');
		const values = () => inList.evaluateAll((all) => all.map((heart) => (heart as HTMLButtonElement).value));
		const before = await values();
		for (const left of [3, 2]) {
			if (left === 3) await inList.nth(1).focus();
			await page.keyboard.press('Enter');
			await expect(inList).toHaveCount(left);
			await expect(inList.nth(1)).toBeFocused();
		}
		expect(await values()).toEqual([before[0], before[3]]);
		const message = page.getByRole('listitem').filter({ hasText: words.removed });
		await expect(message).toHaveCount(1);
		await message.getByRole('button', { name: words.undo }).click();
		await expect(inList).toHaveCount(3);
		expect(await values()).toEqual([before[0], before[2], before[3]]);
	});

	test(`${prefix || '/en'}: a shared list changes nothing until it is saved ${widthFor(prefix)}`, async ({ page, context }) => {
		await open(page, `${prefix}/properties/1012`);
		await saveBefore(context, page, [await makeEntry(page, 1012)]);
		await open(page, `${prefix}/favorites?list=1011,1013,99999`);
		await expect(page.getByRole('heading', { level: 1, name: words.shared })).toBeVisible();
		await expect(listed(page)).toHaveCount(2);
		await expect(header(page, words.count(1))).toBeVisible();
		await page.getByRole('button', { name: words.saveAll }).click();
		await expect(header(page, words.count(3))).toBeVisible();
		await expect(listed(page)).toHaveCount(3);
	});

	test(`${prefix || '/en'}: a note on a home stays in this browser, and no request carries it ${widthFor(prefix)}`, async ({
		page,
		context,
	}) => {
		const sent: string[] = [];
		page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''} ${request.headers()['cookie'] ?? ''}`));
		await open(page, `${prefix}/properties/1011`);
		await saveBefore(context, page, await Promise.all([1011, 1012].map((id) => makeEntry(page, id))));
		await open(page, `${prefix}/favorites`);
		const notes = page.getByRole('textbox', { name: words.note });
		await expect(notes).toHaveCount(2);
		await notes.first().fill('Zanzibarbara: ask about the garden');
		await page.reload();
		await expect(notes.first()).toHaveValue('Zanzibarbara: ask about the garden');
		await expect(notes.nth(1)).toHaveValue('');
		// Still there after the list is redrawn.
		await hearts(page).nth(1).click();
		await expect(notes).toHaveCount(1);
		await expect(notes.first()).toHaveValue('Zanzibarbara: ask about the garden');
		await open(page, `${prefix}/favorites?list=1011,1012`);
		await expect(notes).toHaveCount(0);
		expect(sent.length).toBeGreaterThan(3);
		expect(sent.filter((request) => request.includes('Zanzibarbara'))).toEqual([]);
	});

	test(`${prefix || '/en'}: homes are compared, first all of them, then what differs ${widthFor(prefix)}`, async ({ page }) => {
		await open(page, `${prefix}/favorites?list=1011,1012,1018`);
		for (const box of await page.locator('input[name="ids"]').all()) await box.check();
		await page.locator('#picked').getByRole('button', { name: words.compare }).click();
		await expect(page).toHaveURL(/\/compare\?ids=1011,1012,1018$/);
		await expect(page.locator('main thead').first().getByRole('link').filter({ hasText: /\S/ })).toHaveCount(9);
		const row = (name: string) =>
			page
				.locator('main table')
				.first()
				.getByRole('row', { name: new RegExp(`^${name}`) });
		await expect(row(words.costs)).toBeVisible();
		await expect(row(words.purpose)).toBeVisible();
		await page.getByLabel(words.only).check();
		await expect(row(words.costs)).toBeVisible();
		await expect(row(words.purpose)).toBeHidden();
		await expect(page.getByRole('heading', { name: words.time })).toBeVisible();
		expect(await page.locator('main [role="img"] i').count()).toBeGreaterThan(10);
	});

	test(`${prefix || '/en'}: homes that were looked at are remembered here until they are cleared ${widthFor(prefix)}`, async ({ page }) => {
		await open(page, `${prefix}/properties/1011`);
		await open(page, `${prefix}/properties/1012`);
		const row = page
			.getByRole('region')
			.or(page.locator('section'))
			.filter({ has: page.getByRole('heading', { name: words.recent }) });
		await open(page, prefix || '/');
		await expect(row.locator('article')).toHaveCount(2);
		await open(page, `${prefix}/favorites`);
		await expect(row.locator('article')).toHaveCount(2);
		await expect(row.locator('article').first()).toContainText('1012');
		await row.getByRole('button', { name: words.clear }).click();
		await expect(row).toHaveCount(0);
		await open(page, `${prefix}/favorites`);
		await expect(row).toHaveCount(0);
	});

	test(`${prefix || '/en'}: two hundred are enough, and one more is told so ${widthFor(prefix)}`, async ({ page, context }) => {
		await open(page, `${prefix}/properties/1011`);
		await saveBefore(
			context,
			page,
			Array.from({ length: 200 }, (_, index) => `${(500_000 + index).toString(36)}-2dcj4.g0x`),
		);
		await open(page, `${prefix}/properties/1011`);
		await expect(header(page, words.count(200))).toBeVisible();
		const heart = page.getByRole('button', { name: words.save, exact: true });
		await heart.click();
		await expect(page.getByText(words.full).first()).toBeVisible();
		await expect(heart).toHaveAttribute('aria-pressed', 'false');
	});
}

test('a heart that is pressed before the page listens is filled in its place', async ({ page }) => {
	const scripts = Promise.withResolvers<void>();
	await page.route(/\.js$/, async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.goto('/search', { waitUntil: 'commit' });
	await hearts(page).first().click();
	scripts.resolve();
	await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
	await expect(page).toHaveURL(/\/search$/);
});

test('a heart is filled first: its count comes when that is painted', async ({ page }) => {
	await open(page, '/search');
	const pressed = await hearts(page)
		.first()
		.evaluate(async (heart: HTMLButtonElement) => {
			heart.click();
			await Promise.resolve();
			return { isFilled: heart.ariaPressed, counts: document.querySelectorAll('header .heart-count').length };
		});
	expect(pressed).toEqual({ isFilled: 'true', counts: 0 });
	await expect(page.locator('header .heart-count')).toHaveText('1');
});
