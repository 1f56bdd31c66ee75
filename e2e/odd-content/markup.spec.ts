import { expect, test } from '@playwright/test';
import { liftLimits } from '../lift-limits.ts';
import { feed, fieldsGivenOddValues, inEveryText } from '../odd-values.ts';
import { openPage } from '../open-page.ts';
import { MARKUP } from '../runnable.ts';
import { admin, eventually, siteUrl } from '../system.ts';

// Without the CSP, which would block scripts and hide that they are there.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

const undo: (() => Promise<unknown>)[] = [];
test.afterAll(async () => {
	for (const step of undo) await step();
});

const registration = 'registration_number';
const MARK = 'MARK-BROWSER';
const paths = ['', '/search', '/search?view=map', '/properties/1001', '/compounds/1001', '/blog/1001', '/agents/1001', '/contact-us'];

test('markup in every text of the content runs in no browser @desktop', async ({ page }) => {
	const before = await admin.get<Record<string, unknown>>(`/items/setting?fields=${registration}`);
	undo.unshift(() => admin.patch('/items/setting', before));
	undo.unshift(await liftLimits(admin, (field) => fieldsGivenOddValues.has(field)));
	undo.unshift((await feed(inEveryText(MARKUP))).restore);
	await admin.patch('/items/setting', { [registration]: MARK });
	await eventually(async () => (await (await fetch(`${siteUrl}/offers`)).text()).includes(MARK), 'the last change');

	const sprung: string[] = [];
	await page.exposeFunction('tripwire', () => void sprung.push(page.url()));
	for (const prefix of ['/en', '/ar'])
		for (const path of paths) {
			await openPage(page, prefix + path + (path.includes('?') ? '&' : '?') + new URLSearchParams({ q: MARKUP }));
			await expect(page.locator('main')).toBeVisible();
		}
	await openPage(page, '/en/blog/1001');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('tripwire()');
	expect(sprung).toEqual([]);

	await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<details open ontoggle=tripwire()>'));
	await expect.poll(() => sprung.length, 'the tripwire itself').toBe(1);
});
