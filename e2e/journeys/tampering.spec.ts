import { expect, test } from '@playwright/test';
import { startForm } from '../live-form.ts';
import { pageTypes } from '../page-types.ts';
import { openTampered, tamperings } from '../tampering.ts';
import { alternateLanguages, isThorough, languageShare, shareOfRound } from '../thorough.ts';

const everything = Object.values(tamperings);
const singly = ['/', '/search', '/ar/properties/1001'].flatMap((path) =>
	Object.entries(tamperings).map(([what, change]) => ({ path, what: `${what} @thorough`, changes: [change] })),
);

/** Pages with interactive parts; others are text and lists in the same layout. */
const lively = [
	'home',
	'search',
	'property',
	'compound',
	'launch',
	'location',
	'post',
	'career',
	'contact-us',
	'list-your-property',
	'compare',
];
const tampered = shareOfRound(
	alternateLanguages(pageTypes).filter(({ page }) => isThorough || lively.includes(page)),
	2,
);

for (const { path, what, changes } of [...tampered.map(({ path }) => ({ path, what: 'all of it', changes: everything })), ...singly])
	test(`${path} keeps every word when its document was changed before it came alive: ${what} @desktop`, async ({ page }) => {
		const { before, after } = await openTampered(page, path, changes);
		expect(before.length).toBeGreaterThan(50);
		expect(after).toBe(before);
	});

const languages = [
	{
		prefix: '',
		type: /^Type/,
		villa: /^Villa\s*\d+$/,
		saved: 'Saved: 1',
		missing: 'Enter your name.',
	},
	{ prefix: '/ar', type: /^النوع/, villa: /^فيلا\s*\d+$/, saved: 'المفضلة: 1', missing: 'اكتب اسمك.' },
];

for (const { prefix, type, villa, saved, missing } of languageShare(languages, 'ar')) {
	test(`on a search that was tampered with, hearts, filters and links work: ${prefix || 'en'} @desktop`, async ({ page }) => {
		await openTampered(page, `${prefix}/search`, everything);
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		const title = page.getByRole('heading', { level: 1 });
		const before = (await title.textContent()) ?? '';
		await page.locator('main article button.heart').first().click();
		await expect(page.getByRole('banner').getByRole('link', { name: saved })).toBeVisible();
		await page.getByRole('button', { name: type }).first().click();
		await page.getByRole('checkbox', { name: villa }).check();
		await expect(page).toHaveURL(/type=villa/);
		await expect(title).not.toHaveText(before);
		const card = page.locator('main article h3 a').first();
		const address = new URL((await card.getAttribute('href')) ?? '', page.url()).pathname;
		await card.click();
		await expect(page).toHaveURL((url) => url.pathname === address);
		await expect(page.locator('#enquiry-name')).toBeAttached();
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	});

	test(`on a home that was tampered with, its form says what is missing: ${prefix || 'en'} @desktop`, async ({ page }) => {
		await openTampered(page, `${prefix}/properties/1011`, everything);
		await startForm(page, '#enquiry-name');
		await page.locator('#enquiry [type=submit]').first().click();
		await expect(page.locator('#enquiry-name-error')).toHaveText(missing);
	});
}
