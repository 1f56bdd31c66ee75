import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { found, isSameDocument, languages, mark, numberIn, openFilter, query } from '../search-page.ts';
import { languageShare } from '../thorough.ts';

const words = [
	{
		place: /^Place/,
		search: 'Find a place by name',
		newCairo: /^New Cairo/,
		typed: 'tagamo3',
		area: /^Fifth Settlement/,
		inOther: 'التجمع',
	},
	{
		place: /^المكان/,
		search: 'ابحث عن مكان بالاسم',
		newCairo: /^القاهرة الجديدة/,
		typed: 'التجمع',
		area: /^التجمع الخامس/,
		inOther: 'tagamo3',
	},
] as const;

const box = (tree: Locator, name: RegExp) => tree.getByRole('checkbox', { name });
const countOf = async (one: Locator) => numberIn(await one.locator('xpath=..').locator('small').textContent());
const violations = async (page: Page, part: string) =>
	(
		await new AxeBuilder({ page })
			.setLegacyMode(true)
			.include(part)
			.options({ resultTypes: ['violations'] })
			.analyze()
	).violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)]);

for (const [index, language] of languageShare([...languages.entries()], 'en')) {
	const path = `${language.prefix}/search`;
	const { place, search, newCairo, typed, area, inOther } = words[index] ?? words[0];

	async function narrow(page: Page, tree: Locator, part: string): Promise<void> {
		const all = await found(page);
		const wider = box(tree, newCairo);
		const ofCity = await countOf(wider);
		await wider.check();
		await expect(page).toHaveURL(/[?&]location=\d+$/);
		await expect.poll(() => found(page)).toBe(ofCity);
		expect(ofCity).toBeLessThan(all);
		await tree.getByRole('searchbox', { name: search }).fill(inOther);
		await expect(box(tree, area)).toBeVisible();
		await tree.getByRole('searchbox', { name: search }).fill(typed);
		const narrower = box(tree, area);
		const ofArea = await countOf(narrower);
		await narrower.check();
		await expect(page).toHaveURL(/[?&]location=\d+&area=\d+$/);
		await expect.poll(() => found(page)).toBe(ofArea);
		// The wider place is indeterminate, and a note says so.
		await expect.poll(() => wider.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true);
		await expect(tree.locator('.place-notes')).toContainText(new RegExp(`${ofArea}\\D+${ofCity}`));
		expect(await violations(page, part)).toEqual([]);
		// Clicking the indeterminate box selects all of it again.
		await wider.click();
		await expect(page).toHaveURL(/[?&]location=\d+$/);
		await expect.poll(() => found(page)).toBe(ofCity);
		await expect(narrower).not.toBeChecked();
		await expect(wider).toBeChecked();
	}

	test(`${path}: a place is found in the tree under its cell, and a narrower one narrows it @desktop`, async ({ page }) => {
		await openPage(page, path);
		await mark(page);
		await narrow(page, await openFilter(page, place), '.quick-panel');
		expect(await isSameDocument(page)).toBe(true);
	});

	test(`${path}: on a phone the tree opens at full height in the sheet @phone`, async ({ page }) => {
		await openPage(page, path);
		await page.getByRole('link', { name: language.allFilters }).click();
		const sheet = page.getByRole('dialog', { name: language.allFilters });
		await sheet.locator('.place-opener').click();
		const tree = page.getByRole('dialog', { name: place });
		await expect(tree).toBeVisible();
		expect(await tree.evaluate((dialog) => dialog.clientHeight)).toBe(page.viewportSize()?.height);
		await narrow(page, tree, '.place-dialog');
		const shown = await found(page);
		await expect.poll(async () => numberIn(await tree.locator('footer').getByRole('button').textContent())).toBe(shown);
		await tree.locator('footer').getByRole('button').click();
		await expect(tree).toBeHidden();
		await expect(sheet).toBeVisible();
		await expect(sheet.locator('.place-opener')).toContainText(newCairo);
		await sheet.getByRole('button', { name: language.close }).click();
		expect(await found(page)).toBe(shown);
	});
}

test('stations and landmarks are found beside the places, and zero stays, disabled @desktop', async ({ page }) => {
	await openPage(page, '/search?type=chalet');
	const panel = await openFilter(page, /^Place/);
	const empty = panel.locator('.place-tree input:disabled');
	await expect(empty.first()).toBeAttached();
	expect(await empty.evaluateAll((boxes) => boxes.map((one) => one.parentElement?.querySelector('small')?.textContent))).toEqual(
		Array(await empty.count()).fill('0'),
	);
	await openPage(page, '/search');
	const search = (await openFilter(page, /^Place/)).getByRole('searchbox', { name: 'Find a place by name' });
	await search.fill('american univ');
	const hit = page.locator('.place-hit').first();
	const promised = numberIn(await hit.locator('.place-count').textContent());
	await hit.click();
	await expect.poll(() => query(page)).toEqual({ near: expect.stringMatching(/^[\d.]+,[\d.]+,\d+$/) });
	await expect.poll(() => found(page)).toBe(promised);
	await search.fill('');
	const near = page.locator('.quick-panel input[name="near"]');
	await expect(near).toBeChecked();
	await near.uncheck();
	await expect.poll(() => query(page)).toEqual({});
	await search.fill('!'.repeat(5000));
	await expect(page.locator('.place-none')).toHaveText('We couldn’t find a place with that name.');
});
