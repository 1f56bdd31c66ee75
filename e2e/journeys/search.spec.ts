import { expect as expectAtOnce, type Locator, type Page, test } from '@playwright/test';

const expect = expectAtOnce.configure({ timeout: Number(process.env['PATIENCE'] ?? 15_000) });

const languages = [
	{
		prefix: '',
		words: '3ayz sho2a 3 rooms fel tagamo3 ta7t 8 million',
		search: 'Search',
		remove: /remove$/,
		allFilters: /^All filters/,
		type: /^Type/,
		price: /^Price/,
		pay: /^What I can pay/,
		byInstalments: 'By instalments',
		sevenYears: /^Instalments over 7 years or more/,
		buy: /Buy$/,
		upTo: /Up to 8M$/,
		villa: /^Villa\s*\d+$/,
		chalet: /^Chalet\s*\d+$/,
		bedrooms: /^Bedrooms/,
		close: 'Close',
		clear: 'Clear all',
		next: 'Next',
		save: /^Save/,
		nextPhoto: 'Next photo',
		previousPhoto: 'Previous photo',
		unread: 'We could not read “Price”',
		nothing: 'No homes match all of this.',
		call: /^Call about [A-Z]{3}-[A-Z]{3}-\d+$/,
		write: /^WhatsApp about [A-Z]{3}-[A-Z]{3}-\d+$/,
		ask: /would like to ask about/,
	},
	{
		prefix: '/ar',
		words: 'شقة ٣ غرف في التجمع تحت ٨ مليون',
		search: 'البحث',
		remove: /إزالة$/,
		allFilters: /^كل الفلاتر/,
		type: /^النوع/,
		price: /^السعر/,
		pay: /^على قدر ميزانيتي/,
		byInstalments: 'بالتقسيط',
		sevenYears: /^تقسيط على 7 سنين فأكثر/,
		buy: /شراء$/,
		upTo: /حتى 8 مليون$/,
		villa: /^فيلا\s*\d+$/,
		chalet: /^شاليه\s*\d+$/,
		bedrooms: /^غرف النوم/,
		close: 'إغلاق',
		clear: 'امسح الكل',
		next: 'التالي',
		save: /^احفظ/,
		nextPhoto: 'الصورة التالية',
		previousPhoto: 'الصورة السابقة',
		unread: 'لم نفهم «السعر»',
		nothing: 'لا توجد عقارات بكل هذه الشروط.',
		call: /^اتصل بخصوص [A-Z]{3}-[A-Z]{3}-\d+$/,
		write: /^واتساب بخصوص [A-Z]{3}-[A-Z]{3}-\d+$/,
		ask: /أود الاستفسار عن/,
	},
] as const;

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const results = (page: Page) => page.locator('main article');
const status = (page: Page) => page.locator('main header').getByRole('status');
/** Arabic writes one and two without a digit. */
const numberIn = (text: string | null) => (text?.includes('واحد') ? 1 : text?.includes('عقاران') ? 2 : Number(text?.replace(/[^\d]/g, '')));
const found = async (page: Page) => numberIn(await status(page).textContent());
const told = async (page: Page) => (await status(page).textContent()) ?? '';
const idOfFirst = (page: Page) => page.locator('main [data-listing]').first().getAttribute('data-listing');
const pricesOf = async (page: Page) => (await page.locator('main article h3 .tracking-num').allTextContents()).map(numberIn);
const areSorted = async (page: Page) => (await pricesOf(page)).every((price, index, all) => price >= (all[index - 1] ?? 0));
const referenceOf = async (card: Locator) => (await card.getByText(/^[A-Z]{3}-[A-Z]{3}-\d+$/).textContent()) ?? '';

/** A filter of the bar, opened. */
async function openFilter(page: Page, name: RegExp): Promise<Locator> {
	const filter = page.locator('.quick-filter', { has: page.getByRole('button', { name }) });
	await filter.getByRole('button').click();
	await expect(filter.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
	return filter;
}

/** Whoever reloads the page loses it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { wasHere: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'wasHere' in window);

for (const language of languages) {
	const path = `${language.prefix}/search`;

	test.describe(path, () => {
		test('words become chips, which are taken back one by one', async ({ page }) => {
			await open(page, path);
			const box = page.locator('input[name="q"]');
			await box.fill(language.words);
			await box.press('Enter');
			await expect(page).toHaveURL(/\/search\?purpose=sale&type=apartment&location=\d+&price=-8000000&bedrooms=3$/);
			const chips = page.getByRole('link', { name: language.remove });
			await expect(chips).toHaveCount(5);
			for (let left = 4; left >= 0; left--) {
				const before = page.url();
				await chips.last().click();
				await expect(chips).toHaveCount(left);
				expect(page.url().length).toBeLessThan(before.length);
			}
			await expect(page).toHaveURL(new RegExp(`${path}$`));
		});

		test('whoever takes chips away by the keyboard stays among them @desktop', async ({ page }) => {
			await open(page, `${path}?purpose=sale&type=villa&bedrooms=4&delivery=ready`);
			const chips = page.getByRole('link', { name: language.remove });
			await chips.nth(1).focus();
			for (let left = 3; left >= 2; left--) {
				await page.keyboard.press('Enter');
				await expect(chips).toHaveCount(left);
				await expect(chips.nth(1)).toBeFocused();
			}
			await page.keyboard.press('Enter');
			await expect(chips).toHaveCount(1);
			await expect(page.getByRole('link', { name: language.clear })).toBeFocused();
		});

		test('a reference typed any way leads to its unit', async ({ page }) => {
			await open(page, path);
			const card = results(page).nth(2);
			const reference = await referenceOf(card);
			const home = await card.locator('h3 a').getAttribute('href');
			const box = page.locator('input[name="q"]');
			await box.fill(reference.toLowerCase().replaceAll('-', ' '));
			await box.press('Enter');
			await expect(page).toHaveURL((url) => decodeURI(url.pathname) === home);
		});

		test('what cannot be read in an address is left out, and the page says so', async ({ page }) => {
			await open(page, `${path}?purpose=sale&price=abc&location=99999999999999&page=-3&type=castle`);
			await expect(page.getByText(language.unread)).toBeVisible();
			await expect(page.locator('main header').locator('p.bg-warning-50')).toHaveCount(4);
			await expect(results(page)).toHaveCount(24);
			await expect(page.getByRole('link', { name: language.remove })).toHaveCount(1);
			await open(page, `${path}?q=${'x'.repeat(5000)}`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		});

		test('where nothing is found every way out leads to what it promises', async ({ page, request }) => {
			await open(page, `${path}?purpose=sale&type=villa&price=1-2&bedrooms=3`);
			const empty = page.locator('section', { has: page.getByRole('heading', { name: language.nothing }) });
			await expect(empty).toBeVisible();
			for (const [name, value] of Object.entries(query(page))) await expect(page.locator(`#search input[name=${name}]`)).toHaveValue(value);
			const ways = await empty.getByRole('link').all();
			expect(ways.length).toBeGreaterThan(0);
			for (const way of ways) {
				const html = await (await request.get((await way.getAttribute('href')) ?? '')).text();
				const promised = numberIn(await way.locator('b').textContent());
				expect(promised).toBeGreaterThan(0);
				expect(numberIn(/<p role="status"[^>]*>([^<]*)/.exec(html)?.[1] ?? '')).toBe(promised);
			}
			const promised = numberIn(await empty.getByRole('link').first().locator('b').textContent());
			await empty.getByRole('link').first().click();
			await expect(empty).toBeHidden();
			await expect.poll(() => found(page)).toBe(promised);
		});

		test('pages follow one another, and none repeats or drops a home', async ({ page }) => {
			await open(page, `${path}?type=chalet`);
			const total = await found(page);
			expect(total).toBeGreaterThan(24);
			const seen: string[] = [];
			for (let number = 1; ; number++) {
				await expect(results(page)).toHaveCount(Math.min(24, total - seen.length));
				const before = seen.length;
				seen.push(
					...(await page
						.locator('main [data-listing]')
						.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-listing') ?? ''))),
				);
				expect(seen.length).toBeGreaterThan(before);
				if (seen.length >= total) break;
				await page.getByRole('link', { name: language.next, exact: true }).click();
				await expect(page).toHaveURL(new RegExp(`page=${number + 1}$`));
				await expect(page.locator(`main [data-listing="${seen.at(-1)}"]`)).toHaveCount(0);
			}
			expect(new Set(seen).size).toBe(total);
		});

		test('results are put in another order', async ({ page }) => {
			await open(page, `${path}?purpose=sale&type=villa`);
			const first = await page.locator('main [data-listing]').first().getAttribute('data-listing');
			await page.locator('select[name="sort"]').selectOption('price');
			await expect(page).toHaveURL(/type=villa&sort=price$/);
			await expect(page.locator('main [data-listing]').first()).not.toHaveAttribute('data-listing', first ?? '');
			expect(await pricesOf(page)).toHaveLength(24);
			await expect.poll(() => areSorted(page)).toBe(true);
		});

		test('filters work at once: no reload, focus and scroll stay, the count is told @desktop', async ({ page }) => {
			await open(page, path);
			await mark(page);
			const all = await found(page);
			await page.evaluate(() => scrollTo(0, 700));
			const drop = await openFilter(page, language.type);
			const villa = drop.getByRole('checkbox', { name: language.villa });
			const promised = numberIn(await villa.locator('xpath=..').locator('small').textContent());
			await villa.check();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect.poll(() => found(page)).toBe(promised);
			expect(promised).toBeLessThan(all);
			await expect(villa).toBeFocused();
			await expect(villa).toBeChecked();
			await expect(drop.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
			expect(Math.abs((await page.evaluate(() => scrollY)) - 700)).toBeLessThan(100);
			await drop.getByRole('checkbox', { name: language.chalet }).check();
			await expect(page).toHaveURL(/\?type=chalet,villa$/);
			await expect.poll(() => found(page)).toBeGreaterThan(promised);
			expect(await isSameDocument(page)).toBe(true);
		});

		test('back and forward bring back filters, results and scroll @desktop', async ({ page }) => {
			test.slow();
			await open(page, path);
			const all = await told(page);
			const drop = await openFilter(page, language.type);
			await drop.locator('input[value="villa"]').check();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect(status(page)).not.toHaveText(all);
			const villas = await told(page);
			const firstVilla = await idOfFirst(page);
			await drop.locator('input[value="chalet"]').check();
			await expect(page).toHaveURL(/\?type=chalet,villa$/);
			await expect(status(page)).not.toHaveText(villas);
			await page.goBack();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect(status(page)).toHaveText(villas);
			await expect(drop.locator('input[value="chalet"]')).not.toBeChecked();
			await expect(drop.locator('input[value="villa"]')).toBeChecked();
			await page.keyboard.press('Escape');

			const card = results(page).nth(6);
			await card.scrollIntoViewIfNeeded();
			const scroll = await page.evaluate(() => Math.round(scrollY));
			expect(scroll).toBeGreaterThan(300);
			await card.locator('h3 a').evaluate((link: HTMLAnchorElement) => link.click());
			await expect(page).toHaveURL(/\/properties\/\d+/);
			await expect(status(page)).toHaveCount(0);
			await page.goBack();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect(status(page)).toHaveText(villas);
			expect(await idOfFirst(page)).toBe(firstVilla);
			await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scroll);

			await page.goBack();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect(status(page)).toHaveText(all);
			await expect(page.getByRole('link', { name: language.remove })).toHaveCount(0);
			const again = await openFilter(page, language.type);
			await expect(again.locator('input[value="villa"]')).not.toBeChecked();
			await page.goForward();
			await expect(page).toHaveURL(/\?type=villa$/);
			await expect(status(page)).toHaveText(villas);
			await expect(again.locator('input[value="villa"]')).toBeChecked();
			await expect(page.getByRole('link', { name: language.remove })).toHaveCount(1);
			expect(await idOfFirst(page)).toBe(firstVilla);
		});

		test('by the keyboard alone: a filter, the order, then a home and its photographs @pictures @desktop', async ({ page }) => {
			test.slow();
			await open(page, path);
			const all = await told(page);
			const drop = page.locator('.quick-filter', { has: page.getByRole('button', { name: language.bedrooms }) });
			await drop.getByRole('button').focus();
			await page.keyboard.press('Enter');
			await expect(drop.getByRole('checkbox').first()).toBeVisible();
			await page.keyboard.press('Tab');
			await page.keyboard.press('Tab');
			await expect(drop.getByRole('checkbox').nth(1)).toBeFocused();
			await page.keyboard.press('Space');
			await expect(page).toHaveURL(/\?bedrooms=\d$/);
			await expect(status(page)).not.toHaveText(all);
			await expect(drop.getByRole('checkbox').nth(1)).toBeFocused();
			await page.keyboard.press('Escape');
			await expect(drop.getByRole('checkbox')).toHaveCount(0);
			await expect(drop.getByRole('button')).toBeFocused();

			const sort = page.locator('select[name="sort"]');
			for (const value of ['newest', 'price']) {
				await sort.focus();
				await page.keyboard.press('ArrowDown');
				await expect(page).toHaveURL(new RegExp(`bedrooms=\\d&sort=${value}$`));
				await expect(sort).toHaveValue(value);
				await expect(sort).toBeFocused();
			}
			await expect.poll(() => areSorted(page)).toBe(true);

			const card = results(page).first();
			await card.locator('h3 a').focus();
			await expect(card.getByRole('button', { name: language.nextPhoto })).toBeAttached();
			for (const name of [language.save, language.call, language.write, language.previousPhoto, language.nextPhoto]) {
				await page.keyboard.press('Tab');
				await expect(card.getByRole(name === language.call || name === language.write ? 'link' : 'button', { name })).toBeFocused();
			}
			await page.keyboard.press('Enter');
			await expect(card.getByText(/^2 \/ \d+$/)).toBeVisible();
			await page.keyboard.press('Shift+Tab');
			await expect(card.getByRole('button', { name: language.previousPhoto })).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(card.locator('.card-position')).toContainText('1 /');
			await card.locator('h3 a').focus();
			const home = await card.locator('h3 a').getAttribute('href');
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL((url) => decodeURI(url.pathname) === home);
		});

		test('typing an amount never fights the person @desktop', async ({ page }) => {
			await open(page, `${path}?purpose=sale`);
			const all = await found(page);
			await openFilter(page, language.price);
			const to = page.locator('input[name="price-to"]');
			await to.fill('8m');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ purpose: 'sale', price: '-8000000' });
			await expect.poll(() => found(page)).toBeLessThan(all);
			await expect(to).toBeFocused();
			await page.keyboard.press('Shift+Tab');
			await expect(to).toHaveValue('8000000');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Tab');
			await expect(to).toHaveCount(0);
			await expect(page.locator('.quick-filter [data-set]')).toHaveText([language.buy, language.upTo]);
		});

		test('who pays by instalments says so, over how many years and with how much down @desktop', async ({ page }) => {
			await open(page, `${path}?purpose=sale`);
			const all = await found(page);
			await openFilter(page, language.pay);
			const tick = page.getByRole('checkbox', { name: language.byInstalments });
			await tick.check();
			await expect.poll(() => query(page)).toEqual({ purpose: 'sale', instalments: 'yes' });
			await expect.poll(() => found(page)).toBeLessThan(all);
			const onPlans = await found(page);
			const years = page.locator('input[name="years"]');
			await years.fill('٧');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ purpose: 'sale', instalments: 'yes', years: '7' });
			await years.fill('');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ purpose: 'sale', instalments: 'yes' });
			await expect.poll(() => found(page)).toBe(onPlans);
			await years.fill('7');
			await page.locator('input[name="down-percent"]').fill('5%');
			await page.keyboard.press('Enter');
			await expect.poll(() => query(page)).toEqual({ purpose: 'sale', instalments: 'yes', years: '7', 'down-percent': '5' });
			await tick.uncheck();
			await expect.poll(() => query(page)).toEqual({ purpose: 'sale', years: '7', 'down-percent': '5' });
			await expect(tick).toBeDisabled();
			await expect(tick).toBeChecked();
			await page.keyboard.press('Escape');
			await page.getByRole('link', { name: language.sevenYears }).click();
			await expect.poll(() => query(page)).toEqual({ purpose: 'sale', 'down-percent': '5' });
			// At most 5%: some plans have no down payment at all.
			await expect(results(page).first()).toContainText(/(?<!\d)[0-5]%/);
		});

		test('what is ticked while results arrive is not taken back by them @desktop', async ({ page }) => {
			await open(page, path);
			const all = await found(page);
			await openFilter(page, language.type);
			const types = page.locator('.quick-panel input[name="type"]');
			await types.nth(0).check();
			await expect.poll(() => found(page)).toBeLessThan(all);
			const wasTakenBack = await page.evaluate(async () => {
				const [, second, third] = document.querySelectorAll<HTMLInputElement>('.quick-panel input[name="type"]');
				const arrived = Promise.withResolvers<void>();
				// The address is new before the page is: the third tick falls in between.
				history.pushState = (...state) => {
					delete (history as Partial<History>).pushState;
					history.pushState(...state);
					queueMicrotask(() => {
						third?.click();
						arrived.resolve();
					});
				};
				second?.click();
				await arrived.promise;
				let isTakenBack = false;
				for (let frame = 0; frame < 60; frame++) {
					await new Promise((resolve) => setTimeout(resolve));
					isTakenBack ||= !third?.checked;
				}
				return isTakenBack;
			});
			expect(wasTakenBack).toBe(false);
			await expect.poll(() => query(page)).toEqual({ type: expect.stringMatching(/^[a-z_]+,[a-z_]+,[a-z_]+$/) });
		});

		test('a number selected to be typed over stays selected when the results come @desktop', async ({ page }) => {
			await open(page, `${path}?purpose=sale`);
			await openFilter(page, language.pay);
			const years = page.locator('input[name="years"]');
			await years.fill('٧');
			await page.keyboard.press('Enter');
			await years.selectText();
			await expect(years).toHaveValue('7');
			await page.keyboard.press('Delete');
			await expect(years).toHaveValue('');
		});

		test('a card loads its next photograph only when it is asked for, and stays a link @pictures @desktop', async ({ page }) => {
			const asked: string[] = [];
			page.on('request', (request) => {
				const photo = /\/_images\/\d+\/(.*)\.webp/.exec(request.url())?.[1];
				if (photo) asked.push(photo);
			});
			await open(page, path);
			const card = results(page).first();
			const next = card.getByRole('button', { name: language.nextPhoto });
			await expect(async () => {
				await page.mouse.move(0, 0);
				await card.hover();
				await expectAtOnce(next).toBeVisible({ timeout: 500 });
			}).toPass();
			const before = new Set(asked).size;
			await expect(card.locator('.card-strip img')).toHaveCount(1);
			await next.click();
			await expect(card.getByText(/^2 \/ \d+$/)).toBeVisible();
			await expect(card.locator('.card-strip img')).toHaveCount(2);
			await expect
				.poll(() =>
					card
						.locator('.card-strip img')
						.last()
						.evaluate((image: HTMLImageElement) => image.naturalWidth),
				)
				.toBeGreaterThan(0);
			expect(new Set(asked).size).toBeLessThanOrEqual(before + 1);
			await expect(card.locator('.card-strip a').nth(1)).toBeInViewport({ ratio: 0.99 });
			const home = await card.locator('h3 a').getAttribute('href');
			await card.locator('.card-strip a').nth(1).click();
			await expect(page).toHaveURL((url) => decodeURI(url.pathname) === home);
		});

		test('a finger swipes through the photographs @pictures @phone', async ({ page }) => {
			await open(page, path);
			const card = results(page).first();
			const strip = card.locator('.card-strip');
			await expect(async () => {
				await card.locator('h3').dispatchEvent('touchstart');
				await expectAtOnce(strip).toBeVisible({ timeout: 500 });
			}).toPass();
			await strip.evaluate((element) =>
				element.scrollBy({ left: (document.dir === 'rtl' ? -1 : 1) * element.clientWidth, behavior: 'instant' }),
			);
			await expect(card.getByText(/^2 \/ \d+$/)).toBeVisible();
			await expect(strip.locator('img')).toHaveCount(2);
		});

		test('who answers is asked with the reference, in the language of the page', async ({ page, isMobile }) => {
			await open(page, path);
			const card = results(page).first();
			if (!isMobile) await card.hover();
			const write = card.getByRole('link', { name: language.write });
			await expect(write).toBeVisible();
			const message = new URL((await write.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
			expect(message).toContain(await referenceOf(card));
			expect(message).toMatch(language.ask);
			expect(message).toMatch(new RegExp(`${language.prefix}/properties/\\d+$`));
			await expect(card.getByRole('link', { name: language.call })).toHaveAttribute('href', /^tel:\+?\d+$/);
			const box = await write.boundingBox();
			expect(box?.width ?? 0).toBeGreaterThanOrEqual(isMobile ? 44 : 36);
		});

		test('all filters in a sheet, with the live count on its button @phone', async ({ page }) => {
			await open(page, path);
			await mark(page);
			await page.getByRole('link', { name: language.allFilters }).click();
			const sheet = page.getByRole('dialog', { name: language.allFilters });
			await expect(sheet).toBeVisible();
			const show = sheet.locator('footer').getByRole('button');
			const all = numberIn(await show.textContent());
			const type = sheet.locator('details', { has: page.locator('summary', { hasText: language.type }) });
			if ((await type.getAttribute('open')) === null) await type.locator('summary').click();
			const villa = type.locator('input[value="villa"]');
			const promised = numberIn(await villa.locator('xpath=..').locator('small').textContent());
			await villa.check();
			await expect.poll(async () => numberIn(await show.textContent())).toBe(promised);
			expect(promised).toBeLessThan(all);
			await expect(sheet).toBeVisible();
			await expect(villa).toBeChecked();
			await expect(villa).toBeFocused();
			await expect(page).toHaveURL(/\?type=villa$/);
			await show.click();
			await expect(sheet).toBeHidden();
			expect(await found(page)).toBe(promised);
			expect(await isSameDocument(page)).toBe(true);
			await page.getByRole('link', { name: language.allFilters }).click();
			await sheet.getByRole('link', { name: language.clear }).click();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect.poll(async () => numberIn(await show.textContent())).toBe(all);
			await sheet.getByRole('button', { name: language.close }).click();
			await expect(sheet).toBeHidden();
		});
	});
}
