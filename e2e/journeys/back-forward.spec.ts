import { expect, type Page, test } from '@playwright/test';
import { pageRule } from '#app/page-rules.ts';
import { hydrated } from '../open-page.ts';
import { pageTypes } from '../page-types.ts';

/** Playwright disables the back-forward cache by default. */
test.use({
	launchOptions: [
		async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
		{ scope: 'worker' },
	],
});

/** Reasons that headless browsers report for every page. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** The reasons why the browser could not cache the page. */
async function findReasons(page: Page, path: string): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send('Page.enable');
	const reasons = new Promise<string[]>((found) =>
		session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
			found(notRestoredExplanations.map(({ reason }) => reason)),
		),
	);
	await page.goto(path);
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	await page.goto('/robots.txt');
	await page.goBack({ waitUntil: 'commit' });
	return (await reasons).filter((reason) => !ofTheBrowser.includes(reason));
}

const open = pageTypes.filter(({ page, locale }) => locale === 'en' && pageRule(page).cache);

for (const { path } of open)
	test(`${path} can be kept by the browser for whoever goes back @phone`, async ({ page }) => {
		expect(await findReasons(page, path)).toEqual([]);
	});
