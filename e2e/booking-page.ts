import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

export const PROPERTY = '/properties/1011';

/** Journeys run in parallel, so each language books with a different agent. */
export const languages = [
	{
		prefix: '',
		home: 1011,
		reference: 'RSV-VIL-1011',
		book: 'Book a viewing',
		booked: 'Your viewing is booked',
		email: 'Email',
		other: 'العربية',
		change: 'Change the time',
		moved: 'Your viewing has moved',
		cancel: 'Cancel the viewing',
		yours: 'yours',
		cancelled: 'Your viewing is cancelled',
	},
	{
		prefix: '/ar',
		home: 1012,
		reference: 'FST-VIL-1012',
		book: 'احجز معاينة',
		booked: 'تم حجز المعاينة',
		email: 'بريد إلكتروني',
		other: 'English',
		change: 'غيّر الموعد',
		moved: 'تم تغيير موعد المعاينة',
		cancel: 'ألغِ المعاينة',
		yours: 'موعدك',
		cancelled: 'تم إلغاء المعاينة',
	},
];

export const findSheet = (page: Page) => page.getByRole('dialog');
export const hoursIn = (sheet: Locator) => sheet.locator('label:has([name=slot]:enabled)').filter({ visible: true });
export const sendIn = (sheet: Locator) => sheet.locator('button[type=submit]:not([name])');

/** Lays out sections below the fold first: axe misjudges their contrast otherwise. */
export async function findViolations(page: Page) {
	await page.evaluate(async () => {
		for (const part of document.querySelectorAll<HTMLElement>('.below-fold')) part.style.contentVisibility = 'visible';
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
	});
	const { violations } = await new AxeBuilder({ page }).analyze();
	return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))]);
}

export async function openSheet(page: Page, prefix: string, book: string, path = PROPERTY): Promise<Locator> {
	await openPage(page, prefix + path);
	await page.locator('[data-contact-bar]').getByRole('link', { name: book }).tap();
	const sheet = findSheet(page);
	await expect(sheet).toBeVisible();
	return sheet;
}
