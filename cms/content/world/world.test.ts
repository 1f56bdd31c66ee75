import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../schema/compile.ts';
import { model } from '../../schema/model.ts';
import type { Row, SampleRecord } from '../records.ts';
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

	test('says everything in both languages, in the right letters', () => {
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

	test('names only columns that exist, and points only at what comes before', () => {
		const columns = new Map(collections.map(({ collection, fields }) => [collection, new Set(fields.map(({ field }) => field))]));
		const pointersOf = Map.groupBy(
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
			for (const { field, related_collection } of pointersOf.get(table) ?? [])
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

	test('has payment plans that add up', () => {
		for (const { row } of of('payment_plan')) {
			const shares = ['down_payment_percent', 'early_percent', 'delivery_percent'].map((name) => Number(row[name]));
			expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(60);
			expect(row['early_percent'] === 0).toBe(row['early_month'] === null);
		}
	});

	test('offers plans only on what developers sell', () => {
		for (const property of of('property'))
			if (part(property, 'property_payment_plan').length) expect(property.row['market']).toBe('primary');
	});

	test('has an offer that is over, and launches on both sides of today', () => {
		const ends = of('offer').map(({ row }) => String(row['valid_until']));
		expect(ends.some((day) => day < today) && ends.some((day) => day > today)).toBe(true);
		const launches = of('launch').map(({ row }) => String(row['launch_date']));
		expect(launches.some((day) => day < today) && launches.some((day) => day > today)).toBe(true);
	});

	test('brings its photographs, with words for who cannot see them', () => {
		for (const file of world.files) {
			expect(existsSync(file.path), file.path).toBe(true);
			expect(file.alt_en).toMatch(/[a-z]/);
			expect(file.alt_ar).toMatch(/[\u0600-\u06ff]/);
		}
	});
});
