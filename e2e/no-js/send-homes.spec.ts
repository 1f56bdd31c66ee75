import { expect, type Page, test } from '@playwright/test';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { languageShare } from '../thorough.ts';
import { somePhone } from '../visitor.ts';
import { widthFor } from '../widths.ts';

test.use({ javaScriptEnabled: false });

const languages = [
	{
		prefix: '',
		send: 'Send these 2 to an agent',
		cards: 'Ask about these 2 properties',
		picked: 'Send to an agent',
		ask: 'Ask an agent',
		alert: 'Get alerts',
	},
	{
		prefix: '/ar',
		send: 'أرسل العقارين لمستشار',
		cards: 'اسأل عن هذين العقارين',
		picked: 'أرسل لمستشار',
		ask: 'اسأل مستشارًا',
		alert: 'فعّل التنبيهات',
	},
] as const;

async function sendForm(page: Page) {
	await page.locator('#enquiry-name').fill('Mona');
	await page.locator('#enquiry-phone').fill(somePhone());
	await page.locator('#enquiry-consent').check();
	await pauseToReadForm();
	await page.locator('#enquiry button[type=submit]:not([name])').click();
	await expect(page).toHaveURL(/\/received\/PN-[\w-]+(\?ids=[\d,%C]+)?$/);
}

for (const words of languageShare(languages, 'en')) {
	const { prefix } = words;

	test(`${prefix}/compare: without JavaScript the homes go to an agent in one enquiry, by their references ${widthFor(prefix)}`, async ({
		page,
	}) => {
		await page.goto(`${prefix}/compare?ids=1011,1012`);
		const codes = await page
			.locator('main thead bdi')
			.filter({ hasText: /^[A-Z]+-/ })
			.allTextContents();
		const references = [...new Set(codes)];
		await page.getByRole('link', { name: words.send }).last().click();
		await expect(page).toHaveURL(`${prefix}/contact-us?ids=1011,1012#enquiry`);
		const message = page.locator('#enquiry-message');
		for (const reference of references) await expect(message).toHaveValue(new RegExp(reference));
		await expect(message).toHaveValue(/\/compare\?ids=1011,1012$/);
		const cards = page.getByRole('region', { name: words.cards }).getByRole('listitem');
		await expect(cards).toContainText(references);
		await page.locator('#enquiry button[type=submit]:not([name])').click();
		await expect(page.locator('#enquiry [aria-invalid=true]').first()).toBeVisible();
		await expect(cards).toHaveCount(2);
		await sendForm(page);
	});

	test(`${prefix}/favorites: without JavaScript those that are ticked go to an agent ${widthFor(prefix)}`, async ({ page }) => {
		await page.goto(`${prefix}/favorites?list=1011,1012,1018`);
		const send = page.locator('#picked').getByRole('button', { name: words.picked });
		await expect(send).toBeHidden();
		for (const box of await page.locator('input[name="ids"]').all()) await box.check();
		await page.locator('input[name="ids"]').nth(1).uncheck();
		await expect(page.locator('#picked p')).toContainText(/\S/);
		await send.click();
		await expect(page).toHaveURL(/\/contact-us\?ids=1011&ids=1018#enquiry$/);
		await expect(page.locator('#enquiry-message')).toHaveValue(/1011.*\n.*1018/);
	});

	test(`${prefix}: an empty comparison and empty favourites lead to an agent and to alerts ${widthFor(prefix)}`, async ({ page }) => {
		for (const path of ['/compare', '/favorites']) {
			await page.goto(prefix + path);
			await expect(page.locator('main').getByRole('link', { name: words.alert })).toHaveAttribute(
				'href',
				`${prefix}/alerts?search=%2Fsearch`,
			);
			await page.locator('main').getByRole('link', { name: words.ask }).click();
			await expect(page).toHaveURL(`${prefix}/contact-us`);
		}
	});
}

test('without JavaScript nothing offers to hide a home or to take a note', async ({ page, context, baseURL }) => {
	await page.goto('/search');
	await expect(page.locator('main article').first()).toBeVisible();
	await expect(page.locator('.not-for-me:visible, .hidden-count:visible')).toHaveCount(0);
	await context.addCookies([{ name: 'pn_favorites', value: 's3-4o93k.g10', url: baseURL ?? '' }]);
	await page.goto('/favorites');
	await expect(page.locator('main article')).toHaveCount(1);
	await expect(page.locator('main textarea:visible')).toHaveCount(0);
});
