import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { expectStep, field, goToPhotos, goToPrice, openForm, press, readDraft } from '../list-property-page.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { pictureFile } from '../pictures.ts';
import { languageShare } from '../thorough.ts';
import { somePhone } from '../visitor.ts';
import { widthFor } from '../widths.ts';

for (const { prefix, place, refusal, restored } of languageShare(
	[
		{
			prefix: '',
			place: 'Choose the area, or enter the compound or the address.',
			refusal: /We can’t open this photo/,
			restored: /Welcome back/,
		},
		{ prefix: '/ar', place: 'اختر المنطقة، أو اكتب الكمبوند أو العنوان.', refusal: /لا نستطيع فتح هذه الصورة/, restored: /أهلًا بعودتك/ },
	],
	'ar',
))
	test(`${prefix}/list-your-property: an owner makes a mistake, leaves, comes back, and sends it ${widthFor(prefix)} @pictures`, async ({
		page,
	}) => {
		await openForm(page, `${prefix}/list-your-property`);
		await page.evaluate(() => Object.assign(window, { sameDocument: true }));
		await press(page, 'next');
		await expect(field(page, 'area-error')).toHaveText(place);
		await expect(field(page, 'area')).toBeFocused();
		await field(page, 'area').selectOption({ index: 2 });
		await press(page, 'next');
		await expectStep(page, 'what');
		await expect(page.locator('[data-step-heading]')).toBeFocused();
		await page.locator('#list-property-purpose label').nth(1).click();
		await field(page, 'type').selectOption('chalet');
		await press(page, 'back');
		await expectStep(page, 'where');
		await press(page, 'next');
		await expect(field(page, 'type')).toHaveValue('chalet');
		await press(page, 'next');
		await field(page, 'builtUp').fill('١١٠');
		await press(page, 'next');
		await expect(page.locator('#list-property-period')).toBeVisible();
		await press(page, 'next');
		await expectStep(page, 'photos');

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
		await expectStep(page, 'contact');
		await field(page, 'name').fill('Mona');
		expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

		// The draft is restored at its step.
		await page.reload();
		await expect(page.locator('[data-list-form]')).toContainText(restored);
		await expectStep(page, 'contact');
		await expect(field(page, 'name')).toHaveValue('Mona');
		const photos = page.locator('#list-property input[name=photos]');
		await expect(photos).toHaveCount(2);
		expect(await photos.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(order);

		await press(page, 'send');
		await expect(field(page, 'phone-error')).toBeVisible();
		await expect(field(page, 'phone')).toBeFocused();
		await field(page, 'phone').fill(somePhone());
		await field(page, 'consent').check();
		await pauseToReadForm();
		await page.locator('#list-property button[value=send]:not([aria-hidden])').dblclick();
		await expect(page).toHaveURL(new RegExp(`${prefix}/received/PN-[\\w-]+\\?photos=2$`));
		expect(await readDraft(page)).toBeNull();
	});

test('who still pays instalments reads the whole price while typing, and finds it again', async ({ page }) => {
	await openForm(page, '/list-your-property');
	await goToPrice(page);
	await field(page, 'takeover').check();
	await field(page, 'paid').fill('2.6m');
	await field(page, 'over').fill('٥٠٠ ألف');
	await field(page, 'owed').fill('4,200,000');
	await expect(page.locator('#list-property')).toContainText('Total price: EGP 7,300,000');
	await page.reload();
	await expectStep(page, 'price');
	await expect(field(page, 'takeover')).toBeChecked();
	await expect(field(page, 'over')).toHaveValue('٥٠٠ ألف');
	await expect(page.locator('#list-property')).toContainText('Total price: EGP 7,300,000');
	await field(page, 'takeover').uncheck();
	await expect(field(page, 'price')).toBeVisible();
	await expect(field(page, 'paid')).toBeHidden();
});

test('what was begun can be started over, and a broken line loses nothing', async ({ page }) => {
	await openForm(page, '/list-your-property');
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
	expect(await readDraft(page)).toBeNull();
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
	await openForm(page, '/list-your-property');
	await field(page, 'address').fill('12 Nile street');

	await reload();
	await field(page, 'compound').pressSequentially('Miv');
	expect(await readDraft(page)).toContain('12 Nile street');
	line.resolve();
	await expect(field(page, 'address')).toHaveValue('12 Nile street');
	await expect(field(page, 'compound')).toBeFocused();
	await page.keyboard.type('ida');
	await expect(field(page, 'compound')).toHaveValue('Mivida');

	await goToPhotos(page);
	await reload();
	await field(page, 'compound').pressSequentially('Z');
	expect(await readDraft(page)).toContain('12 Nile street');
	line.resolve();
	await expectStep(page, 'photos');
	await expect(page.locator('#list-property input[name=compound]')).toHaveValue('Z');
	expect(JSON.parse((await readDraft(page)) ?? '[]')).toEqual(
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
	await openForm(page, '/list-your-property');
	await goToPhotos(page);
	await press(page, 'next');
	await expectStep(page, 'contact');
	await expect(page.locator('[data-list-form][data-live]')).toBeVisible();
	await page.waitForLoadState('networkidle');
	await expectStep(page, 'contact');
	await field(page, 'name').fill('Mona');

	// A restored draft leads to its step by itself.
	await page.goto('/list-your-property');
	await expectStep(page, 'contact');
	await expect(page.locator('[data-list-form]')).toContainText('Welcome back');
	await expect(field(page, 'name')).toHaveValue('Mona');
});
