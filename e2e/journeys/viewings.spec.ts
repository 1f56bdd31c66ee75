import { expect, type Page, test } from '@playwright/test';
import { findViolations, hoursIn, languages, openSheet, sendIn } from '../booking-page.ts';
import { openPage } from '../open-page.ts';
import { languageShare } from '../thorough.ts';
import { BOOKED, bookElsewhere, cancelViewing, readOrigin, referenceIn } from '../viewings.ts';
import { somePhone } from '../visitor.ts';

/** The last slot, which no other test books. */
async function offeredSlot(page: Page, home: number): Promise<string> {
	const html = await (await page.request.get(`/contact-us?about=property-${home}&for=viewing`)).text();
	const inputs = html.match(/<input[^>]*name="slot"[^>]*>/g)?.filter((one) => !one.includes('disabled')) ?? [];
	return /value="([^"]+)"/.exec(inputs.at(-1) ?? '')?.[1] ?? '';
}

for (const { prefix, home, book } of languageShare(languages, 'en'))
	test(`an hour of ${prefix}/properties/${home} that somebody else books is struck, and the next one is offered @phone`, async ({
		page,
		request,
	}) => {
		const sheet = await openSheet(page, prefix, book, `/properties/${home}`);
		await sheet.locator('#ask-name').fill('Mona');
		await sheet.locator('#ask-phone').fill(somePhone());
		await sheet.locator('label:has([name=day]:enabled)').nth(3).tap();
		const hour = hoursIn(sheet).nth(1);
		const next = (await hoursIn(sheet).nth(2).locator('input').getAttribute('value')) ?? '';
		await hour.tap();
		await sheet.locator('label:has([name=consent])').tap();
		const slot = (await sheet.locator('[name=slot]:checked').getAttribute('value')) ?? '';
		const booked = await bookElsewhere(readOrigin(page), home, slot);
		await sendIn(sheet).tap();
		await expect(page).toHaveURL(new RegExp(`contact-us\\?about=property-${home}&for=viewing$`));
		await expect(page.locator('#enquiry-slot-error')).toBeVisible();
		await expect(page.locator('#enquiry-slot-moved')).toBeVisible();
		await expect(page.locator(`#enquiry [name=slot][value="${slot}"]`)).toBeDisabled();
		await expect(page.locator('#enquiry [name=slot]:checked')).toHaveValue(next);
		await expect(page.locator('#enquiry [name=slot]:checked')).toBeFocused();
		await expect(page.locator('#enquiry-name')).toHaveValue('Mona');
		expect(await findViolations(page)).toEqual([]);
		await openSheet(page, prefix, book, `/properties/${home}`);
		const struck = sheet.locator(`label:has([value="${slot}"])`);
		await expect(struck.locator('input')).toBeDisabled();
		await expect(struck.locator('bdi')).toHaveCSS('text-decoration-line', 'line-through');
		await expect(struck).toHaveCSS('border-top-style', 'dashed');
		expect(await findViolations(page)).toEqual([]);
		await cancelViewing(request, booked);
		await openSheet(page, prefix, book, `/properties/${home}`);
		await expect(struck.locator('input')).toBeEnabled();
	});

for (const { prefix, home, change, moved, cancel, cancelled, yours } of languageShare(languages, 'ar'))
	test(`who booked ${prefix}/properties/${home} moves the viewing and then cancels it @phone`, async ({ page, request }) => {
		await openPage(page, `${prefix}/properties/${home}`);
		const booked = await bookElsewhere(readOrigin(page), home, await offeredSlot(page, home));
		const reference = referenceIn(booked);
		const readFile = async () => (await request.get(`/received/${reference}/viewing.ics`)).text();
		const first = await readFile();
		await openPage(page, prefix + booked.slice(readOrigin(page).length));
		await page.getByRole('link', { name: change, exact: true }).tap();
		await expect(page).toHaveURL(/\/viewing\?token=/);
		await expect(page.locator('#move')).toBeVisible();
		expect(await findViolations(page)).toEqual([]);
		// The current slot cannot be chosen, and is not shown as taken.
		const own = page.locator('#move label:has([name=slot]:disabled)').filter({ visible: true, hasText: yours });
		await expect(own.locator('bdi')).toHaveCSS('text-decoration-line', 'none');
		const hour = page.locator('#move label:has([name=slot]:enabled)').filter({ visible: true }).first();
		const text = ((await hour.textContent()) ?? '').trim();
		await hour.tap();
		const button = page.locator('#move button[type=submit]');
		await expect(button).toContainText(text);
		await button.tap();
		await expect(page).toHaveURL(BOOKED);
		const main = page.locator('main');
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(moved);
		await expect(main).toContainText(text);
		const second = await readFile();
		const lineIn = (file: string, name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(file)?.[1];
		expect([lineIn(first, 'SEQUENCE'), lineIn(second, 'SEQUENCE')]).toEqual(['0', '1']);
		expect(lineIn(second, 'UID')).toBe(lineIn(first, 'UID'));
		expect(lineIn(second, 'DTSTART')).not.toBe(lineIn(first, 'DTSTART'));
		await page.getByRole('link', { name: change, exact: true }).tap();
		await page.locator('#cancel').getByRole('button', { name: cancel }).tap();
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(cancelled);
		expect(await findViolations(page)).toEqual([]);
		expect(await readFile()).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:2\r\nSTATUS:CANCELLED\r\n/);
		await page.goBack();
		await page.reload();
		await expect(page.locator('#move')).toHaveCount(0);
	});
