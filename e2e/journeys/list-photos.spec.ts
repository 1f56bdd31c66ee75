import { expect, test } from '@playwright/test';
import { expectStep, goToPhotos, openForm, press } from '../list-property-page.ts';
import { pictureFile } from '../pictures.ts';
import { languageShare } from '../thorough.ts';
import { widthFor } from '../widths.ts';

test('a photo whose upload breaks is tried again, and the others do not wait for it', async ({ page }) => {
	let isBroken = true;
	await page.route('**/_uploads/photos', (route) =>
		isBroken && decodeURIComponent(route.request().headers()['x-file-name'] ?? '') === 'far.jpg' ? route.abort() : route.continue(),
	);
	await openForm(page, '/list-your-property');
	await goToPhotos(page);
	await page
		.locator('input[name=photo]')
		.first()
		.setInputFiles([await pictureFile('far.jpg', '#a33'), await pictureFile('near.jpg', '#3a3')]);
	const cards = page.locator('[data-photo-list] [data-photo-card]');
	await expect(cards.nth(1)).toHaveAttribute('data-state', 'done');
	await expect(cards.first()).toContainText('The connection dropped');
	isBroken = false;
	await cards.first().getByRole('button', { name: 'Try again' }).click();
	await expect(cards.first()).toHaveAttribute('data-state', 'done');
	await expect(page.locator('[data-photo-status]')).toHaveText('2 of 2 photos uploaded');
});

test('photos are put in order with the keyboard, and what is refused is no cover', async ({ page }) => {
	await openForm(page, '/list-your-property');
	await goToPhotos(page);
	const notAPhoto = { name: 'house.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
	await page
		.locator('input[name=photo]')
		.first()
		.setInputFiles([notAPhoto, await pictureFile('one.jpg', '#a33'), await pictureFile('two.jpg', '#3a3')]);
	const cards = page.locator('[data-photo-list] [data-photo-card]');
	await expect(cards.and(page.locator('[data-state=done]'))).toHaveCount(2);
	const covers = cards.filter({ has: page.getByText('Cover', { exact: true }).and(page.locator(':visible')) });
	await expect(covers.locator('img')).toHaveAttribute('alt', 'one.jpg');

	const arrow = (way: string) => cards.filter({ has: page.locator('img[alt="two.jpg"]') }).locator(`button[value^=${way}]`);
	await arrow('earlier').focus();
	await page.keyboard.press('Enter');
	await expect(arrow('earlier')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(cards.locator('img').first()).toHaveAttribute('alt', 'two.jpg');
	await expect(arrow('later')).toBeFocused();
	await expect(covers.locator('img')).toHaveAttribute('alt', 'two.jpg');
	await page.keyboard.press('Enter');
	await expect(arrow('later')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(cards.locator('img').last()).toHaveAttribute('alt', 'two.jpg');
	await expect(arrow('earlier')).toBeFocused();
});

test('the photo over the limit goes up when another one leaves', async ({ page }) => {
	await openForm(page, '/list-your-property');
	await goToPhotos(page);
	const { buffer, mimeType } = await pictureFile('', '#a33');
	const files = Array.from({ length: 21 }, (_, index) => ({ name: `${index}.jpg`, mimeType, buffer }));
	await page.locator('input[name=photo]').first().setInputFiles(files);
	const cards = page.locator('[data-photo-list] [data-photo-card]');
	const done = cards.and(page.locator('[data-state=done]'));
	await expect(done).toHaveCount(20);
	await expect(cards.last()).toContainText('You can add up to 20 photos');
	await cards.first().locator('button[value^=remove]').click();
	await expect(done).toHaveCount(20);
	await expect(cards.last().locator('img')).toHaveAttribute('src', /_uploads/);
	await expect(page.locator('[data-photo-status]')).toHaveText('20 of 20 photos uploaded');
});

for (const { prefix, moment } of languageShare(
	[
		{ prefix: '', moment: 'Uploading your photos, one moment.' },
		{ prefix: '/ar', moment: 'جارٍ رفع صورك، لحظة واحدة.' },
	],
	'en',
))
	test(`${prefix}/list-your-property: anyone who goes on while a photo is on its way is told to wait, and then goes on ${widthFor(prefix)}`, async ({
		page,
	}) => {
		const line = Promise.withResolvers<void>();
		await page.route('**/_uploads/photos', async (route) => {
			await line.promise;
			await route.continue();
		});
		await openForm(page, `${prefix}/list-your-property`);
		await goToPhotos(page);
		await page
			.locator('input[name=photo]')
			.first()
			.setInputFiles(await pictureFile('slow.jpg', '#a33'));
		await press(page, 'next');
		await expect(page.locator('[data-list-form]')).toHaveAttribute('aria-busy', 'true');
		await expect(page.locator('[data-photo-status]')).toContainText(moment);
		await expect(page.locator('[data-photo-status]')).toBeInViewport();
		line.resolve();
		await expectStep(page, 'contact');
		await expect(page.locator('#list-property input[name=photos]')).toHaveCount(1);
		await expect(page.locator('[data-list-form]')).not.toHaveAttribute('aria-busy');
	});

test('photos are dropped in, and dragged into order @pictures @desktop', async ({ page }) => {
	await openForm(page, '/list-your-property');
	await goToPhotos(page);
	const files = await Promise.all(['#a33', '#3a3'].map(async (colour) => [...(await pictureFile('', colour)).buffer]));
	const transfer = await page.evaluateHandle((all) => {
		const data = new DataTransfer();
		for (const [index, bytes] of all.entries()) data.items.add(new File([new Uint8Array(bytes)], `${index}.jpg`, { type: 'image/jpeg' }));
		return data;
	}, files);
	await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: transfer });
	const cards = page.locator('[data-photo-list] [data-photo-card]');
	await expect(cards.and(page.locator('[data-state=done]'))).toHaveCount(2);
	await cards.first().locator('img').dragTo(cards.nth(1).locator('img'));
	await expect(cards.locator('img').first()).toHaveAttribute('alt', '1.jpg');
});
