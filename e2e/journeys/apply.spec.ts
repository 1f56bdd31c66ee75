import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pageNamedPdf, pdf } from '../documents.ts';
import { startForm } from '../live-form.ts';
import { openPage } from '../open-page.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { languageShare } from '../thorough.ts';
import { somePhone } from '../visitor.ts';
import { widthFor } from '../widths.ts';

const CAREER = '/careers/1001';

const words = {
	en: {
		prefix: '',
		open: 'Apply for this job',
		send: 'Send application',
		missing: 'Enter your name.',
		large: 'This file is too large.',
		kind: 'We can’t open this type of file.',
		jobs: 'Back to open jobs',
	},
	ar: {
		prefix: '/ar',
		open: 'قدّم على هذه الوظيفة',
		send: 'أرسل الطلب',
		missing: 'اكتب اسمك.',
		large: 'هذا الملف أكبر من المسموح.',
		kind: 'لا نستطيع فتح هذا النوع من الملفات.',
		jobs: 'العودة إلى الوظائف المتاحة',
	},
};

for (const [language, { prefix, open, send, missing, large, kind, jobs }] of languageShare(Object.entries(words), 'en'))
	test(`somebody applies for a job in ${language}: what is wrong is said beside it, and nothing is lost ${widthFor(prefix)}`, async ({
		page,
	}) => {
		await openPage(page, prefix + CAREER);
		await page.getByRole('link', { name: open }).click();
		await expect(page.locator('#apply-name')).toBeInViewport();
		await startForm(page, '#apply-name');
		const cv = page.locator('#apply-cv');
		await cv.setInputFiles(pdf('large.pdf', 5_100_000));
		await expect(page.locator('#apply-cv-error')).toHaveText(large);
		await page.locator('#apply-links').fill('portfolio');
		await page.getByRole('button', { name: send }).click();
		await expect(page.locator('#apply-name-error')).toHaveText(missing);
		for (const field of ['phone', 'email', 'links', 'cv', 'consent']) await expect(page.locator(`#apply-${field}-error`)).toBeVisible();
		await expect(page.locator('#apply-name')).toBeFocused();

		await page.locator('#apply-name').fill('Mona');
		await page.locator('#apply-phone').fill(somePhone());
		await page.locator('#apply-email').fill('mona@example.com');
		await page.locator('#apply-links').fill('linkedin.com/in/mona');
		await page.locator('#apply-letter').fill('I like plans.');
		await page.locator('#apply-consent').check();
		await cv.setInputFiles(pageNamedPdf('cv.pdf'));
		await expect(page.locator('#apply-cv-error')).toHaveCount(0);
		await page.getByRole('button', { name: send }).click();
		await expect(page.locator('#apply-cv-error')).toHaveText(kind);
		await expect(page.locator('#apply-cv')).toBeFocused();
		await expect(page.locator('#apply-name')).toHaveValue('Mona');
		await expect(page.locator('#apply-letter')).toHaveValue('I like plans.');
		await expect(page.locator('#apply-links')).toHaveValue('linkedin.com/in/mona');
		await expect(page.locator('#apply-consent')).toBeChecked();
		const { violations } = await new AxeBuilder({ page }).include('#apply').analyze();
		expect(violations.map(({ id }) => id)).toEqual([]);

		await cv.setInputFiles(pdf('Mona.pdf'));
		await pauseToReadForm();
		await page.getByRole('button', { name: send }).dblclick();
		await expect(page).toHaveURL(new RegExp(`${prefix}/received/PN-[\\w-]+$`));
		await expect(page.locator('main')).toContainText(/PN-/);
		await page.getByRole('link', { name: jobs }).click();
		await expect(page).toHaveURL(/\/careers$/);
	});

test('a position that is closed takes no applications', async ({ page, baseURL }) => {
	await openPage(page, '/careers/1008');
	await expect(page.getByText('This job is closed.')).toBeVisible();
	await expect(page.locator('#apply')).toHaveCount(0);
	const answer = await page.request.post('/careers/1008', { headers: { origin: baseURL ?? '' }, multipart: { name: 'Mona' } });
	expect(answer.status()).toBe(410);
});

test('a file chosen before the rules are there is looked at when they come @desktop', async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/forms/problems.json*', async (route) => {
		await released;
		await route.continue();
	});
	await openPage(page, '/careers/1001');
	await page.locator('#apply-name').focus();
	await page.locator('#apply-cv').setInputFiles(pdf('large.pdf', 5_100_000));
	release();
	await expect(page.locator('#apply-cv-error')).toHaveText('This file is too large.');
});
