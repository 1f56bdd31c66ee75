import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compile } from '#cms/schema/compile.ts';
import { model } from '#cms/schema/model.ts';
import type { Row, SampleRecord } from '../records.ts';
import { dayFrom } from './assemble.ts';
import { makeWorld } from './world.ts';

const today = '2026-11-15';
const world = makeWorld(today);
const records = [...world.records()];
const of = (collection: string) => records.filter((record) => record.collection === collection);
const part = ({ parts }: SampleRecord, table: string): Row[] => parts.find((item) => item.table === table)?.rows ?? [];
const { relations, collections } = compile(model);

describe('the sample world', () => {
	test.each(
		Object.entries({
			location: 10,
			area: 38,
			developer: 24,
			project: 60,
			launch: 12,
			property: 800,
			agent: 16,
			offer: 10,
			post: 24,
			career: 8,
			testimonial: 20,
			partner: 12,
			team_member: 10,
			exchange_rate: 6,
		}),
	)('has enough of %s', (collection, count) => {
		expect(of(collection).length).toBeGreaterThanOrEqual(count);
	});

	test('is the same every time', () => {
		expect([...makeWorld(today).records()]).toEqual(records);
	});

	test('only grows when more properties are asked for', () => {
		const larger = [...makeWorld(today, 900).records()].filter(({ collection }) => collection === 'property');
		expect(larger.slice(0, 800)).toEqual(of('property'));
	});

	test('has every kind of listing', () => {
		const kinds = new Set(of('property').map(({ row }) => `${row['purpose']} ${row['market']} ${row['category']}`));
		expect([...kinds].sort()).toEqual([
			'rent resale commercial',
			'rent resale residential',
			'sale primary commercial',
			'sale primary residential',
			'sale resale commercial',
			'sale resale residential',
		]);
	});

	test('has all texts in both languages, in the right script', () => {
		const html = /<[^>]+>|&\w+;/g;
		for (const { collection, row, parts } of records) {
			const texts = parts.find(({ table }) => table === `${collection}_translations`)?.rows;
			if (!texts) continue;
			expect(texts.map((text) => text['languages_code'])).toEqual(['en_US', 'ar_EG']);
			const [english, arabic] = texts.map((text) =>
				JSON.stringify(text)
					.replace(html, ' ')
					.replace(/"[a-z_]+":|en_US|ar_EG|PDF|\\n/g, ' '),
			);
			expect([collection, row.id, english?.match(/[\u0600-\u06ff]+/)?.[0]]).toEqual([collection, row.id, undefined]);
			expect([collection, row.id, arabic?.match(/[a-z]{2,}|[A-Z]{3,}/)?.[0]]).toEqual([collection, row.id, undefined]);
		}
	});

	test('uses only existing columns, and refers only to earlier records', () => {
		const columns = new Map(collections.map(({ collection, fields }) => [collection, new Set(fields.map(({ field }) => field))]));
		const pointersByCollection = Map.groupBy(
			relations.filter((relation) => relation.related_collection !== 'languages'),
			({ collection }) => collection,
		);
		const seen = new Set(world.files.map(({ id }) => `directus_files ${id}`));
		const problems: string[] = [];
		const check = (table: string, row: Row) => {
			problems.push(
				...Object.keys(row)
					.filter((name) => !columns.get(table)?.has(name))
					.map((name) => `${table} has no ${name}`),
			);
			for (const { field, related_collection } of pointersByCollection.get(table) ?? [])
				if (row[field] != null && !seen.has(`${related_collection} ${row[field]}`))
					problems.push(`${table}.${field} points at ${row[field]}`);
		};
		for (const { collection, row, parts } of records) {
			check(collection, row);
			seen.add(`${collection} ${row.id}`);
			for (const { table, rows } of parts) for (const item of rows) check(table, item);
		}
		expect(problems).toEqual([]);
	});

	test('has valid payment plans', () => {
		for (const { row } of of('payment_plan')) {
			const shares = ['down_payment_percent', 'early_percent', 'delivery_percent'].map((name) => Number(row[name]));
			expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(60);
			expect(row['early_percent'] === 0).toBe(row['early_month'] === null);
		}
	});

	test('has plans only for what developers sell', () => {
		for (const property of of('property'))
			if (part(property, 'property_payment_plan').length) expect(property.row['market']).toBe('primary');
	});

	test('has an expired offer, and past and future launches', () => {
		const ends = of('offer').map(({ row }) => String(row['valid_until']));
		expect(ends.some((day) => day < today) && ends.some((day) => day > today)).toBe(true);
		const launches = of('launch').map(({ row }) => String(row['launch_date']));
		expect(launches.some((day) => day < today) && launches.some((day) => day > today)).toBe(true);
	});

	test('lists a property before its price is checked, and from the day of its first price', () => {
		for (const property of of('property')) {
			const { listed_on, price_checked_on, status } = property.row;
			if (status === 'draft' || status === 'review') expect(listed_on).toBeNull();
			else expect(String(listed_on) <= String(price_checked_on)).toBe(true);
			const [first] = part(property, 'price_history');
			if (first && listed_on) expect(listed_on).toBe(first['changed_on']);
		}
		const fresh = of('property').filter(({ row }) => String(row['listed_on'] ?? '') > dayFrom(today, -14)).length;
		expect(fresh).toBeGreaterThan(30);
		expect(fresh).toBeLessThan(240);
	});

	/** Within a year many compounds are completed, and their units may be for rent instead. */
	test.each([today, dayFrom(today, 365)])('has offers and cards only for what is on sale, on %s too', (day) => {
		const onSale = new Set(
			[...makeWorld(day).records()]
				.filter(({ collection, row }) => collection === 'project' || (collection === 'property' && isOnSale(row, day)))
				.map(({ collection, row }) => `${collection} ${row.id}`),
		);
		const named = [
			...of('offer').flatMap(({ row }) => (row['property'] ? [`property ${row['property']}`] : [])),
			...of('post')
				.flatMap((post) => part(post, 'post_translations'))
				.flatMap(({ body }) => [...String(body).matchAll(/<p><a href="\/(properties|compounds)\/(\d+)">/g)])
				.map(([, section, id]) => `${section === 'properties' ? 'property' : 'project'} ${id}`),
		];
		expect(named.length).toBeGreaterThanOrEqual(3 + 6 * 2);
		expect(named.filter((name) => !onSale.has(name))).toEqual([]);
	});

	test('has a lower price for a unit on offer', () => {
		for (const { row } of of('offer').filter((offer) => offer.row['property'])) {
			const property = of('property').find((item) => item.row.id === row['property']);
			expect(Number(row['price'])).toBeLessThan(Number(property?.row['price']));
			expect(Number(row['price'])).toBeGreaterThan(Number(property?.row['price']) * 0.85);
		}
	});

	test('leaves out offers on units that are not generated', () => {
		const few = [...makeWorld(today, 10).records()].filter(({ collection, row }) => collection === 'offer' && row['property']);
		expect(few.map(({ row }) => row['property'])).toEqual([1005]);
	});

	test('has the blocks of the home page in the order of its design', () => {
		const [home] = of('page');
		const blocks = of('page_block').filter(({ row }) => row['page'] === home?.row.id);
		expect(blocks.map(({ row }) => row['type'])).toEqual([
			'hero',
			'locations',
			'launches',
			'compounds',
			'properties',
			'offers',
			'developers',
			'steps',
			'testimonials',
			'posts',
			'sell_call',
		]);
	});

	test('has all files, with alternative texts', () => {
		expect(new Set(world.files.map(({ id }) => id)).size).toBe(world.files.length);
		for (const file of world.files) {
			expect(file.alt_en).toMatch(/[a-z]/);
			expect(file.alt_ar).toMatch(/[\u0600-\u06ff]/);
		}
	});

	test.each(['compound-05.jpg', 'floor-plan-flat-3-2.png', 'master-plan-qandil-bay.png', 'mark-sarw.png'])(
		'%s is as large as it says',
		async (name) => {
			const file = world.files.find((item) => item.name === name);
			const { width, height } = await sharp(await file?.bytes()).metadata();
			expect({ width, height }).toEqual({ width: file?.width, height: file?.height });
		},
	);

	test('has a brochure that is a PDF', async () => {
		const brochure = world.files.find(({ type }) => type === 'application/pdf');
		expect((await brochure?.bytes())?.subarray(0, 5).toString()).toBe('%PDF-');
	});
});

const isOnSale = (row: Row, day: string) => row['status'] === 'published' && row['purpose'] === 'sale' && String(row['expires_on']) > day;
