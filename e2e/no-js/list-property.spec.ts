import { expect, type Page, test } from '@playwright/test';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { pictureFile } from '../pictures.ts';
import { languageShare } from '../thorough.ts';
import { somePhone } from '../visitor.ts';
import { widthFor } from '../widths.ts';

test.use({ javaScriptEnabled: false });
/** About twenty pages in a row. */

const languages = [
	{
		prefix: '',
		step: (number: number) => `Step ${number} of 6`,
		next: 'Continue',
		back: 'Back',
		add: 'Add the chosen photos',
		send: 'Send',
	},
	{
		prefix: '/ar',
		step: (number: number) => `الخطوة ${number} من 6`,
		next: 'التالي',
		back: 'رجوع',
		add: 'أضف الصور المختارة',
		send: 'أرسل البيانات',
	},
];

for (const { prefix, step, next, back, add, send } of languageShare(languages, 'ar')) {
	const path = `${prefix}/list-your-property`;
	const press = (page: Page, name: string) => page.locator('#list-property').getByRole('button', { name, exact: true }).click();
	const isAt = (page: Page, number: number) => expect(page.locator('[data-step-heading]')).toContainText(step(number));

	test(`${path} without JavaScript: six steps, mistakes that cost nothing, photos taken and refused, and a reference ${widthFor(prefix)}`, async ({
		page,
	}) => {
		await page.goto(path);
		await isAt(page, 1);
		await press(page, next);
		await expect(page.locator('#list-property-area-error')).toBeVisible();
		await expect(page.locator('#list-property-area')).toBeFocused();
		await page.locator('#list-property-area').selectOption({ index: 2 });
		const area = await page.locator('#list-property-area').inputValue();
		await page.locator('#list-property-compound').fill('Marjan <b>Reef</b> "مرجان"');
		// Enter works as well.
		await page.locator('#list-property-compound').press('Enter');

		await isAt(page, 2);
		await page.locator('#list-property-type').selectOption('villa');
		await page.locator('#list-property-delivery').selectOption('ready');
		await press(page, back);
		await isAt(page, 1);
		await expect(page.locator('#list-property-area')).toHaveValue(area);
		await expect(page.locator('#list-property-compound')).toHaveValue('Marjan <b>Reef</b> "مرجان"');
		await press(page, next);
		await expect(page.locator('#list-property-type')).toHaveValue('villa');
		await expect(page.locator('#list-property-delivery')).toHaveValue('ready');
		await press(page, next);

		await isAt(page, 3);
		await page.locator('#list-property-builtUp').fill('many');
		await press(page, next);
		await expect(page.locator('#list-property-builtUp-error')).toBeVisible();
		await expect(page.locator('#list-property-builtUp')).toHaveValue('many');
		await page.locator('#list-property-builtUp').fill('٣٢٠');
		await page.locator('#list-property-details').fill('Sea view.\nTwo parking places.');
		await press(page, next);

		await isAt(page, 4);
		await expect(page.locator('#list-property-price')).toBeVisible();
		await expect(page.locator('#list-property-paid')).toBeHidden();
		await page.locator('#list-property-takeover').check();
		await expect(page.locator('#list-property-price')).toBeHidden();
		await page.locator('#list-property-paid').fill('٢ ونص مليون');
		await page.locator('#list-property-over').fill('-200k');
		await page.locator('#list-property-owed').fill('4.2m');
		await page.locator('#list-property-instalment').fill('lots');
		await press(page, next);
		await expect(page.locator('#list-property-instalment-error')).toBeVisible();
		await expect(page.locator('#list-property-instalment')).toBeFocused();
		await expect(page.locator('#list-property-paid')).toHaveValue('٢ ونص مليون');
		await expect(page.locator('#list-property')).toContainText('6,500,000');
		await page.locator('#list-property-instalment').fill('150k');
		await press(page, next);

		await isAt(page, 5);
		const notAPhoto = { name: 'house.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') };
		await page
			.locator('input[name=photo]')
			.first()
			.setInputFiles([await pictureFile('front.jpg', '#a33'), notAPhoto, await pictureFile('back.jpg', '#3a3')]);
		await press(page, add);
		await isAt(page, 5);
		await expect(page.locator('#list-property')).toContainText('house.jpg');
		const photos = page.locator('[data-photo-list] img');
		await expect(photos).toHaveCount(2);
		const [front = '', rear = ''] = await photos.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
		expect((await page.request.get(front)).headers()['content-type']).toBe('image/jpeg');
		await page.locator('[data-photo-card]').nth(1).locator('button[value^=earlier]').click();
		await expect(photos.first()).toHaveAttribute('src', rear);
		await page.locator('[data-photo-card]').nth(1).locator('button[value^=remove]').click();
		await expect(photos).toHaveCount(1);
		expect((await page.request.get(front)).status()).toBe(404);
		await press(page, next);

		await isAt(page, 6);
		await press(page, send);
		await expect(page.locator('#list-property-name')).toBeFocused();
		for (const field of ['name', 'phone', 'consent']) await expect(page.locator(`#list-property-${field}-error`)).toBeVisible();
		await page.locator('#list-property-name').fill('Mona');
		await page.locator('#list-property-phone').fill(somePhone());
		await page.locator('#list-property-consent').check();
		// Visited steps are one press away, and no input is lost.
		await page.locator('#list-property button[value=step-3]').click();
		await expect(page.locator('#list-property-details')).toHaveValue('Sea view.\nTwo parking places.');
		await page.locator('#list-property button[value=step-6]').click();
		await expect(page.locator('#list-property-name')).toHaveValue('Mona');
		await expect(page.locator('#list-property-consent')).toBeChecked();
		await pauseToReadForm();
		await press(page, send);
		await expect(page).toHaveURL(new RegExp(`${prefix}/received/PN-[\\w-]+(\\?photos=\\d+)?$`));
		expect((await page.request.get(rear)).status()).toBe(404);
	});
}

test('without JavaScript a photo that is too large is refused alone', async ({ page }) => {
	await page.goto('/list-your-property');
	await page.locator('#list-property-address').fill('12 Nile street');
	await press('next');
	await page.locator('#list-property-type').selectOption('land');
	await press('next');
	await page.locator('#list-property-land').fill('600');
	await press('next');
	await press('next');
	const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12_000_000, 0xff) };
	await page
		.locator('input[name=photo]')
		.first()
		.setInputFiles([large, await pictureFile('small.jpg', '#33a')]);
	await press('next');
	await expect(page.locator('#list-property')).toContainText('large.jpg: Larger than 10 MB');
	await expect(page.locator('[data-photo-list] img')).toHaveCount(1);
	await press('next');
	await expect(page.locator('#list-property-name')).toBeVisible();

	async function press(go: string) {
		await page.locator(`#list-property button[value=${go}]:not([aria-hidden])`).click();
	}
});
