import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { pageTypes } from '../page-types.ts';
import { alternateLanguages, drawForRound, isThorough, shareOfRound } from '../thorough.ts';

const pages = alternateLanguages([
	...pageTypes,
	...(
		[
			'/favorites?list=1001,1002',
			'/nothing-here',
			'/search?location=1001&area=1003&down=lots&view=filters',
			'/compounds/1002?cluster=1009',
			'/valuation?area=1003&type=apartment&builtUp=150',
		] as const
	).flatMap((path) => [
		{ path, locale: 'en' as const },
		{ path: `/ar${path}`, locale: 'ar' as const },
	]),
]);

/** An audit takes seconds of CPU, so a run checks half of the pages and the next round the other half. */
const audited = shareOfRound(pages, 2).map(({ path }) => path);

/** The contrast rule takes as long as all others together, so it runs on a few pages per round. */
const COLOURED_PAGES = 7;
const coloured: ReadonlySet<string> = new Set(isThorough ? audited : drawForRound(audited, COLOURED_PAGES));

const beyondTheEdge = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const path of audited)
	test(`axe finds nothing on ${path}, and it fits a phone @desktop`, async ({ page }) => {
		await openPage(page, path);
		expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0);
		// Pages contain no frames; skipping the search for them saves two thirds of the time.
		const { violations } = await new AxeBuilder({ page })
			.setLegacyMode(true)
			.options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: coloured.has(path) } } })
			.analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`)])).toEqual([]);
		await page.setViewportSize({ width: 390, height: 844 });
		expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0);
	});
