import { expect, type Page } from '@playwright/test';
import { watchRefusals } from './refusals.ts';

/** Before hydration a click is a plain link or form submit, so journeys of scripts wait for it. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const main = document.querySelector('main');
		if (document.documentElement.hasAttribute('data-first-view')) return false;
		return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
	});
	// Effects run after rendering; an idle browser has run them.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 5000 })));
}

/** Nothing that a page brings may be refused by its own policy. */
export async function openPage(page: Page, path: string): Promise<void> {
	const refusals = watchRefusals(page);
	await page.goto(path);
	await hydrated(page);
	expect(refusals.end()).toEqual([]);
}
