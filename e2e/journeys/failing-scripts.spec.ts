import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { openTampered, tamperings } from '../tampering.ts';
import { languageShare } from '../thorough.ts';
import { widthFor } from '../widths.ts';

const languages = [
	{ prefix: '', blog: 'Blog', offline: 'You’re offline', again: 'Try again' },
	{ prefix: '/ar', blog: 'المدونة', offline: 'لا يوجد اتصال بالإنترنت', again: 'حاول مرة أخرى' },
];

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('an error in a page is told to the site, which takes it @desktop', async ({ page }) => {
	const told = page.waitForResponse(/\/_errors$/);
	await openTampered(page, '/about-us', Object.values(tamperings));
	expect((await told).status()).toBe(204);
	expect(JSON.parse((await told).request().postData() ?? '')).toMatchObject({ path: '/about-us', message: expect.stringMatching(/418/) });
});

test('where a page fails in a crawler it keeps what the server drew; a visitor reads what happened @desktop', async ({ browser }) => {
	for (const { userAgent, heading } of [
		{ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', heading: 'Careers' },
		{ userAgent: 'Mozilla/5.0', heading: 'Something went wrong on our side' },
	]) {
		const page = await browser.newPage({ userAgent });
		await page.route(/\/assets\/careers-.*\.js$/, (route) =>
			route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("broken") }' }),
		);
		const failed = page.waitForEvent('console', (message) => message.text().includes('broken'));
		await page.goto('/careers');
		await failed;
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await page.close();
	}
});

for (const { prefix, blog, offline, again } of languageShare(languages, 'en')) {
	const open = async (page: Page) => {
		await openPage(page, `${prefix}/about-us`);
		await mark(page);
	};
	const followBlog = (page: Page) =>
		page
			.locator(`a[href="${prefix}/blog"]`)
			.first()
			.evaluate((link: HTMLElement) => link.click());

	for (const { what, scripts } of [
		{ what: 'module', scripts: /\/assets\/blog-.*\.js$/ },
		{ what: 'static part', scripts: /\/assets\/static-.*\.js$/ },
	])
		test(`a ${what} that cannot be loaded leads to the address that was clicked: ${prefix || 'en'} ${widthFor(prefix)}`, async ({
			page,
		}) => {
			await open(page);
			await page.route(scripts, (route) => route.fulfill({ status: 404 }));
			await followBlog(page);
			await expect(page).toHaveURL(new RegExp(`${prefix}/blog$`));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog);
			expect(await isSameDocument(page)).toBe(false);
		});

	test(`offline there is a sentence and a way to try again: ${prefix || 'en'} ${widthFor(prefix)}`, async ({ page, context }) => {
		await open(page);
		await context.setOffline(true);
		await followBlog(page);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline);
		await expect(page.getByRole('banner')).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await page.getByRole('button', { name: again }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline);
		// The first request after reconnecting may still fail.
		await page.route(`**${prefix}/blog`, (route) => route.abort('internetdisconnected'), { times: 1 });
		await context.setOffline(false);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog);
		await expect(page).toHaveURL(new RegExp(`${prefix}/blog$`));
	});

	test(`without its dictionary a page reads and works: ${prefix || 'en'} ${widthFor(prefix)}`, async ({ page }) => {
		const said = page.waitForEvent('console', (message) => message.text().startsWith('Error while mounting app'));
		await page.route('**/_i18n/**', (route) => route.fulfill({ status: 404 }));
		await page.goto(`${prefix}/search`);
		await expect(page.locator('main article').first()).toBeVisible();
		expect((await said).text()).toContain(`Failed loading locale (${prefix.slice(1) || 'en'})`);
		await mark(page);
		await followBlog(page);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog);
		expect(await isSameDocument(page)).toBe(false);
	});

	test(`a link to the other language is a whole document, wherever it stands: ${prefix || 'en'} ${widthFor(prefix)}`, async ({ page }) => {
		const [here, there] = prefix ? ['ar', 'en'] : ['en', 'ar'];
		for (const origin of ['', new URL(process.env['SITE_URL'] ?? 'http://localhost:3000').origin]) {
			await openPage(page, `/${here}/about-us`);
			await mark(page);
			await page.evaluate((href) => {
				const link = Object.assign(document.createElement('a'), { href, textContent: 'x' });
				document.querySelector('main')?.append(link);
				link.click();
			}, `${origin}/${there}/blog`);
			await expect(page.locator('html')).toHaveAttribute('dir', there === 'ar' ? 'rtl' : 'ltr');
			await expect(page).toHaveURL(new RegExp(`/${there}/blog$`));
			expect(await isSameDocument(page)).toBe(false);
		}
	});
}
