import { expect, type Locator, type Page, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const PROPERTY = '/properties/1011';

test('without JavaScript every photograph can be seen, large too @pictures', async ({ page, isMobile, request }) => {
	await page.goto(PROPERTY);
	const photos = page.locator('#photos li:has(> a)');
	const total = await photos.count();
	expect(total).toBeGreaterThan(5);
	if (isMobile) {
		await photos.last().scrollIntoViewIfNeeded();
		await expect(photos.last().getByText(`${total} / ${total}`)).toBeInViewport();
	} else {
		await expect(photos.last()).toBeHidden();
		await page.getByRole('link', { name: `All ${total} photos` }).click();
		for (const photo of await photos.all()) await expect(photo).toBeVisible();
	}
	const large = await photos.last().getByRole('link').getAttribute('href');
	const picture = await request.get(large ?? '');
	expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('without JavaScript the whole price, the plans and the ways to ask are there', async ({ page }) => {
	await page.goto(PROPERTY);
	await expect(page.getByText('Instalment price, from the developer').first()).toBeVisible();
	await expect(page.getByText('All-in price', { exact: true }).first()).toBeVisible();
	await expect(page.locator('#plan')).toContainText('Every');
	await expect(page.locator('main a[href^="tel:"]:visible').first()).toBeVisible();
	await expect(page.locator('main a[href^="https://wa.me/2"]:visible').first()).toBeVisible();
	await expect(page.locator('#location [role="img"]')).toBeVisible();
	await expect(page.locator('#similar article').first()).toBeVisible();
});

test('without JavaScript the page can be shared', async ({ page }) => {
	await page.goto(`/ar${PROPERTY}`);
	await page.getByRole('button', { name: 'مشاركة' }).click();
	await expect(page.getByLabel('رابط هذه الصفحة')).toHaveValue(/\/ar\/properties\/1011$/);
	await expect(page.locator('#share-menu a[href^="https://wa.me/?text="]')).toBeVisible();
	await expect(page.getByRole('button', { name: 'نسخ الرابط' })).toBeHidden();
});

test('without JavaScript a currency is chosen once and is beside the pound', async ({ page }) => {
	await page.goto(PROPERTY);
	const choose = async (form: Locator, currency: string) => {
		await form.getByLabel('Prices also in').selectOption(currency);
		await form.getByRole('button', { name: 'Show' }).click();
	};
	await choose(page.locator('main form[action="/_currency"]:visible').first(), 'KWD');
	await expect(page).toHaveURL(/\/properties\/1011/);
	await expect(
		page
			.locator('main')
			.getByText(/^≈\sKWD\s[\d,]+$/)
			.first(),
	).toBeVisible();
	await expect(page.getByText(/Rate on \d+\s\w+.*: EGP\s158\.00/).first()).toBeVisible();
	await page.goto('/search');
	const card = page.locator('main article').first();
	await expect(card).toContainText('EGP');
	await expect(card).toContainText(/≈\sKWD\s[\d,]+/);
	await choose(page.locator('footer form'), 'EGP');
	await expect(page.locator('main article').first()).toContainText('EGP');
	await expect(page.getByText('≈ KWD')).toHaveCount(0);
});

for (const [prefix, words] of [
	['', 'Rate on'],
	['/ar', 'سعر صرف'],
])
	test(`the day of the rate is said once on a page, beside the price where there is one: ${prefix}/`, async ({ page, baseURL }) => {
		await page.context().addCookies([{ name: 'pn_currency', value: 'KWD', url: baseURL }]);
		const notes = (part: string) => page.locator(part).getByText(`${words} `).filter({ visible: true });
		await page.goto(prefix + PROPERTY);
		await expect(notes('main')).toHaveCount(1);
		await expect(notes('footer')).toHaveCount(0);
		await page.goto(`${prefix}/search`);
		await expect(notes('main')).toHaveCount(0);
		await expect(notes('footer')).toHaveCount(1);
	});

test('without JavaScript the rooms of a tour are pictures, and a film is played in parts @pictures @phone', async ({ page, request }) => {
	await page.goto(`/ar${PROPERTY}`);
	const rooms = page.locator('#tour li');
	await expect(rooms).toHaveText(['غرفة المعيشة', 'المطبخ', 'غرفة النوم', 'تراس حمام السباحة']);
	const picture = await request.get((await rooms.first().getByRole('link').getAttribute('href')) ?? '');
	expect(picture.headers()['content-type']).toMatch(/^image\//);
	const film = page.locator('#film video');
	await expect(film).toHaveAttribute('poster', /^\/_images\//);
	const part = await request.get((await film.locator('source').getAttribute('src')) ?? '', { headers: { range: 'bytes=0-99' } });
	expect(part.status()).toBe(206);
	expect(part.headers()['content-type']).toBe('video/mp4');
	expect((await part.body()).length).toBe(100);
});

const owned = {
	en: { prefix: '', home: 'up to two homes', coast: 'tourist areas', source: 'Law 230 of 1996', advice: 'not legal advice' },
	ar: {
		prefix: '/ar',
		home: 'وحدتان سكنيتان على الأكثر',
		coast: 'المناطق السياحية',
		source: 'القانون رقم 230 لسنة 1996',
		advice: 'ليست استشارة قانونية',
	},
};

for (const [locale, say] of Object.entries(owned))
	test(`${locale}: a home for sale says whether a foreigner can own it, by which rule, and one to rent does not`, async ({ page }) => {
		await page.goto(say.prefix + PROPERTY);
		const section = page.locator('#ownership');
		await expect(section).toContainText(say.home);
		await expect(section).toContainText(say.source);
		await expect(section).toContainText(say.advice);
		await openFirst(page, `${say.prefix}/search?purpose=sale&region=red-sea`);
		await expect(section).toContainText(say.coast);
		await openFirst(page, `${say.prefix}/search?purpose=rent`);
		await expect(section).toHaveCount(0);
	});

async function openFirst(page: Page, search: string) {
	await page.goto(search);
	await page.goto((await page.locator('main article a[href*="/properties/"]').first().getAttribute('href')) ?? '');
}
