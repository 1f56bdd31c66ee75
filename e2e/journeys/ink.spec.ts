import { expect, type Page, test } from '@playwright/test';
import { findCutInk } from '../ink.ts';
import { openPage } from '../open-page.ts';
import { pageTypes } from '../page-types.ts';
import { drawForRound, isThorough } from '../thorough.ts';

// No letter loses a dot or descender, and no price, fact or code is truncated, at any width.

const widths = [320, 360, 390, 768, 1024, 1280, 1536];
const filtered = '/search?type=apartment&price=-8000000&bedrooms=3&delivery=ready';
const more = ['/search?purpose=sale', filtered, '/search?purpose=rent', '/favorites?list=1001,1002', '/nothing-here'].flatMap((path) => [
	{ path, locale: 'en' },
	{ path: `/ar${path}`, locale: 'ar' },
]);
const all = [...pageTypes, ...more].map(({ path }) => path);

async function expectWholeLetters(page: Page, path: string): Promise<void> {
	await openPage(page, path);
	for (const width of isThorough ? widths : drawForRound(widths, 3, path)) {
		await page.setViewportSize({ width, height: 900 });
		const found = await findCutInk(page);
		expect(found.map(({ kind, what }) => `${path} at ${width} px, ${kind}: ${what}`)).toEqual([]);
	}
}

for (const path of isThorough ? all : ['/ar/search?purpose=sale', filtered])
	test(`every letter is whole on ${path} @desktop`, ({ page }) => expectWholeLetters(page, path));

test('so it is on any other page @desktop', async ({ page }) => {
	for (const path of drawForRound(all, 4)) await expectWholeLetters(page, path);
});
