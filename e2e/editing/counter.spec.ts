import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { cairoToday } from '#domain/cairo.ts';
import { type CounterHomes, makeCounterHomes, signInAtCounter } from '../counter-homes.ts';
import { hydrated } from '../open-page.ts';
import { admin, eventually } from '../system.ts';
import { languageShare } from '../thorough.ts';

const languages = [
	{
		locale: 'en',
		owner: 'owner of 2 properties',
		stale: 'checked 30 days ago',
		checked: 'Price marked as checked today',
		undone: 'Undone for good: everything is as it was before',
		undo: /^Undo/,
		ask: 'Mark 2 prices as checked today?',
		yes: 'Yes, change them',
		mark: 'Price checked today',
		both: '2 prices marked as checked today',
		nothing: /^Nothing found for/,
		onHold: 'On hold',
		set: 'State set to “On hold”',
		copied: 'Copied',
	},
	{
		locale: 'ar',
		owner: 'مالك عقارين',
		stale: 'راجعناه منذ 30 يومًا',
		checked: 'سُجّلت مراجعة السعر اليوم',
		undone: 'تم التراجع نهائيًا، وعاد كل شيء كما كان',
		undo: /^تراجع/,
		ask: 'تسجيل مراجعة سعرين اليوم؟',
		yes: 'نعم، غيّرها',
		mark: 'راجعنا السعر اليوم',
		both: 'سُجّلت مراجعة سعرين اليوم',
		nothing: /^لا توجد نتائج عن/,
		onHold: 'موقوف',
		set: 'الحالة الآن «موقوف»',
		copied: 'تم النسخ',
	},
] as const;

let homes: CounterHomes;
const read = (field: string) =>
	Promise.all(homes.ids.map(async (id) => (await admin.get<Record<string, unknown>>(`/items/property/${id}?fields=${field}`))[field]));

test.beforeEach(async () => {
	homes = await makeCounterHomes();
});
test.afterEach(() => homes.remove());

for (const words of languageShare(languages, 'ar'))
	test(`an agent’s whole day on a phone, in ${words.locale} @phone`, async ({ page }) => {
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await signInAtCounter(page, sampleStaff.editor, `/${words.locale}/admin/search`);
		await hydrated(page);
		// As on a business card: without country code, in groups.
		const typed = `0${homes.phone.slice(3, 6)} ${homes.phone.slice(6, 9)} ${homes.phone.slice(9)}`;
		const inArabic = typed.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
		await page.locator('input[name=q]').fill(words.locale === 'ar' ? inArabic : typed);
		await page.locator('.counter-box button').click();
		const row = page.locator(`[data-row=property-${homes.ids[1]}]`);
		await expect(row).toContainText(words.stale);
		await expect(page.locator('.counter-row mark').first()).toBeVisible();
		await expect(page.locator('[data-row^=owner-]')).toContainText(words.owner);
		await expect(row.locator('[data-act=call]')).toHaveAttribute('href', `tel:${homes.phone}`);
		await expect(row.locator('[data-act=whatsapp]')).toHaveAttribute(
			'href',
			new RegExp(`^https://wa\\.me/${homes.phone.slice(1)}\\?text=.+`),
		);
		for (const control of await row.locator('.counter-button').all())
			expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

		await row.locator('[data-act=checked]').click();
		await expect(page.locator('.counter-toast')).toContainText(words.checked);
		await eventually(async () => (await read('price_checked_on'))[1] === cairoToday(), 'the day of the price');
		await page.getByRole('button', { name: words.undo }).click();
		await expect(page.locator('.counter-toast')).toContainText(words.undone);
		await expect(row).toContainText(words.stale);

		await row.locator('.counter-menu summary').click();
		await row.getByRole('button', { name: words.onHold, exact: true }).click();
		await expect(page.locator('.counter-toast')).toContainText(words.set);
		expect(await read('status')).toEqual(['published', 'on_hold']);
		const activity = await admin.get<{ user: string }[]>(
			`/activity?filter[collection][_eq]=property&filter[item][_eq]=${homes.ids[1]}&filter[action][_eq]=update&fields=user.email&sort=-id&limit=1`,
		);
		expect(activity).toEqual([{ user: { email: sampleStaff.editor } }]);

		await row.locator('.counter-menu summary').click();
		await row.locator('.counter-menu [data-copy]').click();
		await expect(row.locator('.counter-menu')).toContainText(words.copied);
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/properties/${homes.ids[1]}`);
		await row.locator('[data-act=preview]').click();
		await expect(page).toHaveURL(new RegExp(`/properties/${homes.ids[1]}\\?preview=true$`));
	});

for (const words of languageShare(languages, 'en'))
	test(`a desk is worked by keys alone, in ${words.locale} @desktop`, async ({ page }) => {
		await signInAtCounter(page, sampleStaff.editor, `/${words.locale}/admin/search?q=${homes.word}`);
		await hydrated(page);
		await page.keyboard.press('/');
		await expect(page.locator('input[name=q]')).toBeFocused();
		await page.keyboard.type(`${homes.word}p`);
		await expect(page.locator('input[name=q]')).toHaveValue(`${homes.word}p`);
		await page.keyboard.press('Backspace');
		await page.keyboard.press('Escape');
		await expect(page.locator('[data-row]').first().locator('a.counter-title')).toBeFocused();

		// Below the owner, the newer home comes first.
		for (const id of homes.ids.toReversed()) {
			await page.keyboard.press('ArrowDown');
			const row = page.locator(`[data-row=property-${id}]`);
			await expect(row.locator('a.counter-title')).toBeFocused();
			await expect(page.locator('.counter-panel')).toContainText(words.stale);
			await page.keyboard.press('Space');
			await expect(row.locator('[name=row]')).toBeChecked();
		}
		const bar = page.locator('.counter-bar');
		await bar.getByRole('button', { name: words.mark }).click();
		await expect(bar).toContainText(words.ask);
		expect(await read('price_checked_on')).not.toContain(cairoToday());
		await bar.getByRole('button', { name: words.yes }).click();
		await expect(page.locator('.counter-toast')).toContainText(words.both);
		expect(await read('price_checked_on')).toEqual([cairoToday(), cairoToday()]);
		await page.reload();
		await hydrated(page);
		await expect(page.locator('.counter-toast')).toContainText(words.both);
		await page.keyboard.press('z');
		await expect(page.locator('.counter-toast')).toContainText(words.undone);
		expect(await read('price_checked_on')).not.toContain(cairoToday());

		const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)])).toEqual([]);

		await page.locator('input[name=q]').fill('nobodyiscalledthis');
		await page.keyboard.press('Enter');
		await expect(page.locator('.counter-nothing')).toContainText(words.nothing);
	});
