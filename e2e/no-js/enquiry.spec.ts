import { expect, type Page, test } from '@playwright/test';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { languageShare } from '../thorough.ts';
import { BOOKED, cancelViewing } from '../viewings.ts';
import { somePhone } from '../visitor.ts';
import { widthFor } from '../widths.ts';

test.use({ javaScriptEnabled: false });

/** The named buttons switch to another form. */
const sendButton = (page: Page) => page.locator('#enquiry button[type=submit]:not([name])');

for (const prefix of languageShare(['', '/ar'], 'ar'))
	test(`without JavaScript a viewing is booked at ${prefix}/contact-us, after a mistake that costs nothing ${widthFor(prefix)}`, async ({
		page,
		request,
	}) => {
		// A different agent per language, because a slot can be booked once.
		await page.goto(`${prefix}/contact-us?about=property-${prefix ? 1021 : 1007}&for=viewing`);
		await page.locator('#enquiry label:has([name=day]:enabled)').nth(1).click();
		await page.locator('#enquiry-name').fill('Mona');
		await page.locator('#enquiry-phone').fill('0100');
		await page.locator('#enquiry summary').click();
		await page.locator('#enquiry-message').fill('With my mother, please.');
		await sendButton(page).click();

		await expect(page.locator('#enquiry-slot-error')).toBeVisible();
		await expect(page.locator('#enquiry-phone-error')).toBeVisible();
		await expect(page.locator('#enquiry-consent-error')).toBeVisible();
		await expect(page.locator('#enquiry-slot input:focus')).toHaveCount(1);
		await expect(page.locator('#enquiry-name')).toHaveValue('Mona');
		await expect(page.locator('#enquiry-message')).toHaveValue('With my mother, please.');

		await page.locator('#enquiry-phone').fill(somePhone());
		await page.locator('#enquiry-slot label:has(input:enabled)').filter({ visible: true }).last().click();
		await page.locator('#enquiry-consent').check();
		await pauseToReadForm();
		await sendButton(page).click();
		await expect(page).toHaveURL(BOOKED);
		await expect(page.locator('main')).toContainText(/PN-/);
		await cancelViewing(request, page.url());
	});

test('without JavaScript the form on the page of a home leads on with what was typed', async ({ page }) => {
	await page.goto('/properties/1011');
	await page.locator('#enquiry-name').fill('Mona');
	await sendButton(page).click();
	await expect(page).toHaveURL(/contact-us\?about=property-1011/);
	await expect(page.locator('#enquiry-name')).toHaveValue('Mona');
	await expect(page.locator('#enquiry-phone')).toBeFocused();
});

for (const prefix of languageShare(['', '/ar'], 'ar'))
	test(`without JavaScript interest in ${prefix}/launches/1001 is registered on its own page, after a mistake that costs nothing ${widthFor(prefix)}`, async ({
		page,
	}) => {
		await page.goto(`${prefix}/launches/1001`);
		await page.locator('#enquiry-name').fill('Mona');
		await page.locator('#enquiry label:has([name=bedrooms][value="3"])').click();
		await sendButton(page).click();
		await expect(page).toHaveURL(/\/launches\/1001[^?]*$/);
		await expect(page.locator('#enquiry-phone')).toBeFocused();
		await expect(page.locator('#enquiry-consent-error')).toBeVisible();
		await expect(page.locator('#enquiry-name')).toHaveValue('Mona');
		await expect(page.locator('#enquiry [name=bedrooms][value="3"]')).toBeChecked();

		await page.locator('#enquiry-phone').fill(somePhone());
		await page.locator('#enquiry-consent').check();
		await pauseToReadForm();
		await sendButton(page).click();
		await expect(page).toHaveURL(/\?registered=PN-[\w-]+#interest$/);
		await expect(page.locator('#interest')).toContainText(/PN-/);
	});

for (const prefix of ['', '/ar'])
	test(`without JavaScript who would rather see the home keeps what was typed ${widthFor(prefix)}`, async ({ page }) => {
		await page.goto(`${prefix}/properties/1011`);
		await page.locator('#enquiry-name').fill('Mona');
		await page.locator('#enquiry-message').fill('With my mother, please.');
		await page.locator('#enquiry button[name=instead][value=viewing]').click();
		await expect(page).toHaveURL(/about=property-1011&for=viewing/);
		await expect(page.locator('#enquiry-name')).toHaveValue('Mona');
		await expect(page.locator('#enquiry-message')).toHaveValue('With my mother, please.');
		await expect(page.locator('#enquiry-slot')).toBeVisible();
		await expect(page.locator('#enquiry [id$="-error"]')).toHaveCount(0);
	});

for (const { prefix, path, email, phone, optional } of [
	{ prefix: '', path: '/properties/1011', email: 'Email', phone: 'Phone', optional: '(optional)' },
	{ prefix: '/ar', path: '/contact-us', email: 'البريد الإلكتروني', phone: 'رقم الموبايل', optional: '(اختياري)' },
])
	test(`without JavaScript ${prefix}${path} calls optional what may stay empty ${widthFor(prefix)}`, async ({ page }) => {
		await page.goto(prefix + path);
		await expect(page.locator('#enquiry-phone')).toHaveAccessibleName(phone);
		await expect(page.locator('#enquiry-email')).toHaveAccessibleName(`${email} ${optional}`);
		await page.locator('#enquiry-channel label', { has: page.locator('[value=email]') }).click();
		await expect(page.locator('#enquiry-phone')).toHaveAccessibleName(`${phone} ${optional}`);
		await expect(page.locator('#enquiry-email')).toHaveAccessibleName(email);
	});
