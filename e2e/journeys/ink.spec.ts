import { expect, test } from '@playwright/test';
import { findCutInk } from '../ink.ts';
import { openPage } from '../open-page.ts';
import { pageTypes } from '../page-types.ts';
import { draw, isThorough } from '../thorough.ts';

// No letter loses a dot or a tail to the box it stands in, and no price, fact or code is shortened, at any width.

const widths = [320, 360, 390, 768, 1024, 1280, 1536];
const more = ['/search?purpose=sale', '/search?purpose=rent', '/favorites?list=1001,1002'].flatMap((path) => [
	{ path, locale: 'en' },
	{ path: `/ar${path}`, locale: 'ar' },
]);
const all = [...pageTypes, ...more].map(({ path }) => path);
const pages = isThorough ? all : ['/ar/search?purpose=sale', ...draw(all, 5)];

for (const path of pages)
	test(`every letter is whole on ${path} @desktop`, async ({ page }) => {
		await openPage(page, path);
		for (const width of isThorough ? widths : draw(widths, 3)) {
			await page.setViewportSize({ width, height: 900 });
			const found = await findCutInk(page);
			expect(found.map(({ kind, what }) => `${width} px, ${kind}: ${what}`)).toEqual([]);
		}
	});
