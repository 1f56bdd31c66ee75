import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { touch } from '../live-form.ts';
import { openPage } from '../open-page.ts';
import { pictureFile } from '../pictures.ts';
import { inTurn } from '../thorough.ts';
import { somePhone } from '../visitor.ts';
import { widthFor } from '../widths.ts';

/** Many steps one after the other. */

const field = (page: Page, name: string) => page.locator(`#list-property-${name}`);
const press = (page: Page, go: string) => page.locator(`#list-property button[value=${go}]:not([aria-hidden])`).click();
const isAt = (page: Page, step: string) => expect(page.locator('#list-property input[name=at]')).toHaveValue(step);
const draft = (page: Page) => page.evaluate(() => localStorage.getItem('pn-list-property'));

/** The script comes with the first touch, and its words after it. */
async function open(page: Page, path: string) {
	await openPage(page, path);
	await touch(page, '#list-property-compound');
	await expect(page.locator('[data-list-form][data-live]')).toBeVisible();
}

async function toPhotos(page: Page) {
	await field(page, 'address').fill('12 Nile street');
	await press(page, 'next');
	await field(page, 'type').selectOption('apartment');
	await press(page, 'next');
	await field(page, 'builtUp').fill('156');
	await press(page, 'next');
	await isAt(page, 'price');
	await press(page, 'next');
	await isAt(page, 'photos');
}

for (const { prefix, place, refusal, restored } of inTurn(
	[
		{
			prefix: '',
			place: 'Choose the area, or enter the compound or the address.',
			refusal: /We can’t open this photo/,
			restored: /Welcome back/,
		},
		{ prefix: '/ar', place: 'اختر الحي، أو اكتب الكمبوند أو العنوان.', refusal: /لا نستطيع فتح هذه الصورة/, restored: /أهلًا بعودتك/ },
	],
	'ar',
))
	test(`${prefix}/list-your-property: an owner makes a mistake, leaves, comes back, and sends it ${widthFor(prefix)} @pictures`, async ({
		page,
	}) => {
		await open(page, `${prefix}/list-your-property`);
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await press(page, 'next');
		await expect(field(page, 'area-error')).toHaveText(place);
		await expect(field(page, 'area')).toBeFocused();
		await field(page, 'area').selectOption({ index: 2 });
		await press(page, 'next');
		await isAt(page, 'what');
		await expect(page.locator('[data-step-heading]')).toBeFocused();
		await page.locator('#list-property-purpose label').nth(1).click();
		await field(page, 'type').selectOption('chalet');
		await press(page, 'back');
		await isAt(page, 'where');
		await press(page, 'next');
		await expect(field(page, 'type')).toHaveValue('chalet');
		await press(page, 'next');
		await field(page, 'builtUp').fill('١١٠');
		await press(page, 'next');
		await expect(page.locator('#list-property-period')).toBeVisible();
		await press(page, 'next');
		await isAt(page, 'photos');

		const notAPhoto = { name: 'house.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
		await page
			.locator('input[name=photo]')
			.first()
			.setInputFiles([await pictureFile('one.jpg', '#a33'), notAPhoto, await pictureFile('two.jpg', '#3a3')]);
		const cards = page.locator('[data-photo-list] [data-photo-card]');
		await expect(cards.and(page.locator('[data-state=done]'))).toHaveCount(2);
		await expect(cards.and(page.locator('[data-state=failed]'))).toContainText(refusal);
		await cards.nth(1).locator('button[value^=remove]').click();
		await expect(cards).toHaveCount(2);
		await cards.nth(1).locator('button[value^=earlier]').click();
		await expect(cards.first().locator('img')).toHaveAttribute('alt', 'two.jpg');
		await expect(cards.first().locator('img')).toHaveJSProperty('complete', true);
		expect((await new AxeBuilder({ page }).include('[data-list-form]').analyze()).violations.map(({ id }) => id)).toEqual([]);
		const order = await cards
			.locator('input[name=photos]')
			.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
		await press(page, 'next');
		await isAt(page, 'contact');
		await field(page, 'name').fill('Mona');
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

		// What was begun is there again, at its step.
		await page.reload();
		await expect(page.locator('[data-list-form]')).toContainText(restored);
		await isAt(page, 'contact');
		await expect(field(page, 'name')).toHaveValue('Mona');
		const photos = page.locator('#list-property input[name=photos]');
		await expect(photos).toHaveCount(2);
		expect(await photos.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(order);

		await press(page, 'send');
		await expect(field(page, 'phone-error')).toBeVisible();
		await expect(field(page, 'phone')).toBeFocused();
		await field(page, 'phone').fill(somePhone());
		await field(page, 'consent').check();
		// Faster than anybody reads is asked to send again: it is time itself that has to pass.
		await page.waitForFunction((since) => Date.now() - since > 2600, Date.now());
		await page.locator('#list-property button[value=send]:not([aria-hidden])').dblclick();
		await expect(page).toHaveURL(new RegExp(`${prefix}/received/PN-[\\w-]+$`));
		expect(await draft(page)).toBeNull();
	});

test('who still pays instalments reads the whole price while typing, and finds it again', async ({ page }) => {
	await open(page, '/list-your-property');
	await field(page, 'address').fill('12 Nile street');
	await press(page, 'next');
	await field(page, 'type').selectOption('apartment');
	await press(page, 'next');
	await field(page, 'builtUp').fill('156');
	await press(page, 'next');
	await field(page, 'takeover').check();
	await field(page, 'paid').fill('2.6m');
	await field(page, 'over').fill('٥٠٠ ألف');
	await field(page, 'owed').fill('4,200,000');
	await expect(page.locator('#list-property')).toContainText('Total price: EGP 7,300,000');
	await page.reload();
	await isAt(page, 'price');
	await expect(field(page, 'takeover')).toBeChecked();
	await expect(field(page, 'over')).toHaveValue('٥٠٠ ألف');
	await expect(page.locator('#list-property')).toContainText('Total price: EGP 7,300,000');
	await field(page, 'takeover').uncheck();
	await expect(field(page, 'price')).toBeVisible();
	await expect(field(page, 'paid')).toBeHidden();
});

test('a photo whose upload breaks is tried again, and the others do not wait for it', async ({ page }) => {
	let isBroken = true;
	await page.route('**/_uploads/photos', (route) =>
		isBroken && decodeURIComponent(route.request().headers()['x-file-name'] ?? '') === 'far.jpg' ? route.abort() : route.continue(),
	);
	await open(page, '/list-your-property');
	await toPhotos(page);
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
	await open(page, '/list-your-property');
	await toPhotos(page);
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
	await open(page, '/list-your-property');
	await toPhotos(page);
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

for (const { prefix, moment } of inTurn(
	[
		{ prefix: '', moment: 'Uploading your photos, one moment.' },
		{ prefix: '/ar', moment: 'جارٍ رفع صورك، لحظة واحدة.' },
	],
	'en',
))
	test(`${prefix}/list-your-property: who goes on while a photo is on its way is told to wait, and then goes on ${widthFor(prefix)}`, async ({
		page,
	}) => {
		const line = Promise.withResolvers<void>();
		await page.route('**/_uploads/photos', async (route) => {
			await line.promise;
			await route.continue();
		});
		await open(page, `${prefix}/list-your-property`);
		await toPhotos(page);
		await page
			.locator('input[name=photo]')
			.first()
			.setInputFiles(await pictureFile('slow.jpg', '#a33'));
		await press(page, 'next');
		await expect(page.locator('[data-list-form]')).toHaveAttribute('aria-busy', 'true');
		await expect(page.locator('[data-photo-status]')).toContainText(moment);
		await expect(page.locator('[data-photo-status]')).toBeInViewport();
		line.resolve();
		await isAt(page, 'contact');
		await expect(page.locator('#list-property input[name=photos]')).toHaveCount(1);
		await expect(page.locator('[data-list-form]')).not.toHaveAttribute('aria-busy');
	});

test('photos are dropped in, and dragged into order @pictures @desktop', async ({ page }) => {
	await open(page, '/list-your-property');
	await toPhotos(page);
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

test('what was begun can be begun anew, and a broken line loses nothing', async ({ page }) => {
	await open(page, '/list-your-property');
	await field(page, 'address').fill('12 Nile street');
	await page.route('**/forms/list-property.json', (route) => route.abort());
	await press(page, 'next');
	await expect(page.locator('#list-property').getByRole('alert')).toContainText('The connection dropped');
	await expect(field(page, 'address')).toHaveValue('12 Nile street');
	await page.unroute('**/forms/list-property.json');
	await page.reload();
	await expect(field(page, 'address')).toHaveValue('12 Nile street');
	await page.getByRole('button', { name: 'Start over' }).click();
	await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
	await expect(field(page, 'address')).toHaveValue('');
	expect(await draft(page)).toBeNull();
});

test('what is typed before the draft is back joins it', async ({ page }) => {
	let line = Promise.withResolvers<void>();
	line.resolve();
	for (const asked of ['**/forms/problems.json', '**/forms/list-property.json'])
		await page.route(asked, async (route) => {
			if (route.request().resourceType() === 'fetch') await line.promise;
			await route.continue();
		});
	const reload = async () => {
		line = Promise.withResolvers<void>();
		await page.reload({ waitUntil: 'commit' });
		await expect(page.locator('[data-list-form][data-live]')).toBeVisible();
	};
	await open(page, '/list-your-property');
	await field(page, 'address').fill('12 Nile street');

	await reload();
	await field(page, 'compound').pressSequentially('Miv');
	expect(await draft(page)).toContain('12 Nile street');
	line.resolve();
	await expect(field(page, 'address')).toHaveValue('12 Nile street');
	await expect(field(page, 'compound')).toBeFocused();
	await page.keyboard.type('ida');
	await expect(field(page, 'compound')).toHaveValue('Mivida');

	await toPhotos(page);
	await reload();
	await field(page, 'compound').pressSequentially('Z');
	expect(await draft(page)).toContain('12 Nile street');
	line.resolve();
	await isAt(page, 'photos');
	await expect(page.locator('#list-property input[name=compound]')).toHaveValue('Z');
	expect(JSON.parse((await draft(page)) ?? '[]')).toEqual(
		expect.arrayContaining([
			['compound', 'Z'],
			['address', '12 Nile street'],
			['builtUp', '156'],
			['at', 'photos'],
		]),
	);
});

test('a step with a check of another site comes as a page of its own, and stays', async ({ page }) => {
	await page.route('**/forms/list-property.json', async (route) => {
		const response = await route.fetch();
		const answer = await response.json();
		if (answer.form?.step.step === 'contact') answer.form.frame.challenge = { siteKey: 'key', script: '/check.js' };
		await route.fulfill({ response, json: answer });
	});
	await open(page, '/list-your-property');
	await toPhotos(page);
	await press(page, 'next');
	await isAt(page, 'contact');
	await expect(page.locator('[data-list-form][data-live]')).toBeVisible();
	await page.waitForLoadState('networkidle');
	await isAt(page, 'contact');
	await field(page, 'name').fill('Mona');

	// What was kept leads on to a page of its own by itself.
	await page.goto('/list-your-property');
	await isAt(page, 'contact');
	await expect(page.locator('[data-list-form]')).toContainText('Welcome back');
	await expect(field(page, 'name')).toHaveValue('Mona');
});
