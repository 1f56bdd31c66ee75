import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { type CounterLead, makeCounterLead, signInAtCounter } from '../counter-homes.ts';
import { hydrated } from '../open-page.ts';
import { languageShare } from '../thorough.ts';

const languages = [
	{
		locale: 'en',
		assign: 'Assign',
		who: 'Who takes it?',
		whoOfTwo: 'Who takes these 2?',
		undone: 'Undone for good',
		closed: 'Closed',
		why: 'Why is it closed?',
		choose: 'Choose why it was closed.',
		undo: /^Undo/,
		one: '1 found',
	},
	{
		locale: 'ar',
		assign: 'إسناد',
		who: 'إلى من يُسند؟',
		whoOfTwo: /إلى من/,
		undone: 'تم التراجع نهائيًا',
		closed: 'أُغلق',
		why: 'ما سبب الإغلاق؟',
		choose: 'اختر سبب الإغلاق.',
		undo: /^تراجع/,
		one: 'نتيجة واحدة',
	},
] as const;

let lead: CounterLead;
test.beforeEach(async () => {
	lead = await makeCounterLead();
});
test.afterEach(() => lead.remove());

for (const words of languageShare(languages, 'en'))
	test(`a manager types, assigns and closes by keys, in ${words.locale} @desktop`, async ({ page }) => {
		await signInAtCounter(page, sampleStaff.salesManager, `/${words.locale}/admin/search?kind=enquiry`);
		await hydrated(page);
		await expect(page.locator('.browse-bar')).toBeHidden();
		const box = page.locator('input[name=q]');
		const steps = await page.evaluate(() => history.length);
		await box.pressSequentially(lead.name.slice(0, 6));
		await expect(page).toHaveURL(new RegExp(`q=${lead.name.slice(0, 6)}$`));
		await box.pressSequentially(lead.name.slice(6));
		const row = page.locator(`[data-row=enquiry-${lead.id}]`);
		await expect(row).toBeVisible();
		await expect(page).toHaveURL(new RegExp(`kind=enquiry&q=${lead.name}$`));
		await expect(box).toBeFocused();
		await expect(page.locator('.counter-summary [role=status]')).toHaveText(words.one);
		expect(await page.evaluate(() => history.length)).toBe(steps + 1);

		await page.keyboard.press('Escape');
		await page.keyboard.press('a');
		const bar = page.locator('.counter-bar');
		await expect(bar).toContainText(words.who);
		await expect(bar.locator('select')).toBeFocused();
		await bar.locator('select').selectOption('1004');
		await bar.getByRole('button', { name: words.assign }).click();
		await expect(page.locator('.counter-toast')).toBeVisible();
		expect(await lead.read()).toMatchObject({ agent: 1004 });
		await page.getByRole('button', { name: words.undo }).click();
		await expect.poll(async () => (await lead.read()).agent).toBe(1003);

		await row.locator('.counter-menu summary').click();
		await row.getByRole('button', { name: words.closed, exact: true }).click();
		await expect(bar).toContainText(words.why);
		await bar.locator('button[type=submit]').click();
		await expect(bar.locator('select')).toHaveAccessibleDescription(new RegExp(words.choose));
		expect(await lead.read()).toMatchObject({ progress: 'new' });
		const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('.counter-bar').analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes.map(({ failureSummary }) => failureSummary)])).toEqual([]);
		await bar.locator('select').selectOption('later');
		await bar.locator('button[type=submit]').click();
		await expect(row.locator('.counter-state')).toHaveText(words.closed);
		expect(await lead.read()).toMatchObject({ progress: 'lost', lost_reason: 'later' });
	});

for (const words of languageShare(languages, 'ar'))
	test(`a manager gives two leads to somebody and takes that back, in ${words.locale} @desktop`, async ({ page }) => {
		const second = await makeCounterLead();
		const agents = async () => [(await lead.read()).agent, (await second.read()).agent];
		await signInAtCounter(page, sampleStaff.salesManager, `/${words.locale}/admin/search?kind=enquiry`);
		await hydrated(page);
		const rowOf = ({ id }: CounterLead) => page.locator(`[data-row=enquiry-${id}]`);
		for (const one of [lead, second]) await rowOf(one).locator('[name=row]').check();
		const bar = page.locator('.counter-bar');
		await bar.getByRole('button', { name: words.assign, exact: true }).click();
		await expect(bar).toContainText(words.whoOfTwo);
		await bar.locator('select').selectOption('1004');

		await rowOf(second).locator('a.counter-title').focus();
		await page.keyboard.press('a');
		await expect(bar).toContainText(words.who);
		expect(await agents()).toEqual([1003, 1003]);
		await bar.locator('button[type=reset]').click();

		await bar.getByRole('button', { name: words.assign, exact: true }).click();
		await bar.locator('select').selectOption('1004');
		await bar.getByRole('button', { name: words.assign, exact: true }).click();
		await expect.poll(agents).toEqual([1004, 1004]);
		await page.getByRole('button', { name: words.undo }).click();
		await expect(page.locator('.counter-toast')).toContainText(words.undone);
		await expect(page.locator('[data-act=undo]')).toHaveCount(0);
		expect(await agents()).toEqual([1003, 1003]);
		await second.remove();
	});

for (const { locale } of languageShare(languages, 'ar'))
	test.describe(`without a script, in ${locale}`, () => {
		test.use({ javaScriptEnabled: false });
		test('a lead is assigned and closed @phone', async ({ page }) => {
			await signInAtCounter(page, sampleStaff.salesManager, `/${locale}/admin/search?q=${lead.name}`);
			const row = page.locator(`[data-row=enquiry-${lead.id}]`);
			const bar = page.locator('.counter-bar');
			await row.locator('.counter-menu summary').click();
			await row.locator('[data-act=assign]').click();
			await bar.locator('select').selectOption('1004');
			await bar.locator('button[type=submit]').click();
			expect(await lead.read()).toMatchObject({ agent: 1004 });
			await page.locator('[data-act=undo]').click();
			expect(await lead.read()).toMatchObject({ agent: 1003 });

			await row.locator('[name=row]').check();
			await bar.locator('summary').click();
			await bar.locator('[data-state=lost]').click();
			await bar.locator('button[type=submit]').click();
			await expect(bar.locator('[aria-invalid=true]')).toBeVisible();
			await bar.locator('select').selectOption('price');
			await bar.locator('button[type=submit]').click();
			expect(await lead.read()).toMatchObject({ progress: 'lost', lost_reason: 'price' });
		});
	});
