import { expect, type Locator, test } from '@playwright/test';
import { findSheet, findViolations, hoursIn, languages, openSheet, PROPERTY, sendIn } from '../booking-page.ts';
import { hydrated, openPage } from '../open-page.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { languageShare } from '../thorough.ts';
import { BOOKED, cancelViewing, referenceIn } from '../viewings.ts';
import { somePhone } from '../visitor.ts';

for (const { prefix, home, reference: code, book, booked } of languageShare(languages, 'ar'))
	test(`who is known books a viewing at ${prefix}/properties/${home} in four taps, and reads again what was agreed @phone`, async ({
		page,
		request,
	}) => {
		const phone = somePhone();
		await page.addInitScript((number) => {
			localStorage.setItem(
				'pn-person',
				JSON.stringify([
					['name', 'Mona Adel'],
					['phone', number],
				]),
			);
		}, phone);
		let taps = 0;
		const tap = (what: Locator) => {
			taps++;
			return what.tap();
		};
		await openPage(page, `${prefix}/properties/${home}`);
		await tap(page.locator('[data-contact-bar]').getByRole('link', { name: book }));
		const sheet = findSheet(page);
		await expect(sheet.locator('[name=name]')).toHaveValue('Mona Adel');
		const hour = hoursIn(sheet).first();
		const text = ((await hour.textContent()) ?? '').trim();
		await tap(hour);
		await expect(sendIn(sheet)).toContainText(text);
		await pauseToReadForm();
		await tap(sheet.locator('label:has([name=consent])'));
		await tap(sendIn(sheet));
		await expect(page).toHaveURL(BOOKED);
		expect(taps).toBeLessThanOrEqual(4);

		const main = page.locator('main');
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(booked);
		await expect(main).toContainText(text);
		await expect(main).toContainText(code);
		await expect(main).not.toContainText('Mona Adel');
		const reference = referenceIn(page.url());
		const message = new URL((await main.locator('a[href^="https://wa.me/2"]').getAttribute('href')) ?? '').searchParams.get('text') ?? '';
		expect(message).toContain(reference);
		await expect(main).toContainText(message);
		const file = await request.get((await main.locator('a[download]').getAttribute('href')) ?? '');
		expect(file.headers()['content-type']).toContain('text/calendar');
		expect(await file.text()).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
		expect(await findViolations(page)).toEqual([]);
		await cancelViewing(request, page.url());
	});

for (const { prefix, book, email } of languageShare(languages, 'en'))
	test(`axe finds nothing while the sheet of ${prefix}${PROPERTY} is open, and it fits a phone @phone`, async ({ page }) => {
		const sheet = await openSheet(page, prefix, book);
		expect(await findViolations(page)).toEqual([]);
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height: 700 });
			expect(await sheet.locator('.ask-sheet-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(0);
			await expect(sendIn(sheet)).toBeInViewport({ ratio: 1 });
		}
		await sheet.locator('button[value=email]').tap();
		await expect(sheet.locator('#ask-email')).toBeVisible();
		expect(await findViolations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await page.locator('main').getByRole('link', { name: email, exact: true }).first().tap();
		await expect(sheet.locator('#ask-email')).toBeVisible();
		await expect(page).toHaveURL(new RegExp(PROPERTY));
	});

/** Checks that nothing covers it: neither the sheet's footer nor the edge of the window. */
const isUncovered = (locator: Locator): Promise<boolean> =>
	locator.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const at = (y: number) => document.elementFromPoint((left + right) / 2, y);
		return [top + 2, bottom - 2].every((y) => element.contains(at(y)));
	});

test('a sheet that is sent as it was opened stays, and says what is missing @phone', async ({ page }) => {
	const sheet = await openSheet(page, '', 'Book a viewing');
	await expect(sheet.locator('form[data-live]')).toBeVisible();
	await sendIn(sheet).tap();
	await expect(sheet.locator('#ask-slot-error')).toBeVisible();
	await expect(page).toHaveURL(new RegExp(PROPERTY));
});

test('what is wrong is said beside it, and closing the sheet loses nothing @phone', async ({ page }) => {
	const sheet = await openSheet(page, '', 'Book a viewing');
	await sheet.locator('#ask-name').fill('Mona');
	await sheet.locator('label:has([name=day]:enabled)').nth(1).tap();
	await sendIn(sheet).tap();
	await expect(sheet.locator('#ask-slot-error')).toHaveText('Choose a time.');
	await expect(hoursIn(sheet).first().locator('input')).toBeFocused();
	await expect.poll(() => isUncovered(sheet.locator('#ask-slot-error'))).toBe(true);
	await expect(page).toHaveURL(new RegExp(PROPERTY));
	await hoursIn(sheet).nth(1).tap();
	await expect(sheet.locator('#ask-slot-error')).toHaveCount(0);
	await sendIn(sheet).tap();
	await expect(sheet.locator('#ask-phone')).toBeFocused();
	await expect.poll(() => isUncovered(sheet.locator('#ask-phone-error'))).toBe(true);
	const booking = (await sendIn(sheet).textContent()) ?? '';
	expect(booking).toMatch(/^Book \w+day \d+\s\w+, \d+:00\s[ap]m$/);
	await page.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
	const opener = page.locator('[data-contact-bar]').getByRole('link', { name: 'Book a viewing' });
	await expect(opener).toBeFocused();
	await opener.tap();
	await expect(sheet.locator('#ask-name')).toHaveValue('Mona');
	await expect(sheet.locator('[name=slot]:checked')).toBeVisible();
	await expect(sendIn(sheet)).toHaveText(booking);
});

for (const { prefix, book, other } of languageShare(languages, 'ar'))
	test(`the other language keeps what was typed in the sheet of ${prefix}${PROPERTY} @phone`, async ({ page }) => {
		const sheet = await openSheet(page, prefix, book);
		await sheet.locator('#ask-name').fill('Mona');
		await sheet.locator('label:has([name=day]:enabled)').nth(1).tap();
		await hoursIn(sheet).nth(1).tap();
		const slot = await sheet.locator('[name=slot]:checked').getAttribute('value');
		await page.keyboard.press('Escape');
		await page.getByRole('banner').getByRole('link', { name: other }).tap();
		await expect(page.locator('html')).toHaveAttribute('dir', prefix ? 'ltr' : 'rtl');
		await hydrated(page);
		await page.locator('[data-contact-bar] a[data-asks]').tap();
		await expect(sheet.locator('#ask-name')).toHaveValue('Mona');
		await expect(sheet.locator('[name=slot]:checked')).toHaveValue(slot ?? 'an hour');
	});

test('who asks something else in the sheet keeps what was typed, and Tab stays in it @desktop', async ({ page }) => {
	await openPage(page, PROPERTY);
	await page.getByRole('link', { name: 'Book a viewing' }).first().click();
	const sheet = findSheet(page);
	await sheet.locator('#ask-name').fill('Mona');
	await sheet.getByRole('button', { name: 'Ask a question' }).click();
	await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
	await expect(sheet.locator('#ask-name')).toHaveValue('Mona');
	await expect(sheet.locator('#ask-message')).toHaveValue(/RSV-VIL-1011/);
	for (let press = 0; press < 30; press++) {
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true);
	}
});

for (const { prefix, book } of languageShare(languages, 'en'))
	test(`going back closes the sheet of ${prefix}${PROPERTY} and leaves its page open @phone`, async ({ page }) => {
		await openPage(page, `${prefix}/search`);
		const sheet = await openSheet(page, prefix, book);
		await page.goBack();
		await expect(sheet).toHaveCount(0);
		await expect(page).toHaveURL(new RegExp(PROPERTY));
		await page.locator('[data-contact-bar]').getByRole('link', { name: book }).tap();
		await expect(sheet).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(sheet).toHaveCount(0);
		await expect.poll(() => page.evaluate(() => 'isOverlay' in history.state)).toBe(false);
		await page.goBack();
		await expect(page).toHaveURL(/\/search/);
	});

test('beside a form a rent says what it is paid for, and a compound that its prices begin there', async ({ request }) => {
	const readPrice = async (about: string) => (await (await request.get(`/forms/enquiry.json?about=${about}`)).json()).subject.price;
	expect(await readPrice('property-1020')).toMatch(/^EGP\s[\d,]+ per month$/);
	expect(await readPrice('project-1001')).toMatch(/from EGP\s[\d,]+$/);
});

test('a browser that knows somebody forgets them when it is told to @phone', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('pn-person', '[["name","Mona Adel"],["phone","0100 123 4567"]]'));
	const sheet = await openSheet(page, '', 'Book a viewing');
	await sheet.getByRole('button', { name: 'Clear' }).tap();
	await expect(sheet.locator('#ask-name')).toHaveValue('');
	await expect(sheet.locator('#ask-phone')).toHaveValue('');
	expect(await page.evaluate(() => localStorage.getItem('pn-person'))).toBeNull();
});

test('where the sheet cannot come, the link leads to the same form on a page @phone', async ({ page }) => {
	await page.route('**/forms/enquiry.json*', (route) => route.abort());
	await openPage(page, PROPERTY);
	await page.locator('[data-contact-bar]').getByRole('link', { name: 'Book a viewing' }).tap();
	await expect(page).toHaveURL(/contact-us\?about=property-1011&for=viewing/);
	await expect(page.locator('#enquiry [name=slot]').first()).toBeAttached();
	await expect(page.locator('main')).toContainText('EGP');
});

for (const height of [600, 800, 1200])
	test(`price, who answers and what to press stay in view in a window of ${height} @desktop`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height });
		await openPage(page, PROPERTY);
		const bar = page.locator('[data-contact-bar]');
		const agent = (await bar.locator('p').last().textContent()) ?? '';
		const price = /[\d,]{9,}/.exec((await bar.textContent()) ?? '')?.[0] ?? '';
		/** In the bar or in the page. */
		const findMissing = (texts: string[]) =>
			page.evaluate((wanted) => {
				const isSeen = (element: Element) => {
					const { top, bottom, height } = element.getBoundingClientRect();
					return height > 0 && top >= 0 && bottom <= innerHeight && element.checkVisibility({ visibilityProperty: true });
				};
				const shown = [...document.querySelectorAll('[data-contact-bar] *, aside *')].filter(isSeen).map(({ textContent }) => textContent);
				return wanted.filter((text) => !shown.some((one) => one?.trim() === text));
			}, texts);
		const end = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let y = 0; y < end - height; y += Math.round(height * 0.8)) {
			await page.evaluate((to) => scrollTo(0, to), y);
			await expect.poll(() => findMissing([price, agent, 'Book a viewing']), `at ${y}`).toEqual([]);
		}
	});

for (const prefix of languageShare(['', '/ar'], 'ar'))
	test(`a launch at ${prefix}/launches begins with its form, which becomes what was registered @phone`, async ({ page }) => {
		await openPage(page, `${prefix}/launches`);
		const card = page.locator('main article').first();
		const launch = (await card.locator('a[href*="/launches/"]').first().getAttribute('href')) ?? '';
		const days = (await card.locator('p > b').first().textContent()) ?? '';
		await openPage(page, launch);
		const opening = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
		await expect(opening.locator('p > b')).toHaveText(days);
		await expect(opening.getByText(prefix ? /^احجز دورك: .* قبل \d/ : /^Hold your turn: .* before \d/)).toBeInViewport({ ratio: 1 });
		const interest = page.locator('#interest');
		const button = interest.locator('button[type=submit]');
		const box = await button.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(844);
		await expect(page.locator('[data-contact-bar]')).toBeHidden();
		await interest.locator('[name=name]').fill('Mona');
		await interest.locator('[name=phone]').fill(somePhone());
		await interest.locator('label:has([name=bedrooms][value="3"])').tap();
		await interest.locator('[name=consent]').check();
		await pauseToReadForm();
		await button.tap();
		await expect(page).toHaveURL(/\/launches\/[^?]*\?registered=PN-[\w-]+#interest$/);
		const reference = new URL(page.url()).searchParams.get('registered') ?? '';
		await expect(interest).toContainText(reference);
		await expect(interest.locator('form')).toHaveCount(0);
		expect(await findViolations(page)).toEqual([]);
		await interest.evaluate((form) => scrollBy(0, form.getBoundingClientRect().bottom + 50));
		await expect(page.locator('[data-contact-bar]')).toBeVisible();
	});

test('pages of homes and agents ask in the sheet, and send nobody to a mail program', async ({ page }) => {
	for (const path of [PROPERTY, '/agents/1001']) {
		await openPage(page, path);
		await expect(page.locator('main section a[href^="mailto:"]')).toHaveCount(0);
		await page.locator('main').getByRole('link', { name: 'Email', exact: true }).filter({ visible: true }).first().click();
		await expect(findSheet(page).locator('#ask-email')).toBeVisible();
	}
});
