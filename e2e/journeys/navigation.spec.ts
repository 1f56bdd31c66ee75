import { expect, type Page, test } from '@playwright/test';
import { hydrated, openPage } from '../open-page.ts';

const follow = (page: Page, href: string) =>
	page
		.locator(`a[href="${href}"]`)
		.first()
		.evaluate((link: HTMLElement) => link.click());

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const scrollTo = async (page: Page, top: number) => {
	await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
	await expect.poll(() => scrollY(page)).toBe(top);
};

/** Delays data requests until released. */
async function holdData(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(/\.data(\?|$)/, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

test('a hash waits half a second, goes back to where one was, and may be nonsense @desktop', async ({ page }) => {
	const complaints: string[] = [];
	page.on('pageerror', ({ message }) => complaints.push(message));
	await page.clock.install();
	await openPage(page, '/about-us');
	await page.clock.pauseAt(Date.now() + 60_000);
	await scrollTo(page, 500);
	await follow(page, '/about-us#partners');
	await expect(page.locator('#partners')).toBeFocused();
	await page.clock.runFor(499);
	expect(await scrollY(page)).toBe(500);
	await page.clock.runFor(1);
	const top = () => page.locator('#partners').evaluate((target) => Math.round(target.getBoundingClientRect().top));
	await expect.poll(top).toBe(100);
	await scrollTo(page, 300);
	await follow(page, '/careers');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
	expect(await scrollY(page)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL(/#partners$/);
	await expect.poll(() => scrollY(page)).toBe(300);
	await page.clock.runFor(2000);
	expect(await scrollY(page)).toBe(300);
	await page
		.locator('footer a')
		.first()
		.evaluate((link: HTMLAnchorElement) => {
			link.href = '#%E0';
			link.click();
		});
	await expect(page).toHaveURL(/#%E0$/);
	await page.clock.runFor(1000);
	expect(complaints).toEqual([]);
});

test('the heading of a new page has the focus and its title is announced @phone', async ({ page }) => {
	await openPage(page, '/ar');
	await page.getByRole('button', { name: 'القائمة' }).click();
	await page.getByRole('dialog').getByRole('link', { name: 'المدونة' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'المدونة' })).toBeFocused();
	await expect(page.locator('body > [role=status]')).toHaveText(/^المدونة.* \| /);
});

test('another page covers this one until it is there, other results dim those in sight @desktop', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openPage(page, '/search');
	const letResultsGo = await holdData(page);
	await follow(page, '/search?page=2');
	const main = page.locator('main');
	await expect(main).toHaveAttribute('aria-busy', 'true');
	await expect(main.locator('article').first()).toHaveCSS('opacity', '0.5');
	await expect(page.locator('.loading-overlay, .loading-bar')).toHaveCount(0);
	letResultsGo();
	await expect(main).not.toHaveAttribute('aria-busy');
	await page.unrouteAll({ behavior: 'wait' });

	const letPageGo = await holdData(page);
	await follow(page, '/careers');
	await expect(page.locator('.loading-bar')).toHaveAttribute('data-state', 'loading');
	await expect(page.locator('.loading-overlay')).toHaveCSS('opacity', '1');
	await expect(page.locator('.loading-house')).toHaveCSS('animation-name', 'none');
	await page.keyboard.press('Tab');
	await expect(page.locator(':focus')).toHaveCount(0);
	letPageGo();
	await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeFocused();
	await expect(page.locator('.loading-overlay, .loading-bar')).toHaveCount(0);
});

test('a page is loaded ahead when somebody is about to open it, and never for a data saver @desktop', async ({ browser }) => {
	for (const saveData of [false, true]) {
		const page = await browser.newPage();
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '')));
		await page.addInitScript((saves) => Object.defineProperty(navigator, 'connection', { value: { saveData: saves } }), saveData);
		await openPage(page, '/about-us');
		expect(asked.filter((path) => /prefetch|\.data$/.test(path))).toEqual([]);
		await page.mouse.move(20, 400);
		const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' });
		await link.hover();
		const parts = ['/assets/careers', '/assets/static-careers', '/careers.data'];
		if (!saveData) await expect.poll(() => parts.filter((part) => asked.includes(part))).toEqual(parts);
		await page.waitForLoadState('networkidle');
		if (saveData) expect(asked.filter((path) => parts.includes(path))).toEqual([]);
		await link.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
		const data = await page.evaluate(() =>
			performance.getEntriesByType('resource').flatMap((entry) => (/careers\.data/.test(entry.name) ? entry.toJSON().transferSize : [])),
		);
		expect(data.filter((size) => size > 0)).toHaveLength(1);
		await page.close();
	}
});

test('what nobody sees at first is laid out after the first view, and a reload stays where one was @phone', async ({ page }) => {
	const laidOut = () =>
		page.evaluate(() => [...document.querySelectorAll('.below-fold')].map((band) => getComputedStyle(band).contentVisibility));
	// There may be a gap between two cards.
	const seen = () =>
		page.evaluate(() =>
			[0.4, 0.5, 0.6]
				.map((at) => document.elementFromPoint(innerWidth / 2, innerHeight * at)?.closest('.below-fold')?.textContent)
				.find(Boolean),
		);
	await page.goto('/ar/search', { waitUntil: 'commit' });
	await page.locator('footer').waitFor({ state: 'attached' });
	await hydrated(page);
	expect(new Set(await laidOut())).toEqual(new Set(['visible']));
	await scrollTo(page, 6000);
	const before = await seen();
	expect(before).toBeTruthy();
	await page.reload();
	await hydrated(page);
	expect(await seen()).toBe(before);
});
