import type { Page } from '@playwright/test';

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

export async function openPage(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
}
