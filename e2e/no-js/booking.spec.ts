import { expect, test } from '@playwright/test';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { BOOKED, cancelViewing } from '../viewings.ts';
import { somePhone } from '../visitor.ts';

test.use({ javaScriptEnabled: false });

/** Homes of agents with whom no other journey books. */
const homes = { '': { home: 1014, code: 'NZY-TOW-1014' }, '/ar': { home: 1005, code: 'SHH-CHL-1005' } };

for (const { prefix, home, code, book, booked } of [
	{ prefix: '', ...homes[''], book: 'Book a viewing', booked: 'Your viewing is booked' },
	{ prefix: '/ar', ...homes['/ar'], book: 'احجز معاينة', booked: 'تم حجز المعاينة' },
])
	test(`without JavaScript a viewing of ${prefix}/properties/${home} is booked in four taps, on a page that shows the home @phone`, async ({
		page,
		request,
	}) => {
		let taps = 0;
		const tap = (what: { tap: () => Promise<void> }) => {
			taps++;
			return what.tap();
		};
		await page.goto(`${prefix}/properties/${home}`);
		await tap(page.locator('[data-contact-bar]').getByRole('link', { name: book }));
		await expect(page).toHaveURL(new RegExp(`contact-us\\?about=property-${home}&for=viewing$`));
		const main = page.locator('main');
		await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
		await expect(main).toContainText(code);
		await expect(main).toContainText(/18,750,000|\d{1,3}(?:,\d{3}){2}/);
		const form = page.locator('#enquiry');
		// Fields that browsers autofill.
		await form.locator('[name=name]').fill('Mona');
		await form.locator('[name=phone]').fill(somePhone());
		const hour = form.locator('label:has([name=slot]:enabled)').filter({ visible: true }).last();
		const text = ((await hour.textContent()) ?? '').trim();
		await tap(hour);
		await tap(form.locator('label:has([name=consent])'));
		await pauseToReadForm();
		await tap(form.locator('button[type=submit]:not([name])'));
		await expect(page).toHaveURL(BOOKED);
		expect(taps).toBeLessThanOrEqual(4);
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(booked);
		await expect(main).toContainText(text);
		await cancelViewing(request, page.url());
	});

for (const { prefix, home, change, moved, cancelled } of [
	{ prefix: '', ...homes[''], change: 'Change the time', moved: 'Your viewing has moved', cancelled: 'Your viewing is cancelled' },
	{ prefix: '/ar', ...homes['/ar'], change: 'غيّر الموعد', moved: 'تم تغيير موعد المعاينة', cancelled: 'تم إلغاء المعاينة' },
])
	test(`without JavaScript a viewing is moved and cancelled at ${prefix}/viewing, and a mistake is said @phone`, async ({ page }) => {
		await page.goto(`${prefix}/contact-us?about=property-${home}&for=viewing`);
		const form = page.locator('#enquiry');
		await form.locator('label:has([name=day]:enabled)').nth(2).tap();
		await form.locator('label:has([name=slot]:enabled)').filter({ visible: true }).last().tap();
		await form.locator('[name=name]').fill('Mona');
		await form.locator('[name=phone]').fill(somePhone());
		await form.locator('[name=consent]').check();
		await pauseToReadForm();
		await form.locator('button[type=submit]:not([name])').tap();
		await expect(page).toHaveURL(BOOKED);
		const main = page.locator('main');
		await main.getByRole('link', { name: change, exact: true }).tap();
		await page.locator('#move button[type=submit]').tap();
		await expect(page.locator('#move-slot-error')).toBeVisible();
		await page.locator('#move label:has([name=slot]:enabled)').filter({ visible: true }).first().tap();
		await page.locator('#move button[type=submit]').tap();
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(moved);
		await main.getByRole('link', { name: change, exact: true }).tap();
		await page.locator('#cancel button').tap();
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(cancelled);
	});

test('without JavaScript the hours of another day are shown when it is chosen @phone', async ({ page }) => {
	await page.goto('/contact-us?about=property-1011&for=viewing');
	const day = page.locator('#enquiry label:has([name=day]:enabled)').nth(2);
	const chosen = await day.locator('input').getAttribute('value');
	await day.tap();
	const hours = page.locator('#enquiry label:has([name=slot])').filter({ visible: true });
	await expect(hours.first().locator('input')).toHaveValue(new RegExp(`^${chosen} `));
});
