import { afterAll, describe, expect, test } from 'vitest';
import { cairoToday } from '../../content/cairo.ts';
import { admin, eventually } from '../system.ts';

type History = { price: number; currency: string }[];

describe('a property', () => {
	const made: number[] = [];
	const create = async (row: Record<string, unknown>) => {
		const { id } = await admin.post<{ id: number }>('/items/property', { type: 'villa', area: 1001, price: 9_000_000, ...row });
		made.push(id);
		return id;
	};
	afterAll(() => admin.delete('/items/property', made));

	test('without a reference gets one: area, type, number', async () => {
		const [area] = await admin.get<{ code: string }[]>('/items/area?filter[id][_eq]=1001');
		const id = await create({});
		const given = await eventually(
			async () => (await admin.get<{ reference: string | null }>(`/items/property/${id}?fields=reference`)).reference,
			'a reference',
		);
		expect(given).toBe(`${area?.code}-VIL-${id}`);
	});

	test('keeps the reference it was given', async () => {
		const id = await create({ reference: 'OWN-1' });
		expect(await admin.get(`/items/property/${id}?fields=reference`)).toEqual({ reference: 'OWN-1' });
	});

	test('is listed from the day it is first published', async () => {
		const id = await create({ reference: 'OWN-3' });
		const listedOn = async () => (await admin.get<{ listed_on: string | null }>(`/items/property/${id}?fields=listed_on`)).listed_on;
		expect(await listedOn()).toBeNull();
		await admin.patch(`/items/property/${id}`, { status: 'published' });
		expect(await eventually(listedOn, 'a day')).toBe(cairoToday());
		await admin.patch(`/items/property/${id}`, { listed_on: '2026-01-02', status: 'on_hold' });
		await admin.patch(`/items/property/${id}`, { status: 'published' });
		expect(await listedOn()).toBe('2026-01-02');
	});

	test('remembers its prices from the first change on', async () => {
		const id = await create({ reference: 'OWN-2' });
		const history = () => admin.get<History>(`/items/price_history?filter[property][_eq]=${id}&fields=price,currency&sort=id`);
		expect(await history()).toEqual([]);
		await admin.patch(`/items/property/${id}`, { price: 8_500_000 });
		await eventually(async () => (await history()).length === 2, 'two prices');
		await admin.patch(`/items/property/${id}`, { price: 8_500_000 });
		await admin.patch(`/items/property/${id}`, { price: 8_000_000 });
		await eventually(async () => (await history()).length >= 3, 'three prices');
		expect((await history()).map(({ price }) => Number(price))).toEqual([9_000_000, 8_500_000, 8_000_000]);
	});
});
