import { expect, type Page, test } from '@playwright/test';
import { startForm } from '../live-form.ts';
import { openPage } from '../open-page.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { languageShare } from '../thorough.ts';
import { widthFor } from '../widths.ts';

const email = () => `reader-${Math.floor(Math.random() * 1e12)}@example.com`;

/** Sends the form with a mistake first, and ends on the confirmation page. */
async function subscribe(page: Page, unreadable: RegExp) {
	const field = page.locator('#alerts-email');
	await startForm(page, '#alerts-email');
	await field.fill('reader@');
	await page.locator('#alerts button[type=submit]').click();
	await expect(page.locator('#alerts-email-error')).toHaveText(unreadable);
	await expect(field).toBeFocused();
	await field.fill(email());
	await pauseToReadForm();
	await page.locator('#alerts button[type=submit]').click();
	await expect(page).toHaveURL(/\/received\/PN-[\w-]+(?:\?search=|$)/);
}

const words = {
	en: {
		prefix: '',
		price: 'Get price alerts for this property',
		fresh: 'Get alerts for this search',
		weekly: 'Once a week',
		preview: /in the last two weeks|^Nothing matches this search today$/,
		whatsApp: 'Ask for it on WhatsApp',
		unreadable: /doesn’t look like an email/,
		open: 'open our email and confirm',
		about: (name: string) => `About ${name}`,
		back: 'Back to search',
		broken: 'This link doesn’t work',
		confirm: 'Confirm',
		stop: 'Stop emails',
	},
	ar: {
		prefix: '/ar',
		price: 'نبّهني عند تغيّر السعر',
		fresh: 'نبّهني بالجديد',
		weekly: 'مرة كل أسبوع',
		preview: /في آخر أسبوعين|^لا شيء يطابق بحثك اليوم$/,
		whatsApp: 'اطلبه على واتساب',
		unreadable: /لا يبدو هذا عنوان بريد/,
		open: 'افتح رسالتنا على بريدك',
		about: (name: string) => `بخصوص ${name}`,
		back: 'العودة إلى البحث',
		broken: 'هذا الرابط لا يعمل',
		confirm: 'تأكيد',
		stop: 'إيقاف التنبيهات',
	},
};

for (const [
	language,
	{ prefix, price, fresh, weekly, preview, whatsApp, unreadable, open, about, back, broken, confirm, stop },
] of languageShare(Object.entries(words), 'ar')) {
	test(`somebody asks in ${language} to hear of a price, from the page of a home ${widthFor(prefix)}`, async ({ page }) => {
		await openPage(page, `${prefix}/properties/1011`);
		await page.getByRole('link', { name: price }).click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/alerts\\?about=property-1011$`));
		await expect(page.getByRole('main')).toContainText(/[A-Z]{3}-[A-Z]{3}-1011/);
		await subscribe(page, unreadable);
		await expect(page.getByRole('main')).toContainText(open);
		await expect(page.locator('main a[href*="/properties/1011"]')).toBeVisible();
	});

	test(`a search is kept in ${language} as the search it is ${widthFor(prefix)}`, async ({ page }) => {
		await openPage(page, `${prefix}/search?type=villa&price=-40000000&bedrooms=3`);
		const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
		// The link is beside the sort order and again among the ways to save the search.
		await page.getByRole('link', { name: fresh }).filter({ visible: true }).first().click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/alerts\\?search=`));
		await expect(page.getByRole('heading', { level: 1, name: fresh })).toBeVisible();
		// The second one; the first is in the breadcrumbs.
		const subject = page
			.getByRole('main')
			.getByRole('link', { name: new RegExp(`^${title} · .*40.* · .*3`) })
			.last();
		const name = (await subject.textContent()) ?? '';
		// The address changes before the page does.
		const isSearch = async () => {
			await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?type=villa&price=-40000000&bedrooms=3$`));
			await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
		};
		await subject.click();
		await isSearch();
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1, name: fresh })).toBeVisible();
		await expect(page.getByRole('heading', { level: 2, name: preview })).toBeVisible();
		const message = await page.getByRole('link', { name: whatsApp }).getAttribute('href');
		expect(decodeURIComponent(message ?? '')).toMatch(new RegExp(`^https://wa\\.me/\\d+\\?text=.*\\n.*${prefix}/search\\?type=villa`, 's'));
		await page.getByText(weekly).click();
		await expect(page.getByRole('radio', { name: weekly })).toBeChecked();
		await subscribe(page, unreadable);
		await expect(page.getByRole('main')).toContainText(about(name));
		await page.getByRole('main').getByRole('link', { name: back }).click();
		await isSearch();
	});

	for (const [path, button] of [
		['confirm', confirm],
		['unsubscribe', stop],
	] as const)
		test(`opening the link to ${path} in ${language} changes nothing; a wrong one says so ${widthFor(prefix)}`, async ({ page }) => {
			await page.goto(`${prefix}/alerts/${path}?token=none-of-ours`);
			await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
			await page.getByRole('button', { name: button }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(broken);
			await page.goto(`${prefix}/alerts/${path}`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(broken);
		});
}

test('a page drawn again leaves the key that keeps a form from being sent twice @phone', async ({ page }) => {
	await openPage(page, '/properties/1011');
	await page.getByRole('link', { name: words.en.price }).click();
	await page.locator('#alerts-email').focus();
	const key = page.locator('#alerts input[name=key]');
	await expect(key).not.toHaveValue('');
	const given = await key.inputValue();
	const again = page.waitForResponse(/\/alerts\.data/);
	await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
	await (await again).finished();
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
	await expect(key).toHaveValue(given);
});

test('the newsletter is asked for at the end of an article', async ({ page }) => {
	await openPage(page, '/blog/1001');
	await subscribe(page, words.en.unreadable);
	await expect(page.getByRole('main')).toContainText(words.en.open);
});

test('mail programs end it for their readers, wherever they ask from', async ({ request }) => {
	const headers = { origin: 'https://mail.example.com' };
	const answer = await request.post('/alerts/unsubscribe?token=none-of-ours', { headers, form: { 'List-Unsubscribe': 'One-Click' } });
	expect([answer.status(), await answer.text()]).toEqual([404, 'unknown']);
});

test('what is not there cannot be heard of', async ({ request }) => {
	for (const query of ['about=property-999999', 'about=agent-1001', 'search=https://example.com'])
		expect((await request.get(`/alerts?${query}`)).status()).toBe(404);
});
