import { expect, type Page, test } from '@playwright/test';
import { hydrated, openPage } from '../open-page.ts';
import { languages } from '../search-page.ts';
import { languageShare } from '../thorough.ts';
import { widthFor } from '../widths.ts';

const idsOf = (page: Page) =>
	page.locator('main [data-listing]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['listing']));

test('homes that are chosen faster than a slow connection brings words are not called refused @phone', async ({ page }) => {
	const { promise: isQuick, resolve: hurry } = Promise.withResolvers<void>();
	await page.route(/announce/, async (route) => {
		await isQuick;
		await route.continue();
	});
	await openPage(page, '/search');
	const scales = page.locator('main article').getByRole('button', { name: /^Compare: / });
	const tray = page.locator('.compare-tray');
	await page.evaluate(() => {
		const note = () => document.body.textContent?.includes('Turn on cookies') && document.body.toggleAttribute('data-refused', true);
		new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
	});
	for (const index of [0, 1, 2]) await scales.nth(index).tap();
	await expect(tray.getByText('3 chosen', { exact: true })).toBeVisible();
	hurry();
	await scales.nth(3).tap();
	await expect(tray.getByText('4 chosen', { exact: true })).toBeVisible();
	await scales.nth(4).tap();
	await expect(page.getByText('You can compare up to 4 at once').first()).toBeVisible();
	await expect(page.locator('body')).not.toHaveAttribute('data-refused');
});

for (const language of languageShare(languages, 'en')) {
	const path = `${language.prefix}/search`;
	const width = widthFor(language.prefix);

	test(`${path}: homes are chosen to be compared where they stand, four at most ${width}`, async ({ page }) => {
		await openPage(page, path);
		const ids = await idsOf(page);
		const scales = page.locator('main article').getByRole('button', { name: language.compare });
		await expect(scales).toHaveCount(24);
		for (const index of [0, 1]) await scales.nth(index).click();
		await expect(scales.nth(1)).toHaveAttribute('aria-pressed', 'true');
		await expect(page.locator('.compare-tray').getByText(language.compared, { exact: true })).toBeVisible();
		for (const index of [2, 3, 4]) await scales.nth(index).click();
		await expect(page.getByText(language.comparedFull).first()).toBeVisible();
		await expect(scales.nth(4)).toHaveAttribute('aria-pressed', 'false');
		// The tray is on every page without a form of its own.
		await page.reload();
		await page.getByRole('link', { name: language.seeCompared, exact: true }).click();
		await expect(page).toHaveURL(`${language.prefix}/compare?ids=${ids.slice(0, 4).join()}`);
		await expect(page.locator('.compare-tray')).toBeHidden();
		await page.locator(`main a[href$="/compare?ids=${ids.slice(1, 4).join()}"]`).click();
		await expect(page).toHaveURL(`${language.prefix}/compare?ids=${ids.slice(1, 4).join()}`);
		await openPage(page, path);
		await expect(scales.nth(0)).toHaveAttribute('aria-pressed', 'false');
		await expect(scales.nth(1)).toHaveAttribute('aria-pressed', 'true');
	});

	test(`${path}: a home that was opened is marked as seen ${width}`, async ({ page }) => {
		await openPage(page, path);
		const [id] = await idsOf(page);
		const card = page.locator(`[data-listing="${id}"] article`);
		const mark = () => card.locator('.card-picture').evaluate((picture) => getComputedStyle(picture, '::after').content);
		await expect(card).not.toHaveAttribute('data-seen');
		expect(await mark()).toBe('none');
		await card.getByRole('link').first().click();
		await expect(page).toHaveURL(/properties/);
		await hydrated(page);
		// The address changes before the page does, and a visit only counts once the page is shown.
		await expect.poll(() => page.evaluate(() => localStorage.getItem('pn-seen-listings'))).toContain(id);
		await page.goBack();
		await expect(card).toHaveAttribute('data-seen');
		expect(await mark()).toBe(`"${language.seen}"`);
	});
}

for (const { prefix, send, seeChosen, remove } of languageShare(
	[
		{ prefix: '', send: 'Send them to an agent', seeChosen: 'See what you chose', remove: /^Remove: / },
		{ prefix: '/ar', send: 'أرسلهما لمستشار', seeChosen: 'شاهد ما اخترته', remove: /^احذف: / },
	],
	'en',
))
	for (const width of ['@phone', '@desktop'])
		test(`${prefix}/search: the tray names what was chosen with its price, gives one up, and sends the rest to an agent ${width}`, async ({
			page,
		}) => {
			await openPage(page, `${prefix}/search?purpose=sale`);
			const ids = await idsOf(page);
			const cards = page.locator('main article');
			for (const index of [0, 1, 2]) await cards.nth(index).locator('.scales').click();
			const tray = page.locator('.compare-tray');
			const rows = tray.getByRole('listitem');
			if (width === '@phone') await tray.getByRole('button', { name: seeChosen }).click();
			await expect(rows).toHaveCount(3);
			for (const index of [0, 1, 2]) {
				const price = ((await cards.nth(index).locator('.card-price .money').first().textContent()) ?? '').replaceAll(/\s+/g, ' ');
				await expect(rows.nth(index)).toContainText(price);
				await expect(rows.nth(index).getByRole('link')).toHaveAttribute('href', new RegExp(`/properties/${ids[index]}`));
			}
			await rows.nth(1).getByRole('button', { name: remove }).click();
			await expect(rows).toHaveCount(2);
			await expect(cards.nth(1).locator('.scales')).toHaveAttribute('aria-pressed', 'false');
			await expect(tray).toBeFocused();
			await tray.getByRole('link', { name: send }).click();
			await expect(page).toHaveURL(`${prefix}/contact-us?ids=${ids[0]},${ids[2]}#enquiry`);
			await expect(page.locator('#sent-homes')).toBeVisible();
		});

const BROWSE_BAR = 44;
for (const width of [1280, 1536])
	test(`the map stays beside the list from the first view to its end, and what closes the page is below both at ${width} @desktop`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await openPage(page, '/search?location=1001');
		const map = page.getByRole('region', { name: 'Map of the results' });
		const boxAt = async (y: number) => {
			await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
			return (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		};
		const cards = page.locator('main [data-listing]');
		const lastCard = await cards.last().evaluate((card) => card.getBoundingClientRect().bottom + scrollY);
		for (const y of [0, lastCard / 2, lastCard - 900]) {
			const box = await boxAt(y);
			// Unscrolled, the browse bar is above it.
			const top = box.y - (y === 0 ? BROWSE_BAR : 0);
			expect(top, `at ${y}`).toBeGreaterThan(140);
			expect(top, `at ${y}`).toBeLessThan(175);
			expect(box.y + box.height, `at ${y}`).toBeGreaterThan(850);
			expect(box.y + box.height, `at ${y}`).toBeLessThanOrEqual(900);
		}
		const end = await boxAt(100_000);
		const closing = (await page.locator('main aside').boundingBox()) ?? { x: 0, y: 0, width: 0 };
		expect(end.y + end.height).toBeLessThanOrEqual(closing.y);
		expect(closing.width).toBe(1200);
	});

test('while other results are on their way those in sight are dimmed and nothing is covered; the old count stays @desktop', async ({
	page,
}) => {
	await openPage(page, '/search?type=villa');
	let answer = () => {};
	const asked = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(/search(\.data|\/_payload)/, async (route) => {
		await asked;
		await route.continue();
	});
	const count = page.locator('main header').getByRole('status');
	const before = (await count.textContent()) ?? '';
	await page.getByRole('link', { name: /remove$/ }).click();
	const card = page.locator('main article').first();
	const opacity = () => card.evaluate((article) => getComputedStyle(article).opacity);
	await expect.poll(opacity).toBe('0.5');
	await expect(page.locator('.loading-overlay')).toHaveCount(0);
	await expect(count).toHaveText(before);
	expect(await count.evaluate((line) => getComputedStyle(line).backgroundSize)).toBe('40% 2px');
	answer();
	await expect.poll(opacity).toBe('1');
	await expect(count).not.toHaveText(before);
});

test('a card of a rent has no empty line @phone', async ({ page }) => {
	await openPage(page, '/search?purpose=rent');
	await expect(page.locator('main article .card-all-in')).toHaveCount(0);
	const gaps = await page.locator('main article').evaluateAll((cards) =>
		cards.map((card) => {
			const [price, facts] = ['.card-price', '.fact-strip'].map((name) => card.querySelector(name)?.getBoundingClientRect());
			return (facts?.top ?? 0) - (price?.bottom ?? 0);
		}),
	);
	expect(Math.max(...gaps)).toBeLessThan(20);
});
