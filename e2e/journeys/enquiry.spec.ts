import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startForm } from '../live-form.ts';
import { openPage } from '../open-page.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { languageShare } from '../thorough.ts';
import { somePhone } from '../visitor.ts';
import { widthFor } from '../widths.ts';

const PROPERTY = '/properties/1011';

const words = {
	en: {
		prefix: '',
		name: 'Mona',
		send: 'Send',
		missing: 'Enter your name.',
		hotline: /hotline/,
		message: 'I’d like to ask about',
	},
	ar: { prefix: '/ar', name: 'منى', send: 'أرسل', missing: 'اكتب اسمك.', hotline: /خط ساخن/, message: 'أود الاستفسار عن' },
};

for (const [language, { prefix, name, send, missing, hotline, message }] of languageShare(Object.entries(words), 'ar'))
	test(`somebody asks about a home in ${language}: what is wrong is said beside it, and nothing is lost ${widthFor(prefix)}`, async ({
		page,
	}) => {
		await openPage(page, prefix + PROPERTY);
		await expect(page.locator('#enquiry-message')).toHaveValue(new RegExp(message));
		await startForm(page, '#enquiry-name');
		await page.locator('#enquiry-phone').fill('19691');
		await page.locator('#enquiry').getByRole('button', { name: send, exact: true }).click();
		await expect(page.locator('#enquiry-name-error')).toHaveText(missing);
		await expect(page.locator('#enquiry-phone-error')).toHaveText(hotline);
		await expect(page.locator('#enquiry-consent-error')).toBeVisible();
		await expect(page.locator('#enquiry-name')).toBeFocused();
		await expect(page.locator('#enquiry-name')).toHaveAccessibleDescription(missing);
		await expect(page).toHaveURL(new RegExp(PROPERTY));

		await page.locator('#enquiry-name').fill(name);
		await expect(page.locator('#enquiry-name-error')).toHaveCount(0);
		await page.locator('#enquiry-phone').fill(somePhone());
		await page.locator('#enquiry-consent').check();
		await pauseToReadForm();
		await page.locator('#enquiry').getByRole('button', { name: send, exact: true }).dblclick();
		await expect(page).toHaveURL(/\/received\/PN-[\w-]+$/);
		await expect(page.locator('main')).toContainText(/PN-/);
		await expect(page.locator('main a[href^="https://wa.me/2"]')).toBeVisible();
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(violations.map(({ id }) => id)).toEqual([]);
	});

for (const { prefix, country } of [
	{ prefix: '', country: 'United Arab Emirates' },
	{ prefix: '/ar', country: 'الإمارات العربية المتحدة' },
])
	test(`a number from abroad shows its country at ${prefix}/contact-us, and all of itself`, async ({ page }) => {
		await openPage(page, `${prefix}/contact-us`);
		await startForm(page, '#enquiry-name');
		const phone = page.locator('#enquiry-phone');
		await phone.fill('+971 50 123 4567');
		await expect(page.locator('#enquiry').getByRole('status')).toContainText(country);
		expect(await phone.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		await expect(page.locator('[data-flag]')).toHaveText('🇦🇪');
		await phone.fill('0100 123 4567');
		await expect(page.locator('#enquiry').getByRole('status')).toBeEmpty();
		await expect(page.locator('[data-flag]')).toBeEmpty();
	});

test('who is answered by e-mail need not give a phone, and what that settles is not complained about', async ({ page }) => {
	await openPage(page, '/contact-us');
	await startForm(page, '#enquiry-name');
	await page.locator('#enquiry').getByRole('button', { name: 'Send', exact: true }).click();
	await expect(page.locator('#enquiry-phone-error')).toBeVisible();
	await page.locator('#enquiry-channel').getByText('Email').click();
	await expect(page.locator('#enquiry-phone')).toHaveAccessibleName('Phone (optional)');
	await expect(page.locator('#enquiry-email')).toHaveAccessibleName('Email');
	await expect(page.locator('#enquiry-phone-error')).toHaveCount(0);
});

for (const isChanged of [false, true])
	test(`what is typed before the form is awake stays${isChanged ? ', also where an extension changed the page' : ''}`, async ({ page }) => {
		await openPage(page, '/contact-us');
		if (isChanged) await page.locator('#enquiry-phone').evaluate((phone) => phone.before(document.createElement('i')));
		const line = Promise.withResolvers<void>();
		await page.route('**/assets/*.js', async (route) => {
			await line.promise;
			await route.continue();
		});
		await page.locator('#enquiry-channel').getByText('Email').click();
		await page.locator('#enquiry-name').fill('Mona');
		await page.locator('#enquiry-message').fill('With my mother, plse.');
		for (const _ of 'se.') await page.keyboard.press('ArrowLeft');
		line.resolve();
		await expect(page.locator('#enquiry input[name=key]')).not.toHaveValue('');
		await expect(page.locator('#enquiry-message')).toBeFocused();
		await page.keyboard.type('ea');
		await expect(page.locator('#enquiry-message')).toHaveValue('With my mother, please.');
		await expect(page.locator('#enquiry-name')).toHaveValue('Mona');
		await expect(page.locator('#enquiry input[name=channel][value=email]')).toBeChecked();
	});

test('the form of a page that a link led to says what is wrong, whatever was touched before', async ({ page }) => {
	await openPage(page, PROPERTY);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await startForm(page, '#enquiry-name');
	await page.getByRole('contentinfo').locator('a[href="/contact-us"]').click();
	await expect(page).toHaveURL(/contact-us$/);
	await expect(page.locator('#enquiry')).not.toHaveAttribute('action', /about=/);
	await startForm(page, '#enquiry-name');
	await page.locator('#enquiry-phone').fill('19691');
	await page.locator('#enquiry').getByRole('button', { name: 'Send', exact: true }).click();
	await expect(page.locator('#enquiry-name-error')).toHaveCount(1);
	await expect(page.locator('#enquiry-phone-error')).toHaveText(/hotline/);
	await page.locator('#enquiry-name').pressSequentially('Mo');
	await expect(page.locator('#enquiry-name-error')).toHaveCount(0);
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a time picked on the page of a home is picked in the sheet', async ({ page }) => {
	await openPage(page, PROPERTY);
	await page.locator('main a[href*="when=evening"]').first().click();
	await expect(page.locator('#ask input[name=time][value=evening]')).toBeChecked();
	await expect(page).toHaveURL(new RegExp(PROPERTY));
});

test('who would rather see the home keeps what was typed, and may go back to a question', async ({ page }) => {
	await openPage(page, PROPERTY);
	await startForm(page, '#enquiry-name');
	await page.locator('#enquiry-name').fill('Mona');
	await page.locator('#enquiry-phone').fill('0100');
	await page.locator('#enquiry').getByRole('button', { name: 'Book a viewing' }).click();
	const sheet = page.getByRole('dialog');
	await expect(sheet.locator('#ask-slot')).toBeVisible();
	await expect(sheet.locator('#ask-name')).toHaveValue('Mona');
	await expect(sheet.locator('#ask-phone')).toHaveValue('0100');
	await expect(sheet.locator('#ask-phone-error')).toHaveCount(0);
	await sheet.locator('summary').click();
	await sheet.locator('#ask-message').fill('With my mother, please.');
	await sheet.getByRole('button', { name: 'Ask a question' }).click();
	await expect(sheet.locator('#ask-name')).toHaveValue('Mona');
	await expect(sheet.locator('#ask-message')).toHaveValue('With my mother, please.');
	await expect(sheet.locator('input[name=time][value=any]')).toBeChecked();
});

test('no time is offered at which the office is closed', async ({ page }) => {
	await openPage(page, '/contact-us?about=property-1011&for=viewing');
	await expect(page.locator('#enquiry input[name=slot]').last()).toHaveValue(/ 18:00$/);
	await page.goto(PROPERTY);
	await expect(page.locator('#enquiry input[name=time][value=friday]')).toHaveCount(0);
	await expect(page.locator('main a[href*="when=friday"]')).toHaveCount(0);
});

test('anyone who asks about a compound is promised nobody who may not be the one to answer', async ({ page }) => {
	await openPage(page, '/compounds/1001');
	await expect(page.locator('main a[href*="when=evening"]').first()).toBeAttached();
	await expect(page.locator('main')).not.toContainText('Only this agent will contact you');
});

test('a launch is asked about with interest, an agent by name, an offer from its card', async ({ page }) => {
	await openPage(page, '/agents/1001');
	await expect(page.getByRole('heading', { name: /^Message / })).toBeVisible();
	await openPage(page, '/offers');
	await page.getByRole('link', { name: 'Ask about this offer' }).first().click();
	await expect(page).toHaveURL(/contact-us\?about=offer-\d+/);
	await expect(page.locator('#enquiry-message')).not.toHaveValue('');
});
