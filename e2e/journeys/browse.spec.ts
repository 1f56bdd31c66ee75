import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const languages = [
	{
		prefix: '',
		browse: 'Browse',
		menu: 'Menu',
		call: 'Call',
		names: ['Buy', 'Rent', 'Compounds', 'Launches', 'Developers', 'Locations', 'Offers', 'Agents', 'Valuation'],
	},
	{
		prefix: '/ar',
		browse: 'تصفّح',
		menu: 'القائمة',
		call: 'اتصال',
		names: ['شراء', 'إيجار', 'كمبوندات', 'مشروعات جديدة', 'المطوّرون', 'المناطق', 'عروض', 'المستشارون', 'تقييم عقارك'],
	},
];

const findProblems = async (page: Page) => {
	const { violations } = await new AxeBuilder({ page })
		.setLegacyMode(true)
		.options({ resultTypes: ['violations'] })
		.analyze();
	return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))]);
};

for (const { prefix, browse, menu, call, names } of languages) {
	test(`a bar below the header leads to all there is, and marks where one is @desktop ${prefix}`, async ({ page }) => {
		await openPage(page, `${prefix}/blog`);
		const bar = page.getByRole('navigation', { name: browse });
		const links = bar.getByRole('listitem').getByRole('link');
		expect((await links.allTextContents()).slice(0, -1)).toEqual(names);
		await expect(links.last()).toHaveAttribute('href', /^tel:\+/);
		await bar.getByRole('link', { name: names[1] ?? '', exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(prefix ? 'للإيجار' : 'for rent');
		for (const name of names.slice(2)) {
			await bar.getByRole('link', { name, exact: true }).click();
			await expect(bar.locator('[aria-current]')).toHaveText([name]);
		}
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
		await expect(bar).not.toBeInViewport();
		await expect(page.getByRole('banner')).toBeInViewport();
	});

	test(`on a phone the menu begins with what buyers look for, and ends with somebody to ask @phone ${prefix}`, async ({ page }) => {
		await openPage(page, `${prefix}/blog`);
		await expect(page.getByRole('navigation', { name: browse })).toBeHidden();
		await page.getByRole('button', { name: menu }).click();
		const dialog = page.getByRole('dialog', { name: menu });
		expect((await dialog.getByRole('listitem').allTextContents()).slice(0, names.length)).toEqual(names);
		await expect(dialog.getByRole('link', { name: call })).toBeInViewport({ ratio: 1 });
		await expect(dialog.locator('a[href^="https://wa.me/"]')).toBeInViewport({ ratio: 1 });
		expect(await findProblems(page)).toEqual([]);
		await dialog.getByRole('link', { name: names[2] ?? '', exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`${prefix}/compounds/more$`));
		await expect(dialog).toBeHidden();
	});
}

test('what is chosen and what can be pressed shows in forced colours @desktop', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await openPage(page, '/launches');
	const chosen = page.getByRole('navigation', { name: 'Browse' }).getByRole('link', { name: 'Launches' });
	await expect(chosen).toHaveCSS('outline-style', 'solid');
	await expect(page.getByRole('navigation', { name: 'Browse' }).getByRole('link', { name: 'Offers' })).toHaveCSS('outline-style', 'none');
	await openPage(page, '/agents');
	const pressable = page.getByRole('article').first().getByRole('link', { name: 'WhatsApp' });
	await expect(pressable).toHaveCSS('outline-style', 'solid');
	await openPage(page, '/');
	const tabs = page.locator('label:has(> input[name="looking-for"])');
	await expect(tabs.first()).toHaveCSS('outline-style', 'solid');
	await expect(tabs.nth(1)).toHaveCSS('outline-style', 'none');
});

test('an agent says how soon they answer, and can be reached from the list @phone', async ({ page }) => {
	await openPage(page, '/ar/agents');
	const card = page.getByRole('article').filter({ hasText: 'علي الكردي' });
	await expect(page.getByText(/^الرد (خلال|اليوم|غدًا|يوم) /).first()).toBeVisible();
	await expect(card.getByRole('link', { name: 'واتساب' })).toHaveAttribute('href', /^https:\/\/wa\.me\/20100/);
	await expect(card.getByRole('link', { name: 'اتصال' })).toHaveAttribute('href', /^tel:\+20100/);
	await expect(card.locator('.initials')).toHaveText('ع ك');
});

for (const prefix of ['', '/ar'])
	test(`a trail that wraps shows no mark where a line begins or ends at ${prefix}/compounds/1001 @phone`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		await openPage(page, `${prefix}/compounds/1001`);
		const steps = await page.locator('main nav ol li').evaluateAll((all) =>
			all.slice(1).map((step, index) => {
				const lineOf = (element: Element | undefined) => element?.querySelector('a')?.getBoundingClientRect().top;
				const mark = step.querySelector('svg')?.getBoundingClientRect() ?? { x: -1, y: -1, width: 0, height: 0 };
				const seen = document.elementFromPoint(mark.x + mark.width / 2, mark.y + mark.height / 2);
				return { isInLine: lineOf(step) === lineOf(all[index]), hasMark: step.contains(seen) };
			}),
		);
		expect(steps.some(({ isInLine }) => !isInLine)).toBe(true);
		expect(steps.map(({ hasMark }) => hasMark)).toEqual(steps.map(({ isInLine }) => isInLine));
	});
