import { expect, type Page, test } from '@playwright/test';
import type { LayoutShift } from '../layout-shift.ts';
import { openPage } from '../open-page.ts';
import { languageShare } from '../thorough.ts';
import { widthFor } from '../widths.ts';

const languages = [
	{
		prefix: '',
		notForMe: /^Not for me: /,
		tool: 'Not for me',
		done: 'Hidden from your results',
		undo: 'Undo',
		one: '1 property hidden',
		two: '2 properties hidden',
		show: 'Show',
		leaveOut: 'Hide again',
		all: 'Show all again',
		again: /^Show again: /,
	},
	{
		prefix: '/ar',
		notForMe: /^لا يناسبني: /,
		tool: 'لا يناسبني',
		done: 'أخفيناه من نتائجك',
		undo: 'تراجع',
		one: 'عقار واحد مخفي',
		two: 'عقاران مخفيان',
		show: 'اعرضها',
		leaveOut: 'أخفها مرة أخرى',
		all: 'اعرضها كلها من جديد',
		again: /^اعرضه من جديد: /,
	},
] as const;

const card = (page: Page, index: number) => page.locator('main [data-listing]').nth(index);

for (const words of languageShare(languages, 'ar')) {
	const { prefix } = words;
	const width = widthFor(prefix);

	test(`${prefix}/search: a home that is not for me leaves the list, and is undone ${width}`, async ({ page }) => {
		await openPage(page, `${prefix}/search?sort=newest`);
		await card(page, 1).getByRole('button', { name: words.notForMe }).click();
		await expect(card(page, 1)).toBeHidden();
		await expect(card(page, 0)).toBeVisible();
		await expect(page.locator('.hidden-count:visible').getByText(words.one)).toBeVisible();
		const message = page.getByRole('listitem').filter({ hasText: words.done });
		await message.getByRole('button', { name: words.undo }).click();
		await expect(card(page, 1)).toBeVisible();
		await expect(page.locator('.hidden-count:visible')).toHaveCount(0);
	});

	test(`${prefix}/search: what is hidden stays hidden before anything is painted, can be shown, and comes back ${width}`, async ({
		page,
	}) => {
		await openPage(page, `${prefix}/search?sort=newest`);
		for (const index of [0, 2]) await card(page, index).getByRole('button', { name: words.notForMe }).click();
		const id = await card(page, 0).getAttribute('data-listing');
		// Without the page's scripts, the document alone hides them.
		await page.route(/\.js$/, (route) => route.abort());
		await page.goto(`${prefix}/search?sort=newest`);
		await expect(card(page, 0)).toBeHidden();
		await expect(card(page, 1)).toBeVisible();
		await expect(page.locator('.hidden-count:visible')).toBeVisible();
		await page.unroute(/\.js$/);
		await openPage(page, `${prefix}/search?sort=newest`);
		const line = page.locator('.hidden-count:visible');
		await expect(line).toContainText(words.two);
		await expect(page.locator('.hidden-count:visible')).toHaveCount(1);
		await line.getByRole('button', { name: words.show }).click();
		await expect(card(page, 0)).toBeVisible();
		await line.getByRole('button', { name: words.leaveOut }).click();
		await expect(card(page, 0)).toBeHidden();
		await line.getByRole('button', { name: words.show }).click();
		const pressed = card(page, 0).getByRole('button', { name: words.notForMe });
		await expect(pressed).toHaveAttribute('aria-pressed', 'true');
		await pressed.click();
		await expect(line).toContainText(words.one);
		await openPage(page, `${prefix}/search?sort=newest`);
		await expect(page.locator(`main [data-listing="${id}"]`)).toBeVisible();
	});

	test(`${prefix}/favorites: hidden homes are listed and come back; a favourite that is hidden is none any more ${width}`, async ({
		page,
	}) => {
		// The toast for a heart may appear after the next press.
		const { promise, resolve: release } = Promise.withResolvers<void>();
		await page.route(/\/assets\/announce-/, (route) => promise.then(() => route.continue()));
		await openPage(page, `${prefix}/properties/1011`);
		await page.locator('main button[form="hearts"]').first().click();
		await page.getByRole('button', { name: words.tool, exact: true }).click();
		release();
		await expect(page.locator('main button[form="hearts"]').first()).toHaveAttribute('aria-pressed', 'false');
		await openPage(page, `${prefix}/properties/1012`);
		await page.getByRole('button', { name: words.tool, exact: true }).click();
		await openPage(page, `${prefix}/favorites`);
		await expect(page.getByRole('heading', { name: words.two })).toBeVisible();
		await page.getByRole('button', { name: words.again }).first().click();
		await expect(page.getByRole('heading', { name: words.one })).toBeVisible();
		await page.getByRole('button', { name: words.all }).click();
		await expect(page.getByRole('heading', { name: words.one })).toBeHidden();
	});
}

test('anyone who saves a hidden home wants it after all @desktop', async ({ page }) => {
	await openPage(page, '/search?sort=newest');
	await card(page, 0)
		.getByRole('button', { name: /^Not for me: / })
		.click();
	await page.locator('.hidden-count:visible').getByRole('button', { name: 'Show' }).click();
	await card(page, 0).locator('button[form="hearts"]').click();
	await expect(card(page, 0).getByRole('button', { name: /^Not for me: / })).toHaveAttribute('aria-pressed', 'false');
});

test('leaving homes out moves nothing once the page is seen @desktop', async ({ page }) => {
	await openPage(page, '/search?sort=newest');
	for (const index of [0, 1, 2])
		await card(page, index)
			.getByRole('button', { name: /^Not for me: / })
			.click();
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const { value } of list.getEntries() as LayoutShift[]) Object.assign(window, { moved: (window.moved ?? 0) + value });
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await openPage(page, '/search?sort=newest');
	await expect(page.locator('.hidden-count:visible')).toContainText('3 properties hidden');
	expect(await page.evaluate(() => window.moved ?? 0)).toBeLessThan(0.05);
});

declare global {
	interface Window {
		moved?: number;
	}
}
