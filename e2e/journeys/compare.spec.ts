import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('a fifth home to compare waits until there is room for it @desktop', async ({ page }) => {
	await openPage(page, '/compare?ids=1011,1012,1018,1030,1044');
	await expect(page.getByText('Only 4 properties fit')).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Remove' }).first().click();
	await expect(page).toHaveURL(/\/compare\?ids=1012,1018,1030,1044$/);
	await expect(page.getByText('Only 4 properties fit')).toBeHidden();
});

test('on a phone the facts of compared homes run down the page, and move sideways under their names @phone', async ({ page }) => {
	await openPage(page, '/compare?ids=1011,1012,1018,1030');
	const facts = page.getByRole('region', { name: 'Properties side by side' });
	const hidden = () => facts.evaluate((box) => ({ below: box.scrollHeight - box.clientHeight, beside: box.scrollWidth - box.clientWidth }));
	expect((await hidden()).below).toBe(0);
	expect((await hidden()).beside).toBeGreaterThan(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
	// A busy browser may not have painted the box yet, and cannot scroll it.
	await expect(async () => {
		await facts.press('ArrowRight');
		expect(await facts.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
	}).toPass({ timeout: 60_000 });
	await expect(facts.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
});

test('up to three homes fit a phone side by side, and their names stay in sight @phone', async ({ page }) => {
	await openPage(page, '/compare?ids=1011,1012,1018');
	const facts = page.getByRole('region', { name: 'Properties side by side' });
	const beyond = () => facts.evaluate((box) => box.scrollWidth - box.clientWidth);
	expect(await beyond()).toBe(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
	const rows = facts.getByRole('row', { name: /^Delivery/ });
	const [label, cell] = [rows.getByRole('rowheader'), rows.getByRole('cell').first()];
	await expect(rows.getByRole('cell')).toHaveCount(3);
	await cell.scrollIntoViewIfNeeded();
	const text = (await label.locator('span').boundingBox()) ?? { y: 0, width: 0 };
	const value = (await cell.locator('bdi').boundingBox()) ?? { y: 0 };
	expect(text.width).toBeGreaterThan(40);
	expect(value.y).toBeGreaterThan(text.y);
	await facts.getByRole('row').last().scrollIntoViewIfNeeded();
	await expect(facts.locator('thead tr[aria-hidden] td').nth(1)).toBeInViewport();
});

test('a row marks one home at most, in words @desktop', async ({ page }) => {
	await openPage(page, '/compare?ids=1011,1012,1018');
	const rows = page.locator('main table').first().locator('tbody tr:has(th[scope=row])');
	const marks = await rows.evaluateAll((all) => all.map((row) => row.querySelectorAll('td [data-best]').length));
	expect(Math.max(...marks)).toBe(1);
	const marked = marks.filter((count) => count === 1).length;
	expect(marked).toBeGreaterThan(1);
	expect(marked).toBeLessThan(marks.length / 2);
	await expect(page.locator('main td [data-best]').first()).toContainText(/Lowest|Soonest|Largest|Furthest below/);
});

for (const prefix of ['', '/ar'])
	test(`three homes fit the smallest phone at ${prefix}/compare: no amount is torn, no price touches another @phone`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		await openPage(page, `${prefix}/compare?ids=1011,1685,1012`);
		const findTorn = () =>
			page
				.locator('main table')
				.first()
				.evaluate((table) => {
					const isForReadersAlone = (element: Element | null) => (element?.getBoundingClientRect().width ?? 0) <= 1;
					const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
					const found: string[] = [];
					for (let node = texts.nextNode(); node; node = texts.nextNode()) {
						if (isForReadersAlone(node.parentElement)) continue;
						for (const { 0: amount, index } of (node.textContent ?? '').matchAll(/\d[\d,]{4,}|ج\.م|[A-Z]{3}-[A-Z]{3}-\d+/g)) {
							const range = document.createRange();
							range.setStart(node, index);
							range.setEnd(node, index + amount.length);
							const cell = node.parentElement?.closest('td, th')?.getBoundingClientRect();
							const { left, right } = range.getBoundingClientRect();
							if (range.getClientRects().length > 1 || (cell && (left < cell.left - 1 || right > cell.right + 1))) found.push(amount);
						}
					}
					return found;
				});
		// A font that arrives late is used from the next page view on.
		await expect(async () => {
			await page.reload();
			expect(await findTorn()).toEqual([]);
		}).toPass();
	});

test('codes above payments by year stand on one line on a phone @phone', async ({ page }) => {
	await openPage(page, '/ar/compare?ids=1011,1012,1018');
	const codes = page.locator('main table').last().locator('thead bdi');
	await expect(codes).toHaveCount(3);
	for (const code of await codes.all()) {
		const lines = await code.evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return range.getClientRects().length;
		});
		expect(lines).toBe(1);
	}
});
