import { expect, type Page, test } from '@playwright/test';
import { findViolations, PROPERTY } from '../booking-page.ts';
import { openPage } from '../open-page.ts';
import { watchRefusals } from '../refusals.ts';
import { isThorough, languageShare } from '../thorough.ts';

// Filter and enquiry sheets are audited in their own journeys: filters.spec.ts, journeys/booking.spec.ts.

type Words = { prefix: string; compare: RegExp; hide: RegExp };
type Overlay = { name: string; path: string; opened: string; open: (page: Page, words: Words) => Promise<void> };

const languages: Words[] = [
	{ prefix: '', compare: /^Compare: /, hide: /^Not for me: / },
	{ prefix: '/ar', compare: /^قارن: /, hide: /^لا يناسبني: / },
];

async function choose(page: Page, { compare }: Words): Promise<void> {
	const scales = page.locator('main article').getByRole('button', { name: compare });
	for (const index of [0, 1]) await scales.nth(index).click();
	await expect(page.locator('.compare-tray img').first()).toBeAttached();
}

const overlays: Overlay[] = [
	{
		name: 'the menu',
		path: '/',
		opened: '#mobile-menu',
		open: (page) => page.locator('[popovertarget=mobile-menu]').first().click(),
	},
	{
		name: 'the ways to share',
		path: PROPERTY,
		opened: '#share-menu',
		open: (page) => page.locator('[popovertarget=share-menu]').click(),
	},
	{
		name: 'the photographs at full size',
		path: PROPERTY,
		opened: 'dialog[open] .lightbox-strip',
		open: (page) => page.locator('#photos a').first().click(),
	},
	{
		name: 'what is in the compare tray',
		path: '/search',
		opened: '.tray-homes',
		async open(page, words) {
			await choose(page, words);
			const fold = page.locator('.tray-fold');
			if (await fold.isVisible()) await fold.click();
		},
	},
	{
		name: 'what somebody may mean',
		path: '/search',
		opened: '[role=listbox]',
		open: (page) => page.locator('main [data-suggest] input[name=q]').first().pressSequentially('villa'),
	},
	{
		name: 'that a home is hidden',
		path: '/search',
		opened: '.toast-list > *',
		open: (page, { hide }) => page.locator('main article').first().getByRole('button', { name: hide }).click(),
	},
	{
		name: 'the map of the results',
		path: '/search?view=map',
		opened: '.map-tools',
		open: () => Promise.resolve(),
	},
];

/** The menu only exists on phones; overlays that are the same at every width are only checked there. */
const widthsOf = (name: string) => (isThorough && name !== 'the menu' ? ['@phone', '@desktop'] : ['@phone']);

for (const { name, path, opened, open } of overlays)
	for (const words of languageShare(languages, 'ar'))
		for (const width of widthsOf(name))
			test(`axe finds nothing on ${words.prefix}${path} while ${name} is open ${width}`, async ({ page }) => {
				await openPage(page, words.prefix + path);
				const refusals = watchRefusals(page);
				await open(page, words);
				await expect(page.locator(opened).first()).toBeVisible();
				expect(refusals.end()).toEqual([]);
				expect(await findViolations(page)).toEqual([]);
			});
