import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liftLimits } from '../lift-limits.ts';
import { feed, fieldsGivenOddValues, hideRecords, oddValues } from '../odd-values.ts';
import { pageTypes } from '../page-types.ts';
import { admin, eventually, siteUrl } from '../system.ts';
import { alternateLanguages, isThorough } from '../thorough.ts';

/** Every field of every collection gets invalid values, in the records that these pages show. */
const paths = [
	// Landing pages are found by place name, which is invalid here too.
	...alternateLanguages(pageTypes.filter(({ page }) => page !== 'landing')).map(({ path }) => path),
	'/search?instalments=yes&offer=yes',
	'/ar/search?sort=monthly',
	'/search/feed.xml',
	'/blog/feed.xml',
	'/sitemap.xml',
	'/_map/en.json',
];

const statuses = async (): Promise<Record<string, number>> => {
	const found: Record<string, number> = {};
	for (const path of paths) {
		const response = await fetch(siteUrl + path, { headers: { 'accept-language': 'en' } });
		await response.text();
		found[path] = response.status;
	}
	return found;
};

async function theSiteKnows(mark: string): Promise<void> {
	await admin.patch('/items/setting', { registration_number: mark });
	await eventually(async () => (await (await fetch(`${siteUrl}/offers`)).text()).includes(mark), 'the last change');
}

const registration = 'registration_number';
let number: unknown;
let history = 0;
let restoreHidden = async () => {};
let restoreLimits = async () => {};
const lastPrice = async () => (await admin.get<{ id: number }[]>('/items/price_history?sort=-id&limit=1&fields=id'))[0]?.id ?? 0;

beforeAll(async () => {
	number = (await admin.get<Record<string, unknown>>(`/items/setting?fields=${registration}`))[registration];
	history = await lastPrice();
	restoreHidden = await hideRecords();
	restoreLimits = await liftLimits(admin, (field) => fieldsGivenOddValues.has(field));
});
afterAll(async () => {
	await restoreLimits();
	await restoreHidden();
	await admin.patch('/items/setting', { [registration]: number });
	const prices = await admin.get<{ id: number }[]>(`/items/price_history?filter[id][_gt]=${history}&fields=id&limit=-1`);
	if (prices.length > 0)
		await admin.delete(
			'/items/price_history',
			prices.map(({ id }) => id),
		);
});

test('without anything odd every page is there', async () => {
	expect(Object.entries(await statuses()).filter(([, status]) => status !== 200)).toEqual([]);
});

/** Values that once broke something; a thorough run uses all. */
const fewer = [
	'a value that nobody knows',
	'nothing at all',
	'very long words',
	'less than nothing',
	'a list of anything',
	'nonsense where something is required',
];
const tried = Object.entries(oddValues).filter(([name]) => isThorough || fewer.includes(name));

describe.each(tried)('%s', (name, value) => {
	let fed: Awaited<ReturnType<typeof feed>>;
	beforeAll(async () => {
		fed = await feed(value);
	});
	afterAll(() => fed.restore());

	test('in every field that takes it leaves every page there, in both languages', async () => {
		expect(fed.taken.length).toBeGreaterThan(0);
		await theSiteKnows(`MARK-${name.replaceAll(' ', '-')}`);
		expect(Object.entries(await statuses()).filter(([, status]) => status !== 200)).toEqual([]);
	});
});
