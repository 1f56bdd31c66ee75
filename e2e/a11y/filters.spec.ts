import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { watchRefusals } from '../refusals.ts';
import { languages } from '../search-page.ts';
import { languageShare } from '../thorough.ts';

async function findViolations(page: Page, part: string) {
	const { violations } = await new AxeBuilder({ page })
		.setLegacyMode(true)
		.include(part)
		.options({ resultTypes: ['violations'] })
		.analyze();
	return violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)]);
}

const sheets = [
	{ query: '?price=-9000000&bedrooms=3,4,5', locale: 'ar' },
	{ query: '?purpose=rent', locale: 'en' },
	{ query: '?category=commercial', locale: 'ar' },
] as const;
for (const { query, locale } of sheets)
	for (const { prefix, allFilters } of languageShare(languages, locale))
		test(`axe finds nothing in the sheet of ${prefix}/search${query}, and it fits a phone @phone`, async ({ page }) => {
			await openPage(page, `${prefix}/search${query}`);
			const refusals = watchRefusals(page);
			await page.getByRole('link', { name: allFilters }).click();
			const sheet = page.getByRole('dialog', { name: allFilters });
			await expect(sheet).toBeVisible();
			expect(refusals.end()).toEqual([]);
			await sheet.locator('details').evaluateAll((folds) => {
				for (const fold of folds) (fold as HTMLDetailsElement).open = true;
			});
			expect(await findViolations(page, '.filter-sheet')).toEqual([]);
			for (const width of [390, 320]) {
				await page.setViewportSize({ width, height: 700 });
				expect(await sheet.locator('.sheet-body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBeLessThanOrEqual(0);
			}
		});

for (const { prefix } of languageShare(languages, 'en'))
	test(`axe finds nothing in the panels of ${prefix}/search @desktop`, async ({ page }) => {
		await openPage(page, `${prefix}/search?price=-9000000`);
		for (const name of ['type', 'price', 'bedrooms', 'pay']) {
			await page.locator(`[data-filter="${name}"] > button`).click();
			await expect(page.locator('.quick-panel')).toBeVisible();
			expect(await findViolations(page, '.search-bar')).toEqual([]);
			await page.keyboard.press('Escape');
		}
	});
