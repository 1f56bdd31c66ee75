import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import type { Line } from './aligned-rows.ts';
import { measure } from './best-value.ts';
import { groupRows } from './compare-groups.ts';

const request = { t: readTranslator('en'), locale: 'en' } as const;
const line = (label: string, value: string): Line => ({ label, value });
const home = (beds: string, ...amenities: string[]) => ({
	money: [line('Price', '9'), line('Payment', beds === '2' ? 'cash' : 'plan')],
	home: [line('Type', 'villa'), line('Bedrooms', beds)],
	amenities: amenities.map((name) => line(name, 'Yes')),
});
const labels = (...homes: ReturnType<typeof home>[]) =>
	groupRows(request, homes).map(({ key, rows }) => [key, rows.map(({ label }) => label)]);

test('differing rows come first; equal ones last, with amenities in one row', () => {
	expect(labels(home('2', 'Pool', 'Gym', 'Club'), home('3', 'Gym', 'Club'))).toEqual([
		['money', ['Payment']],
		['home', ['Bedrooms']],
		['amenities', ['Pool']],
		['same', ['Price', 'Type', 'Amenities']],
	]);
	const last = groupRows(request, [home('2', 'Pool', 'Gym'), home('3', 'Pool', 'Gym')]).at(-1);
	expect(last?.rows.at(-1)?.cells).toEqual(Array(2).fill({ value: 'Pool, Gym' }));
});

test('a single home has all facts in their groups', () => {
	expect(labels(home('2', 'Pool'))).toEqual([
		['money', ['Price', 'Payment']],
		['home', ['Type', 'Bedrooms']],
		['amenities', ['Pool']],
	]);
});

test('a row has at most one best value, and none when two read the same', () => {
	const row = (...values: [string, number][]) =>
		groupRows(
			request,
			values.map(([value, amount]) => ({
				money: [{ label: 'Needed now', value, measure: measure('lowest', amount, 'EGP') }],
				home: [],
				amenities: [],
			})),
		)[0]?.rows[0]?.best;
	expect(row(['9', 9], ['7', 7], ['8', 8])).toEqual({ at: 1, best: 'lowest' });
	expect(row(['9', 9], ['7', 7.1], ['7', 7])).toBeNull();
});

test('total cost and the amount needed now appear once', () => {
	const sale = (...lines: [string, string][]) => ({ money: lines.map(([label, value]) => line(label, value)), home: [], amenities: [] });
	const developers = (sum: string) => sale(['All-in price', sum], ['Cost to buy', sum], ['Needed now', sum], ['Down payment', sum]);
	expect(labels(developers('5'), developers('6'))).toEqual([['money', ['All-in price', 'Needed now']]]);
	expect(labels(developers('5'), sale(['Cost to buy', '7'], ['Needed now', '7']))).toEqual([['money', ['Cost to buy', 'Needed now']]]);
});
