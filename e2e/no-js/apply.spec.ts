import { expect, test } from '@playwright/test';
import { pageNamedPdf, pdf } from '../documents.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { languageShare } from '../thorough.ts';
import { somePhone } from '../visitor.ts';
import { widthFor } from '../widths.ts';

test.use({ javaScriptEnabled: false });

const CAREER = '/careers/1001';

const words = {
	en: { prefix: '', send: 'Send application', attached: 'Mona CV.pdf is attached', remove: 'Remove' },
	ar: { prefix: '/ar', send: 'أرسل الطلب', attached: 'الملف Mona CV.pdf مرفق', remove: 'احذف الملف' },
};

/** Removes direction marks. */
const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '');

for (const [language, { prefix, send, attached, remove }] of languageShare(Object.entries(words), 'en'))
	test(`without JavaScript, in ${language}, a CV stays attached through every mistake, is replaced and taken away ${widthFor(prefix)}`, async ({
		page,
	}) => {
		const sending = page.getByRole('button', { name: send });
		const cv = page.locator('#apply-cv');
		const file = page.locator('#apply p', { hasText: 'Mona CV.pdf' });
		await page.goto(prefix + CAREER);
		await page.locator('#apply-letter').fill('I like plans.');
		await page.locator('#apply-email').fill('mona@example.com');
		await page.locator('#apply-phone').fill(somePhone());
		await page.locator('#apply-consent').check();
		await cv.setInputFiles(pdf('Mona CV.pdf'));
		await sending.click();
		await expect(page.locator('#apply-name-error')).toBeVisible();
		await expect(page.locator('#apply-name')).toBeFocused();
		expect(plain(await file.textContent())).toBe(attached);
		await expect(page.locator('#apply-letter')).toHaveValue('I like plans.');
		await expect(page.locator('#apply-consent')).toBeChecked();

		await cv.setInputFiles(pageNamedPdf('other.pdf'));
		await page.locator('#apply-name').press('Enter');
		await expect(page.locator('#apply-cv-error')).toBeVisible();
		await expect(file).toBeVisible();

		await page.getByRole('button', { name: remove }).click();
		await expect(file).toHaveCount(0);
		await expect(cv).toBeFocused();
		await expect(page.locator('#apply-letter')).toHaveValue('I like plans.');

		await page.locator('#apply-name').fill('Mona');
		await sending.click();
		await expect(page.locator('#apply-cv-error')).toBeVisible();
		await cv.setInputFiles(pdf('Mona CV.pdf'));
		await pauseToReadForm();
		await sending.click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/received/PN-[\\w-]+$`));
	});

test('without JavaScript a CV that is too large costs nothing else @desktop', async ({ page }) => {
	await page.goto(CAREER);
	for (const bytes of [5_100_000, 26_000_000]) {
		await page.locator('#apply-name').fill('Mona');
		await page.locator('#apply-letter').fill('I like plans.');
		await page.locator('#apply-cv').setInputFiles(pdf('large.pdf', bytes));
		await page.getByRole('button', { name: 'Send application' }).click();
		await expect(page.locator('#apply [role=alert], #apply-cv-error').first()).toBeVisible();
		await expect(page.locator('#apply-name')).toHaveValue('Mona');
		await expect(page.locator('#apply-letter')).toHaveValue('I like plans.');
	}
	await expect(page.getByRole('alert')).toContainText('more than we can take at once');
});
