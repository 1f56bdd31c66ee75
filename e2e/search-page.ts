import { expect, type Locator, type Page } from '@playwright/test';

export const languages = [
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
		looking: 'What are you looking for?',
		rent: /^Rent/,
		orMore: /or more/,
		threeOrMore: '3 or more',
		upToThree: 'Up to 3M',
		close: 'Close',
		clear: 'Clear all',
		next: 'Next',
		save: /^Save/,
		nextPhoto: 'Next photo',
		previousPhoto: 'Previous photo',
		unread: 'We couldn’t read “Price”',
		nothing: 'No homes match all your filters',
		change: /^Change (one|two), keep the rest$/,
		getAlerts: 'Get alerts',
		askAgent: /^Ask /,
		notForMe: /^Not for me: /,
		compare: /^Compare: /,
		compared: '2 chosen',
		comparedFull: 'You can compare up to 4 at once',
		seeCompared: 'Compare',
		seen: 'Seen',
		call: /^Call about [A-Z]{3}-[A-Z]{3}-\d+$/,
		write: /^WhatsApp about [A-Z]{3}-[A-Z]{3}-\d+$/,
		ask: /’d like to ask about/,
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
		sevenYears: /^تقسيط على 7 سنوات فأكثر/,
		buy: /شراء$/,
		upTo: /حتى 8 ملايين$/,
		villa: /^فيلا\s*\d+$/,
		chalet: /^شاليه\s*\d+$/,
		bedrooms: /^غرف النوم/,
		looking: 'ما الذي تبحث عنه؟',
		rent: /^إيجار/,
		orMore: /أو أكثر/,
		threeOrMore: '3 فأكثر',
		upToThree: 'حتى 3 ملايين',
		close: 'إغلاق',
		clear: 'امسح الكل',
		next: 'التالي',
		save: /^احفظ/,
		nextPhoto: 'الصورة التالية',
		previousPhoto: 'الصورة السابقة',
		unread: 'لم نفهم «السعر»',
		nothing: 'لا توجد عقارات بكل هذه الشروط',
		change: /^غيّر شرط/,
		getAlerts: 'فعّل التنبيه',
		askAgent: /^اسأل /,
		notForMe: /^لا يناسبني: /,
		compare: /^قارن: /,
		compared: 'عقاران',
		comparedFull: 'المقارنة تتسع لـ 4 عقارات',
		seeCompared: 'قارن',
		seen: 'شاهدته',
		call: /^اتصل بخصوص [A-Z]{3}-[A-Z]{3}-\d+$/,
		write: /^واتساب بخصوص [A-Z]{3}-[A-Z]{3}-\d+$/,
		ask: /أود الاستفسار عن/,
	},
] as const;

export const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
export const results = (page: Page) => page.locator('main article');
export const status = (page: Page) => page.locator('main header').getByRole('status');
/** Arabic writes one and two without digits. */
export const numberIn = (text: string | null) =>
	text?.includes('واحد') ? 1 : /عقاران|وحدتان/.test(text ?? '') ? 2 : Number(text?.replace(/[^\d]/g, ''));
export const found = async (page: Page) => numberIn(await status(page).textContent());
export const statusText = async (page: Page) => (await status(page).textContent()) ?? '';
export const idOfFirst = (page: Page) => page.locator('main [data-listing]').first().getAttribute('data-listing');
export const readPrices = async (page: Page) => (await page.locator('main article h3 .tracking-num').allTextContents()).map(numberIn);
export const areSorted = async (page: Page) => (await readPrices(page)).every((price, index, all) => price >= (all[index - 1] ?? 0));
export const readReference = async (card: Locator) => (await card.getByText(/^[A-Z]{3}-[A-Z]{3}-\d+$/).textContent()) ?? '';

export async function openFilter(page: Page, name: RegExp): Promise<Locator> {
	const filter = page.locator('.quick-filter', { has: page.getByRole('button', { name }) });
	await filter.locator('> button').click();
	await expect(filter.locator('> button')).toHaveAttribute('aria-expanded', 'true');
	return filter;
}

/** A marker that is lost when the page is reloaded. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { wasHere: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'wasHere' in window);
