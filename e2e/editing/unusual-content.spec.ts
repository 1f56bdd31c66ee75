import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { admin, eventually, siteUrl } from '../system.ts';
import { isThorough } from '../thorough.ts';

/** 120 characters with few line-break opportunities. */
const long = {
	en: 'Uninterruptedly-magnificent '.repeat(5).slice(0, 120),
	ar: 'استثنائية-لا-مثيل-لها-على-الإطلاق '.repeat(5).slice(0, 120),
};
const texts = (name: { en: string; ar: string }) => [
	{ languages_code: 'en_US', name: name.en, description: '<p>…</p>' },
	{ languages_code: 'ar_EG', name: name.ar, description: '<p>…</p>' },
];

type Made = { collection: 'property' | 'area'; id: number };
const made: Made[] = [];

async function make(collection: Made['collection'], row: Record<string, unknown>): Promise<number> {
	const { id } = await admin.post<{ id: number }>(`/items/${collection}`, { status: 'published', ...row });
	made.push({ collection, id });
	const path = collection === 'property' ? 'properties' : 'areas';
	await eventually(async () => (await fetch(`${siteUrl}/en/${path}/${id}`)).status === 200, `${collection} ${id} on the site`);
	return id;
}

test.afterAll(async () => {
	for (const { collection, id } of made) await admin.delete(`/items/${collection}/${id}`);
});

const widths = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 900 },
];

async function looksRight(page: Page, path: string): Promise<void> {
	for (const [index, prefix] of ['/en', '/ar'].entries()) {
		await openPage(page, prefix + path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		for (const size of isThorough ? widths : widths.slice(index, index + 1)) {
			await page.setViewportSize(size);
			// Scripts that measure react a moment after a resize.
			await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
			const { violations } = await new AxeBuilder({ page })
				.setLegacyMode(true)
				.options({ resultTypes: ['violations'] })
				.analyze();
			expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([]);
		}
	}
}

test('a property with a long name and nothing but a price is on its page and among others @desktop', async ({ page }) => {
	const id = await make('property', {
		type: 'apartment',
		area: 1001,
		price: 1,
		purpose: 'sale',
		market: 'resale',
		category: 'residential',
		translations: texts(long),
	});
	await looksRight(page, `/properties/${id}`);
	await looksRight(page, '/search?area=1001&sort=newest');
	await expect(page.locator(`a[href*="/properties/${id}-"]`).first()).toBeAttached();
});

test('a property with forty photographs opens one by one @pictures @desktop', async ({ page }) => {
	const files = await admin.get<{ id: string }[]>('/files?filter[type][_eq]=image/jpeg&fields=id&limit=40');
	const images = files.map(({ id }, sort) => ({ directus_files_id: id, sort }));
	const id = await make('property', {
		type: 'villa',
		area: 1001,
		price: 9_000_000,
		purpose: 'sale',
		market: 'resale',
		category: 'residential',
		images,
		translations: texts({ en: 'Forty views', ar: 'أربعون منظرًا' }),
	});
	await looksRight(page, `/properties/${id}`);
	await page.locator('#photos a').first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
});

test('an area without listings says so and leads on @desktop', async ({ page }) => {
	const id = await make('area', { location: 1001, code: 'ZZZ', translations: texts({ en: 'Nowhere yet', ar: 'لا شيء بعد' }) });
	await looksRight(page, `/areas/${id}`);
	await page.goto(`/en/areas/${id}`);
	await page.getByRole('link', { name: 'Search all locations' }).click();
	await expect(page).toHaveURL(/\/search$/);
});
