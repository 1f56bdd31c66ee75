import { expect, type Page, test } from '@playwright/test';
import { startForm } from '../live-form.ts';
import { openPage } from '../open-page.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { languageShare } from '../thorough.ts';
import { somePhone } from '../visitor.ts';

const languages = [
	{ prefix: '', other: 'العربية', offline: 'The connection dropped.', device: '@desktop' },
	{ prefix: '/ar', other: 'English', offline: 'انقطع الاتصال', device: '@phone' },
];

const forms = [
	{ path: '/contact-us', form: 'enquiry' },
	{ path: '/properties/1011', form: 'enquiry' },
	{ path: '/careers/1001', form: 'apply' },
	{ path: '/alerts', form: 'alerts' },
];

const TYPED = 'mona@example.com';
const email = (page: Page, form: string) => page.locator(`#${form}-email`);

async function type(page: Page, { path, form }: (typeof forms)[number], prefix: string): Promise<void> {
	await openPage(page, `${prefix}${path}`);
	await startForm(page, `#${form}-email`);
	await email(page, form).fill(TYPED);
}

for (const { prefix, other, offline, device } of languageShare(languages, 'en')) {
	for (const form of forms)
		test(`${prefix}${form.path}: what is typed outlives another page, a reload and the other language ${device}`, async ({ page }) => {
			await type(page, form, prefix);
			await page.getByRole('contentinfo').locator('a[href$="/our-process"]').click();
			await expect(page).not.toHaveURL(new RegExp(form.path));
			await page.goBack();
			await expect(email(page, form.form)).toHaveValue(TYPED);
			await page.reload();
			await expect(email(page, form.form)).toHaveValue(TYPED);
			await page.getByRole('banner').getByRole('link', { name: other }).click();
			await expect(page.locator('html')).toHaveAttribute('dir', prefix ? 'ltr' : 'rtl');
			await expect(email(page, form.form)).toHaveValue(TYPED);
		});

	test(`${prefix}/contact-us: sent without a connection, it says so and keeps everything ${device}`, async ({ page, context }) => {
		await type(page, { path: '/contact-us', form: 'enquiry' }, prefix);
		await page.locator('#enquiry-name').fill('Mona');
		await page.locator('#enquiry-phone').fill(somePhone());
		await page.locator('#enquiry-message').fill('Is it quiet?');
		await page.locator('input[name=consent]').check();
		await context.setOffline(true);
		await page.locator('#enquiry [type=submit]').first().click();
		await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
		await expect(email(page, 'enquiry')).toHaveValue(TYPED);
		await context.setOffline(false);
		await pauseToReadForm();
		await page.locator('#enquiry [type=submit]').first().click();
		await expect(page).toHaveURL(/\/received\//);
		// The draft is removed during hydration of the confirmation page.
		await page.waitForFunction(() => !Object.keys(sessionStorage).some((key) => key.startsWith('pn-form')));
		await openPage(page, `${prefix}/contact-us`);
		await expect(email(page, 'enquiry')).toHaveValue('');
	});
}
