import { expect, test } from '@playwright/test';
import { somePhone } from '../visitor.ts';

test.use({ javaScriptEnabled: false });

for (const { prefix, book, booked } of [
	{ prefix: '', book: 'Book a viewing', booked: 'Your viewing is booked' },
	{ prefix: '/ar', book: 'احجز معاينة', booked: 'تم حجز المعاينة' },
])
	test(`without JavaScript a viewing of ${prefix}/properties/1011 is booked in four taps, on a page that shows the home @phone`, async ({
		page,
	}) => {
		let taps = 0;
		const tap = (what: { tap: () => Promise<void> }) => {
			taps++;
			return what.tap();
		};
		await page.goto(`${prefix}/properties/1011`);
		await tap(page.locator('[data-contact-bar]').getByRole('link', { name: book }));
		await expect(page).toHaveURL(/contact-us\?about=property-1011&for=viewing$/);
		const main = page.locator('main');
		await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
		await expect(main).toContainText('RSV-VIL-1011');
		await expect(main).toContainText(/18,750,000|\d{1,3}(?:,\d{3}){2}/);
		const form = page.locator('#enquiry');
		// What browsers fill in by themselves.
		await form.locator('[name=name]').fill('Mona');
		await form.locator('[name=phone]').fill(somePhone());
		const hour = form.locator('label:has([name=slot])').filter({ visible: true }).last();
		const text = ((await hour.textContent()) ?? '').trim();
		await tap(hour);
		await tap(form.locator('label:has([name=consent])'));
		// Faster than anybody reads is asked to send again: it is time itself that has to pass.
		await new Promise((resolve) => setTimeout(resolve, 2600));
		await tap(form.locator('button[type=submit]:not([name])'));
		await expect(page).toHaveURL(/\/received\/PN-[\w-]+$/);
		expect(taps).toBeLessThanOrEqual(4);
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(booked);
		await expect(main).toContainText(text);
	});

test('without JavaScript the hours of another day are shown when it is chosen @phone', async ({ page }) => {
	await page.goto('/contact-us?about=property-1011&for=viewing');
	const day = page.locator('#enquiry label:has([name=day])').nth(2);
	const chosen = await day.locator('input').getAttribute('value');
	await day.tap();
	const hours = page.locator('#enquiry label:has([name=slot])').filter({ visible: true });
	await expect(hours.first().locator('input')).toHaveValue(new RegExp(`^${chosen} `));
});
