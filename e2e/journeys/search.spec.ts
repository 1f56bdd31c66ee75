import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { found, languages, numberIn, query, readReference, results } from '../search-page.ts';

for (const language of languages) {
	const path = `${language.prefix}/search`;

	test.describe(path, () => {
		test('words become chips, which are taken back one by one', async ({ page }) => {
			await openPage(page, path);
			const box = page.locator('input[name="q"]');
			await box.fill(language.words);
			await box.press('Enter');
			await expect(page).toHaveURL(/\/search\?type=apartment&location=\d+&price=-8000000&bedrooms=3$/);
			const chips = page.getByRole('link', { name: language.remove });
			await expect(chips).toHaveCount(4);
			for (let left = 3; left >= 0; left--) {
				const before = page.url();
				await chips.last().click();
				await expect(chips).toHaveCount(left);
				expect(page.url().length).toBeLessThan(before.length);
			}
			await expect(page).toHaveURL(new RegExp(`${path}$`));
		});

		test('nothing that was typed disappears: an order, what is not wanted, a note, and words nobody knows', async ({ page }) => {
			const words = language.prefix ? 'أرخص شقة مش دور أرضي كاش ظظظظظ' : 'cheapest apartment not ground floor cash xyzzyx';
			await openPage(page, path);
			const box = page.locator('input[name="q"]');
			await box.fill(words);
			await box.press('Enter');
			await expect(page).toHaveURL(/\?type=apartment&not-floor=0&text=[^&]+&note=cash:[^&]+&sort=price$/);
			await expect(page.locator('main header').locator('[data-note]')).toHaveCount(2);
			await expect(page.getByRole('link', { name: language.remove })).toHaveCount(2);
			expect(await results(page).count()).toBeGreaterThan(1);
		});

		test('anyone who takes chips away by the keyboard stays among them @desktop', async ({ page }) => {
			await openPage(page, `${path}?type=villa&bedrooms=4&delivery=ready`);
			const chips = page.getByRole('link', { name: language.remove });
			await expect(chips).toHaveCount(3);
			await chips.nth(1).focus();
			await page.keyboard.press('Enter');
			await expect(chips).toHaveCount(2);
			await expect(chips.nth(1)).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(chips).toHaveCount(1);
			await expect(page.getByRole('link', { name: language.clear })).toBeFocused();
		});

		test('a reference typed any way leads to its unit', async ({ page }) => {
			await openPage(page, path);
			const card = results(page).nth(2);
			const reference = await readReference(card);
			const home = await card.locator('h3 a').getAttribute('href');
			const box = page.locator('input[name="q"]');
			await box.fill(reference.toLowerCase().replaceAll('-', ' '));
			await box.press('Enter');
			await expect(page).toHaveURL((url) => decodeURI(url.pathname) === home);
		});

		test('what cannot be read in an address is left out, and the page says so', async ({ page }) => {
			await openPage(page, `${path}?price=abc&location=99999999999999&page=-3&type=castle`);
			await expect(page.getByText(language.unread)).toBeVisible();
			await expect(page.locator('main header').locator('[data-note]')).toHaveCount(4);
			await expect(results(page)).toHaveCount(24);
			await expect(page.getByRole('link', { name: language.remove })).toHaveCount(0);
			await openPage(page, `${path}?q=${'x'.repeat(5000)}`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		});

		test('where nothing is found every way out leads to what it promises', async ({ page, request }) => {
			await openPage(page, `${path}?type=villa&price=1-2&bedrooms=3`);
			const empty = page.getByRole('heading', { name: language.nothing });
			await expect(empty).toBeVisible();
			for (const [name, value] of Object.entries(query(page))) await expect(page.locator(`#search input[name=${name}]`)).toHaveValue(value);
			const change = page.locator('section', { has: page.getByRole('heading', { name: language.change }) });
			const ways = change.getByRole('listitem').getByRole('link');
			expect(await ways.count()).toBeGreaterThan(0);
			for (const way of await ways.all()) {
				const html = await (await request.get((await way.getAttribute('href')) ?? '')).text();
				const promised = numberIn(await way.locator('b').textContent());
				expect(promised).toBeGreaterThan(0);
				expect(numberIn(/<p role="status"[^>]*>([^<]*)/.exec(html)?.[1] ?? '')).toBe(promised);
			}
			const promised = numberIn(await ways.first().locator('b').textContent());
			await ways.first().click();
			await expect(empty).toBeHidden();
			await expect.poll(() => found(page)).toBe(promised);
		});

		test('an empty result says what was understood and what was not, tells of new ones, names somebody to ask, and marks what comes near', async ({
			page,
		}) => {
			await openPage(page, `${path}?type=villa&price=-4000000&note=age:30+years+old`);
			const understood = page.locator('section', { has: page.getByRole('heading', { name: language.nothing }) });
			await expect(understood.getByRole('link', { name: language.remove })).toHaveCount(2);
			await expect(understood.locator('[data-note]')).toContainText('30 years old');
			await expect(page.locator('main header').getByRole('link', { name: language.remove })).toHaveCount(0);
			const alert = page.getByRole('link', { name: language.getAlerts, exact: true });
			expect(decodeURIComponent((await alert.getAttribute('href')) ?? '')).toContain('?type=villa&price=-4000000');
			const agent = page.locator('section', { has: page.getByRole('heading', { name: language.askAgent }) });
			await expect(agent.locator('a[href^="tel:"]')).toBeVisible();
			expect(await agent.locator('a[href^="https://wa.me"]').getAttribute('href')).toContain(encodeURIComponent('price=-4000000'));
			const near = page.locator('main [data-listing]');
			expect(await near.count()).toBeGreaterThan(0);
			for (const tags of await page.locator('.card-fit').all()) expect(await tags.locator('li').count()).toBeGreaterThan(1);
			await expect(near.first().locator('.card-fit .is-good')).not.toHaveCount(0);
			await expect(near.first().locator('.card-fit li:not(.is-good)')).not.toHaveCount(0);
		});
	});
}
