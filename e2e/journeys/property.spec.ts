import { expect, type Response, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

/** A developer's home with several plans and more photographs than the first view shows. */
const PROPERTY = '/properties/1011';
const SOLD = '/properties/1162';

test('the gallery opens over the whole screen and is led by the keyboard @pictures', async ({ page }) => {
	await openPage(page, PROPERTY);
	const first = page.locator('#photos a[data-opens="0"]').first();
	const total = await page.locator('#photos li > a').count();
	await first.focus();
	await page.keyboard.press('Enter');
	const gallery = page.getByRole('dialog', { name: 'Photos' });
	await expect(gallery).toBeVisible();
	await expect(gallery.getByText(`1 / ${total}`, { exact: true })).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect(gallery.getByText(`3 / ${total}`, { exact: true })).toBeVisible();
	await page.keyboard.press('ArrowLeft');
	await expect(gallery.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
	await page.keyboard.press('End');
	await expect(gallery.getByText(`${total} / ${total}`, { exact: true })).toBeVisible();
	await expect(
		gallery
			.getByRole('listitem')
			.filter({ has: page.locator('img') })
			.nth(total - 1),
	).toBeInViewport();
	await page.keyboard.press('Escape');
	await expect(gallery).toBeHidden();
	await expect(first).toBeFocused();
});

test('photographs open without what other parts of the gallery and forms are made of @pictures', async ({ page }) => {
	await openPage(page, PROPERTY);
	const sizes: Promise<number>[] = [];
	const weigh = (response: Response) => {
		if (response.request().resourceType() === 'script') sizes.push(response.body().then(({ length }) => length));
	};
	page.on('response', weigh);
	await page.locator('#photos li > a').first().click();
	const gallery = page.getByRole('dialog', { name: 'Photos' });
	await expect(gallery.locator('.lightbox-strip img').first()).toBeVisible();
	page.off('response', weigh);
	const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	expect(loaded).toBeGreaterThan(1000);
	expect(loaded).toBeLessThan(40_000);
	await gallery.getByRole('button', { name: 'Map', exact: true }).click();
	await expect(gallery.locator('.lightbox-strip')).toBeHidden();
	await expect(gallery.locator('svg, canvas').first()).toBeVisible();
});

for (const { prefix, label } of [
	{ prefix: '', label: 'Photos' },
	{ prefix: '/ar', label: 'الصور' },
])
	test(`${prefix || '/en'}: the gallery opens at the photograph that was chosen @pictures`, async ({ page }) => {
		await openPage(page, prefix + PROPERTY);
		await page.locator('#photos a[data-opens="3"]').first().dispatchEvent('click');
		const gallery = page.getByRole('dialog', { name: label });
		await expect(gallery.getByText(/^4 \/ \d+$/)).toBeVisible();
		await expect(gallery.locator('.lightbox-strip > li').nth(3)).toBeInViewport({ ratio: 0.9 });
	});

test('in Arabic the photographs follow the other way @pictures', async ({ page }) => {
	await openPage(page, `/ar${PROPERTY}`);
	const total = await page.locator('#photos li > a').count();
	await page.locator('#photos li > a').first().click();
	const gallery = page.getByRole('dialog', { name: 'الصور' });
	await expect(gallery.getByText(`1 / ${total}`, { exact: true })).toBeVisible();
	await page.keyboard.press('ArrowLeft');
	await expect(gallery.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
	await gallery.getByRole('button', { name: `${total} / ${total}` }).click();
	await expect(gallery.getByText(`${total} / ${total}`, { exact: true })).toBeVisible();
	await gallery.getByRole('button', { name: 'إغلاق' }).click();
	await expect(gallery).toBeHidden();
});

test('a key counts from the moment the gallery is seen @pictures', async ({ page }) => {
	await openPage(page, PROPERTY);
	await page.evaluate(() => {
		new MutationObserver((_, observer) => {
			if (!document.querySelector('dialog[open] .lightbox-strip')) return;
			observer.disconnect();
			document.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
		}).observe(document.body, { childList: true, subtree: true, attributes: true });
	});
	const total = await page.locator('#photos li > a').count();
	await page.locator('#photos li > a').first().click();
	const gallery = page.getByRole('dialog', { name: 'Photos' });
	await expect(gallery.getByText(`${total} / ${total}`, { exact: true })).toBeVisible();
	await expect(gallery.locator('.lightbox-strip > li').last()).toBeInViewport({ ratio: 0.9 });
});

test('going back closes the gallery and leaves the page open @pictures', async ({ page }) => {
	await openPage(page, PROPERTY);
	await page.locator('#photos li > a').first().click();
	const gallery = page.getByRole('dialog', { name: 'Photos' });
	await expect(gallery).toBeVisible();
	await page.goBack();
	await expect(gallery).toBeHidden();
	await expect(page).toHaveURL(new RegExp(PROPERTY));
});

test('the map is a tab of the gallery', async ({ page }) => {
	await openPage(page, PROPERTY);
	await page.locator('#photos li > a').first().click();
	const gallery = page.getByRole('dialog', { name: 'Photos' });
	await gallery.getByRole('button', { name: 'Map' }).click();
	await expect(gallery.getByText('This property')).toBeVisible();
	await gallery.getByRole('button', { name: 'Photos' }).click();
	await expect(gallery.getByText(/^1 \/ \d+$/)).toBeVisible();
});

test('the link is copied, and the page says so for a moment', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.clock.install();
	await openPage(page, PROPERTY);
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByRole('button', { name: 'Share' }).click();
	const copy = page.getByRole('button', { name: 'Copy link' });
	await copy.click();
	await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:\/\/[^/]+\/properties\/1011$/);
	await page.clock.runFor(2500);
	await expect(copy).toBeVisible();
	await expect(page.locator('#share-menu').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
		'href',
		/^https:\/\/wa\.me\/\?text=.*properties%2F1011$/,
	);
	await page.keyboard.press('Escape');
	await expect(copy).toBeHidden();
});

test('a pointer that rests is told what an icon does and where a link leads @desktop', async ({ page }) => {
	await openPage(page, PROPERTY);
	const panel = page.locator('body > [popover=manual]');
	await page.mouse.move(10, 300);
	const saved = page.locator('header').getByRole('link', { name: 'Saved' });
	await saved.hover();
	await expect(panel).toHaveText((await saved.getAttribute('aria-label')) ?? '');
	await page.keyboard.press('Escape');
	await expect(panel).toBeHidden();
	const compound = page.locator('[data-preview]').first().getByRole('link');
	const name = (await compound.textContent()) ?? '';
	await page.getByRole('link', { name, exact: true }).first().hover();
	await expect(panel.getByRole('heading', { name })).toBeVisible();
	await expect(panel.locator('img')).toHaveCount(1);
	await panel.getByRole('link', { name }).click();
	await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
	await expect(panel).toBeHidden();
});

test('the sliders of a plan change its sums', async ({ page }) => {
	await openPage(page, PROPERTY);
	const price = Number((await page.locator('aside dd').first().textContent())?.replace(/\D/g, ''));
	const plan = page.locator('#plan');
	await plan.scrollIntoViewIfNeeded();
	const down = plan.getByRole('slider', { name: 'Down payment' });
	await down.press('End');
	const most = Number(await down.getAttribute('aria-valuemax'));
	await expect(down).toHaveAttribute('aria-valuenow', String(most));
	const today = new Intl.NumberFormat('en').format((price * most) / 100);
	await expect(plan.locator('dd', { hasText: today }).first()).toBeVisible();
});

test('who answers is within reach of the thumb, from the first view to the last @phone', async ({ page }) => {
	await openPage(page, `/ar${PROPERTY}`);
	const bar = page.getByRole('region', { name: 'التواصل' });
	for (const name of ['احجز معاينة', 'واتساب', 'اتصال']) {
		const link = bar.getByRole('link', { name });
		await expect(link).toBeInViewport({ ratio: 1 });
		const box = await link.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
	}
	const reference = await page
		.getByText(/^[A-Z]{3}-[A-Z]{3}-\d+$/)
		.first()
		.textContent();
	const message = new URL((await bar.getByRole('link', { name: 'واتساب' }).getAttribute('href')) ?? '').searchParams.get('text');
	expect(message).toContain(reference ?? 'a reference');
	expect(message).toContain('/ar/properties/1011');
	expect(message).toMatch(/أود الاستفسار/);
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expect(bar.getByRole('link', { name: 'اتصال' })).toBeInViewport({ ratio: 1 });
	const rights = page.getByText(/جميع الحقوق محفوظة/);
	const [last, top] = [await rights.boundingBox(), await bar.boundingBox()];
	expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
});

test('what is sold says so, offers others, and asks nobody to call', async ({ page }) => {
	await openPage(page, SOLD);
	await expect(page.getByText('This property has been sold')).toBeVisible();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
	await expect(page.getByRole('heading', { name: 'Similar properties, available now' })).toBeVisible();
	await expect(page.getByRole('region', { name: 'Contact' })).toHaveCount(0);
	await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
	await page.getByRole('link', { name: 'See similar properties' }).click();
	await expect(page.locator('#similar')).toBeInViewport();
	await expect(page.getByRole('link', { name: 'Ask an agent' })).toHaveAttribute('href', /^\/contact-us\?about=agent-\d+$/);
	await page.getByRole('link', { name: 'Tell me when a similar one comes up' }).click();
	await expect(page).toHaveURL(/\/alerts\?search=/);
	await expect(page.getByRole('main').locator('a[href^="/search?"]').first()).toHaveAttribute('href', /area=\d+/);
});

for (const path of [PROPERTY, `/ar${PROPERTY}`])
	test(`${path} is printed on one sheet, with its code @desktop`, async ({ page }) => {
		await openPage(page, path);
		const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
		expect(pdf.match(/\/Count (\d+)/)?.[1]).toBe('1');
		await page.emulateMedia({ media: 'print' });
		const sheet = page.locator('.brochure');
		await expect(sheet).toBeVisible();
		expect(await sheet.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
		expect(
			await sheet
				.locator('img')
				.first()
				.evaluate((photo) => photo.clientHeight),
		).toBeGreaterThan(80);
		await expect(sheet.locator('footer svg path')).toBeVisible();
		await expect(page.getByRole('banner')).toBeHidden();
	});
