import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { found, languages, numberIn, openFilter, query } from '../search-page.ts';
import { languageShare } from '../thorough.ts';

const field = (control: Locator, name: 'down' | 'monthly' | 'pay-years') => control.locator(`input[name="${name}"]`);
const promised = async (control: Locator) => numberIn(await control.locator('.pay-result strong').textContent());
const violations = async (page: Page) =>
	(
		await new AxeBuilder({ page })
			.setLegacyMode(true)
			.include('.pay')
			.options({ resultTypes: ['violations'] })
			.analyze()
	).violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)]);

/** Parameters besides the purpose, which may be implied. */
const asked = (page: Page) => {
	const { purpose: _, ...others } = query(page);
	return others;
};

const invitation = /^(Fill in what suits you|اكتب ما يناسبك)$/;

const amounts = [
	{ down: '1M', monthly: '60k', wrong: 'lots' },
	{ down: '١ مليون', monthly: '60 ألف', wrong: 'كتير' },
] as const;

for (const [index, language] of languageShare([...languages.entries()], 'ar')) {
	const path = `${language.prefix}/search`;
	const { down, monthly, wrong } = amounts[index] ?? amounts[0];

	test(`${path}: what I can pay is one sentence, answered while it is typed @desktop`, async ({ page }) => {
		await openPage(page, path);
		const all = await found(page);
		const panel = await openFilter(page, language.pay);
		await expect(panel.locator('.pay-result strong')).toHaveText(invitation);
		await field(panel, 'down').fill(down);
		await expect(panel.locator('.pay-echo')).toHaveText('1,000,000');
		// The focused field shows presets.
		await expect(panel.locator('.pay-presets button')).toHaveCount(5);
		await expect.poll(() => promised(panel)).toBeLessThan(all);
		// The search follows a moment later.
		await expect.poll(() => asked(page)).toEqual({ down: '1000000' });
		await expect.poll(async () => (await promised(panel)) - (await found(page))).toBe(0);
		const withDown = await found(page);
		await expect(field(panel, 'down')).toHaveValue(down);
		await field(panel, 'monthly').fill(monthly);
		await page.keyboard.press('Enter');
		await expect.poll(() => asked(page)).toEqual({ down: '1000000', monthly: '60000' });
		await expect.poll(async () => (await promised(panel)) - (await found(page))).toBe(0);
		expect(await found(page)).toBeLessThan(withDown);
		const steps = panel.locator('.pay-around li');
		await expect(steps).toHaveCount(4);
		expect(await violations(page)).toEqual([]);
		const more = numberIn(await steps.last().locator('em').textContent());
		await steps.last().getByRole('button').click();
		await expect.poll(() => asked(page)).toEqual({ down: '1000000', monthly: '100000' });
		await expect.poll(() => found(page)).toBe(more);
		// Invalid input stays, with an error beside it.
		await field(panel, 'pay-years').fill(wrong);
		await page.keyboard.press('Enter');
		await field(panel, 'down').focus();
		await expect(panel.locator('.pay-problem')).toBeVisible();
		await expect(field(panel, 'pay-years')).toHaveValue(wrong);
		await expect(field(panel, 'pay-years')).toHaveAttribute('aria-invalid', 'true');
		await expect(field(panel, 'monthly')).toHaveValue('100,000');
	});

	test(`${path}: in the sheet a preset fills the field in hand @phone`, async ({ page }) => {
		await openPage(page, path);
		const all = await found(page);
		await page.getByRole('link', { name: language.allFilters }).click();
		const sheet = page.getByRole('dialog', { name: language.allFilters });
		const pay = sheet.locator('.pay');
		await field(pay, 'pay-years').tap();
		await pay.locator('.pay-presets button').nth(2).tap();
		await expect(field(pay, 'pay-years')).toHaveValue('8');
		await expect.poll(() => asked(page)).toEqual({ 'pay-years': '8' });
		await expect.poll(async () => numberIn(await sheet.locator('footer').getByRole('button').textContent())).toBeLessThan(all);
		await expect.poll(() => found(page)).toBeLessThan(all);
		await expect.poll(() => promised(pay)).toBe(await found(page));
		expect(await violations(page)).toEqual([]);
		expect(await pay.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
	});

	test(`${language.prefix || '/en'}: on the home page it leads into the search`, async ({ page }) => {
		await openPage(page, language.prefix || '/');
		const pay = page.locator('.pay');
		await expect(pay.locator('.pay-result strong')).toHaveText(invitation);
		await field(pay, 'down').fill(down);
		await expect.poll(() => promised(pay)).toBeGreaterThan(0);
		const withDown = await promised(pay);
		await field(pay, 'monthly').fill(monthly);
		await expect.poll(() => promised(pay)).toBeLessThan(withDown);
		const said = await promised(pay);
		await pay.getByRole('button', { name: /^Show homes$|^اعرض العقارات$/ }).click();
		await expect.poll(() => asked(page)).toEqual({ down: '1000000', monthly: '60000' });
		await expect.poll(() => found(page)).toBe(said);
	});
}

test('who rents is not asked what they can pay for a home @desktop', async ({ page }) => {
	await openPage(page, '/search?purpose=rent');
	await expect(page.locator('.quick-filter').getByRole('button', { name: /^Type/ })).toBeVisible();
	await expect(page.locator('.quick-filter').getByRole('button', { name: /^What I can pay/ })).toHaveCount(0);
});
