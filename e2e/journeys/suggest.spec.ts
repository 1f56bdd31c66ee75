import { expect, type Page, test } from '@playwright/test';
import { hydrated, openPage } from '../open-page.ts';

const input = (page: Page) => page.locator('#search input[type=search]');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** By keyboard, up to the input. */
async function reach(page: Page, path: string): Promise<void> {
	await openPage(page, path);
	await input(page).focus();
	await expect(input(page)).toHaveRole('combobox');
}

for (const { language, path, typed, first } of [
	{ language: 'English', path: '/search', typed: 'tagamo3', first: 'New Cairo' },
	{ language: 'Arabic', path: '/ar/search', typed: 'التجمع', first: 'القاهرة الجديدة' },
]) {
	test(`a place is found by keyboard alone, in ${language}, and remembered`, async ({ page }) => {
		await reach(page, path);
		await page.keyboard.type(typed);
		await expect(options(page).first()).toContainText(first);
		await expect(options(page).first().locator('mark')).toHaveText(typed);
		await page.keyboard.press('ArrowDown');
		await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
		await expect(input(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) ?? '');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(new RegExp(`${path}\\?location=\\d+$`));
		await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
		await expect(page.getByRole('listbox')).toBeHidden();
		await expect(input(page)).toHaveValue('');

		await reach(page, path);
		const recent = page.getByRole('group', { name: language === 'Arabic' ? 'آخر عمليات البحث' : 'Recent searches' });
		await expect(recent.getByRole('option')).toHaveText([first]);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\?location=\d+$/);
	});
}

test('keys go through the list and back to the input', async ({ page }) => {
	await reach(page, '/search');
	await page.keyboard.type('new c');
	await expect(options(page).first()).toContainText('New Cairo');
	const chosen = page.locator('[role=option][aria-selected=true]');
	await page.keyboard.press('ArrowUp');
	await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('ArrowDown');
	await expect(chosen).toHaveCount(0);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('End');
	await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Home');
	await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Escape');
	await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(input(page)).toHaveValue('new c');
});

test('how many there are is said, and Enter alone sends what was typed', async ({ page }) => {
	await reach(page, '/search');
	await page.keyboard.type('apartment in zamalek');
	await expect(page.locator('[data-suggest]').getByRole('status')).toHaveText(/^\d+ suggestions?$/);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/search\?(purpose=rent&)?type=apartment&area=\d+(&note=onlyRent:apartment\+in\+zamalek)?$/);
	await expect(input(page)).toHaveValue('');
});

test('filters that are set stay, and what is suggested is counted among them', async ({ page }) => {
	await reach(page, '/search?purpose=rent');
	await page.keyboard.type('tagamo3');
	await expect(options(page).first()).toContainText('New Cairo');
	await page.keyboard.press('ArrowDown');
	const count = await options(page).first().locator('span').last().textContent();
	await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/search\?purpose=rent&location=\d+$/);
	await expect(
		page
			.getByRole('main')
			.getByRole('status')
			.filter({ hasText: count ?? '' }),
	).toBeVisible();
});

test('the place that was chosen stays when another filter is set @desktop', async ({ page }) => {
	await reach(page, '/search');
	const answered = page.waitForResponse(/suggest\.json\?.*q=new\+cai$/);
	await page.keyboard.type('new cai');
	await answered;
	await expect(options(page).first()).toContainText('New Cairo');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('New Cairo');
	await page.locator('#search').getByRole('button', { name: 'Bedrooms' }).click();
	await page.locator('#search').getByLabel('3 bedrooms').check();
	await expect(page).toHaveURL(/\/search\?location=\d+&bedrooms=3,4,5$/);
});

test('a tap on a suggestion leads there and sends nothing else', async ({ page }) => {
	await reach(page, '/search');
	await page.keyboard.type('new cai');
	// Suggestions for the first letters may still be shown.
	await options(page).filter({ hasText: 'New Cairo' }).first().click();
	await expect(page).toHaveURL(/\/search\?location=\d+$/);
	await page.getByRole('heading', { level: 1 }).click();
	await expect(input(page)).toHaveValue('');
	await page.waitForLoadState('networkidle');
	await expect(page).toHaveURL(/\/search\?location=\d+$/);
});

test('recent searches are forgotten on request', async ({ page }) => {
	await reach(page, '/search');
	await page.keyboard.type('chalet');
	await expect(options(page).first()).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/search\?type=chalet$/);
	await reach(page, '/search');
	await expect(options(page)).toHaveText(['chalet']);
	await page.getByRole('button', { name: 'Clear recent searches' }).press('Enter');
	await expect(options(page)).toHaveCount(0);
	await page.reload();
	await hydrated(page);
	await input(page).focus();
	await expect(input(page)).toHaveRole('combobox');
	await expect(page.getByRole('listbox')).toBeHidden();
});

test('the words on the home page are suggested for too, with what is bought or rented', async ({ page }) => {
	await openPage(page, '/');
	const words = page.locator('#words-buy');
	await words.focus();
	await expect(words).toHaveRole('combobox');
	await page.keyboard.type('ma3adi');
	await expect(options(page).first()).toContainText('Maadi');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/search\?location=\d+$/);
});

test('a search has a feed, named in its head and beside its results', async ({ page, request }) => {
	await openPage(page, '/search?type=villa');
	const named = page.locator('head link[type="application/atom+xml"]');
	await expect(named).toHaveAttribute('href', /\/search\/feed\.xml\?type=villa$/);
	await expect(page.getByRole('link', { name: 'Feed of new matches' })).toHaveAttribute('href', '/search/feed.xml?type=villa');
	const answer = await request.get('/search/feed.xml?type=villa&purpose=sale');
	expect(answer.headers()['content-type']).toContain('application/atom+xml');
	const known = await page.evaluate(
		(xml) => {
			const feed = new DOMParser().parseFromString(xml, 'application/xml');
			const entries = [...feed.querySelectorAll('entry')];
			const dates = entries.map((entry) => entry.querySelector('published')?.textContent?.slice(0, 10) ?? '');
			return {
				broken: feed.querySelector('parsererror') !== null,
				entries: entries.length,
				isNewestFirst: dates.join() === dates.toSorted().reverse().join(),
			};
		},
		await answer.text(),
	);
	expect(known).toEqual({ broken: false, entries: 50, isNewestFirst: true });
});
