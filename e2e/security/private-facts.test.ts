import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, dataDir, eventually, siteUrl } from '../system.ts';

/** Prices from before the home was published, or while it was not public. */
const NEGOTIATED = [5_000_001, 4_000_003, 4_100_005];
const LISTED = 6_500_004;
const CHANGED = 6_400_006;
const EXACT = { longitude: 31.4837261, latitude: 30.0458193 };
const EXACT_DIGITS = /31\.48372|30\.04581/;
const ROUGH_DIGITS = /31\.484\b/;

const made: number[] = [];
const change = (id: number, row: Record<string, unknown>) => admin.patch(`/items/property/${id}`, row);
async function home(row: Record<string, unknown>): Promise<number> {
	const { id } = await admin.post<{ id: number }>('/items/property', {
		...{ type: 'villa', purpose: 'sale', market: 'resale', area: 1001, price: LISTED },
		coordinates: { type: 'Point', coordinates: [EXACT.longitude, EXACT.latitude] },
		translations: ['en_US', 'ar_EG'].map((languages_code) => ({ languages_code, name: 'Private facts' })),
		...row,
	});
	made.push(id);
	return id;
}
afterAll(() => admin.delete('/items/property', made));

const textOf = async (path: string) => (await fetch(siteUrl + path, { headers: { 'accept-language': 'en' } })).text();
const prices = (id: number) => admin.get<unknown[]>(`/items/price_history?filter[property][_eq]=${id}`);
const isOnSite = (id: number) =>
	eventually(async () => (await fetch(`${siteUrl}/properties/${id}`)).status === 200, 'the home on the site');

/** Every output about a home. */
const outputs = (id: number) =>
	['', '/ar'].flatMap((language) => [
		`${language}/properties/${id}`,
		`${language}/properties/${id}.data`,
		`${language}/search/cards.json?ids=${id}`,
		`${language}/search/pins.json?area=1001`,
		`${language}/search.data?area=1001&view=map`,
		`${language}/search/feed.xml?area=1001`,
		`${language}/compare?ids=${id}`,
	]);
const everything = async (id: number) => (await Promise.all(outputs(id).map(textOf))).join('\n');

describe('the price history of a home', () => {
	let id = 0;
	beforeAll(async () => {
		id = await home({ price: NEGOTIATED[0] });
		await change(id, { status: 'on_hold', price: NEGOTIATED[1] });
		await change(id, { status: 'published', price: LISTED });
		await eventually(async () => (await prices(id)).length > 0, 'its first price');
		await change(id, { status: 'on_hold', price: NEGOTIATED[2] });
		await change(id, { status: 'published', price: CHANGED });
		await eventually(async () => (await textOf(`/properties/${id}`)).includes('6,400,006'), 'its price');
	});

	test('tells nothing of what was asked before it was listed or while it was not on the site', async () => {
		const told = await everything(id);
		for (const price of NEGOTIATED) {
			const written = [String(price), price.toLocaleString('en'), price.toLocaleString('ar-EG')];
			expect(written.filter((text) => told.includes(text))).toEqual([]);
		}
	});
});

describe('where an owner lives', () => {
	test.each([
		['resale', { market: 'resale', purpose: 'sale' }],
		['rented', { market: 'resale', purpose: 'rent', rent_period: 'month' }],
		['rented by a developer', { market: 'primary', purpose: 'rent', rent_period: 'month' }],
	])('is shown to about 100 m and said to be so, without their consent: %s', async (_kind, row) => {
		const id = await home({ status: 'published', ...row });
		await isOnSite(id);
		const told = await everything(id);
		expect(EXACT_DIGITS.exec(told)?.[0]).toBeUndefined();
		expect(ROUGH_DIGITS.test(told)).toBe(true);
		expect(await textOf(`/properties/${id}`)).toContain('within about 100\u00a0metres');
		expect(await textOf(`/ar/properties/${id}`)).toContain('في حدود 100\u00a0متر');
	});

	test.each([
		['with their consent', { market: 'resale', show_exact_place: true }],
		['where a developer sells', { market: 'primary' }],
	])('is shown as it is %s', async (_kind, row) => {
		const id = await home({ status: 'published', ...row });
		await isOnSite(id);
		const html = await textOf(`/properties/${id}`);
		expect([EXACT_DIGITS.test(html), html.includes('within about 100\u00a0metres')]).toEqual([true, false]);
	});

	test('does not enter the replica either', async () => {
		const id = await home({ status: 'published', coordinates: { type: 'Point', coordinates: [31.4999123, 30.0999456] } });
		await isOnSite(id);
		const files = readdirSync(dataDir).filter((name) => name.startsWith('replica.db'));
		expect(files.length).toBeGreaterThan(0);
		for (const file of files) expect(/31\.4999123|30\.0999456/.test(readFileSync(`${dataDir}/${file}`, 'latin1'))).toBe(false);
	});
});
