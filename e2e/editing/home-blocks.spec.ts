import { expect, test } from '@playwright/test';
import { admin } from '../system.ts';

type Row = { id: number; sort: number; type: string; translations: { languages_code: string; heading: string }[] };

test('blocks stand in the order the CMS gives them, and one that is taken back is gone @desktop', async ({ page }) => {
	const rows = await admin.get<Row[]>(
		'/items/page_block?filter[page][key][_eq]=home&filter[status][_eq]=published&sort=sort&fields=id,sort,type,translations.*',
	);
	const blocks = rows
		.filter(({ type }) => type !== 'hero')
		.map(({ id, sort, translations }) => ({
			id,
			sort,
			heading: translations.find(({ languages_code }) => languages_code === 'en_US')?.heading ?? '',
		}));
	const shows = async (headings: string[]) =>
		expect(async () => {
			await page.goto('/', { waitUntil: 'domcontentloaded' });
			expect(await page.locator('main h2:not(form h2)').allTextContents()).toEqual(headings);
		}).toPass();
	const headings = blocks.map(({ heading }) => heading);
	await shows(headings);
	const [first, second] = blocks;
	if (!first || !second) throw new Error('home has fewer than two blocks');
	try {
		await admin.patch(`/items/page_block/${first.id}`, { sort: second.sort });
		await admin.patch(`/items/page_block/${second.id}`, { sort: first.sort });
		await shows([second.heading, first.heading, ...headings.slice(2)]);
		await admin.patch(`/items/page_block/${first.id}`, { status: 'draft' });
		await shows([second.heading, ...headings.slice(2)]);
	} finally {
		await admin.patch(`/items/page_block/${first.id}`, { sort: first.sort, status: 'published' });
		await admin.patch(`/items/page_block/${second.id}`, { sort: second.sort });
	}
	await shows(headings);
});
