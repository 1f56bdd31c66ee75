import { afterAll, describe, expect, test } from 'vitest';
import { cairoToday } from '#domain/cairo.ts';
import { admin, eventually } from '../system.ts';

type History = { price: number; changed_on: string }[];

describe('a property', () => {
	const made: number[] = [];
	const create = async (row: Record<string, unknown>) => {
		const { id } = await admin.post<{ id: number }>('/items/property', { type: 'villa', area: 1001, price: 9_000_000, ...row });
		made.push(id);
		return id;
	};
	afterAll(() => admin.delete('/items/property', made));

	test('gets a reference of area, type and number', async () => {
		const [area] = await admin.get<{ code: string }[]>('/items/area?filter[id][_eq]=1001');
		const id = await create({});
		const given = await eventually(
			async () => (await admin.get<{ reference: string | null }>(`/items/property/${id}?fields=reference`)).reference,
			'a reference',
		);
		expect(given).toBe(`${area?.code}-VIL-${id}`);
	});

	test('keeps a given reference', async () => {
		const id = await create({ reference: 'OWN-1' });
		expect(await admin.get(`/items/property/${id}?fields=reference`)).toEqual({ reference: 'OWN-1' });
	});

	test('is rejected with an invalid value', async () => {
		const id = await create({ reference: 'OWN-11' });
		const odd = [
			...[1e308, -1, 0, 'abc', 10_000_000_001].map((price) => ({ price })),
			...[{ maintenance_percent: 900 }, { club_fee: -4 }, { parking_fee: 1e308 }, { bedrooms: 2.5 }, { floor: 1e9 }],
			...[
				{ currency: 'XXX' },
				{ status: 'nonsense' },
				{ featured: 'maybe' },
				{ delivery_date: '9999-12-31' },
				{ price_checked_on: '2099-01-01' },
			],
		];
		const before = await admin.get(`/items/property/${id}?fields=*`);
		for (const row of odd)
			await expect(admin.patch(`/items/property/${id}`, row), JSON.stringify(row)).rejects.toMatchObject({ status: 400 });
		expect(await admin.get(`/items/property/${id}?fields=*`)).toEqual(before);
	});

	test('has the date of its first publication', async () => {
		const id = await create({ reference: 'OWN-3' });
		const listedOn = async () => (await admin.get<{ listed_on: string | null }>(`/items/property/${id}?fields=listed_on`)).listed_on;
		expect(await listedOn()).toBeNull();
		await admin.patch(`/items/property/${id}`, { status: 'published' });
		expect(await eventually(listedOn, 'a day')).toBe(cairoToday());
		await admin.patch(`/items/property/${id}`, { listed_on: '2026-01-02', status: 'on_hold' });
		await admin.patch(`/items/property/${id}`, { status: 'published' });
		expect(await listedOn()).toBe('2026-01-02');
	});

	describe('a takeover', () => {
		const parts = { paid_amount: 2_600_000, over_amount: 500_000, remaining_amount: 4_200_000 };
		const amounts = { purpose: 'sale', market: 'resale', price: null, ...parts };
		const priceOf = async (id: number) => Number((await admin.get<{ price: number }>(`/items/property/${id}?fields=price`)).price);

		test('costs paid plus over plus remaining; another price is rejected', async () => {
			await expect(create({ reference: 'OWN-8', ...amounts, price: 1 })).rejects.toThrow(/7,300,000/);
			const id = await create({ reference: 'OWN-8', ...amounts });
			expect(await priceOf(id)).toBe(7_300_000);
			await admin.patch(`/items/property/${id}`, { over_amount: -100_000 });
			expect(await priceOf(id)).toBe(6_700_000);
			await expect(admin.patch(`/items/property/${id}`, { price: 9_000_000 })).rejects.toThrow(/6,700,000/);
			await expect(admin.patch(`/items/property/${id}`, { remaining_amount: 0 })).rejects.toThrow(/leave it empty/);
			expect(await priceOf(id)).toBe(6_700_000);
			await admin.patch('/items/property', [{ id, paid_amount: 3_000_000 }]);
			expect(await priceOf(id)).toBe(7_100_000);
			await admin.patch(`/items/property/${id}`, { remaining_amount: null, price: 9_000_000 });
			expect(await priceOf(id)).toBe(9_000_000);
		});

		test('is rejected with impossible amounts, alone or in a batch', async () => {
			const id = await create({ reference: 'OWN-9', ...amounts });
			const other = await create({ reference: 'OWN-10', ...amounts, paid_amount: 1_000_000 });
			const save = (path: string, row: unknown) => admin.patch(path, row);
			await expect(save(`/items/property/${id}`, { remaining_amount: -1 })).rejects.toThrow(/رقم من/);
			await expect(save(`/items/property/${id}`, { over_amount: -2_600_001 })).rejects.toThrow(/بخسارة/);
			await expect(save('/items/property', { keys: [id, other], data: { over_amount: 100_000 } })).rejects.toThrow(/one at a time/);
			await save('/items/property', { keys: [id, other], data: { over_amount: 100_000, paid_amount: 2_000_000 } });
			expect([await priceOf(id), await priceOf(other)]).toEqual([6_300_000, 6_300_000]);
			await save('/items/property', { keys: [id, other], data: { featured: false } });
		});
	});

	describe('price history', () => {
		const history = async (id: number) =>
			(await admin.get<History>(`/items/price_history?filter[property][_eq]=${id}&fields=price,changed_on&sort=id`)).map(
				({ price, changed_on }) => [Number(price), changed_on],
			);
		const change = (id: number, row: Record<string, unknown>) => admin.patch(`/items/property/${id}`, row);
		const prices = (id: number, count: number) =>
			eventually(async () => {
				const rows = await history(id);
				return rows.length >= count && rows;
			}, `${count} prices`);
		const today = cairoToday();

		test('starts when the home is published, without prices of drafts, on hold or sold', async () => {
			const id = await create({ reference: 'OWN-2', price: 5_000_001 });
			await change(id, { price: 4_000_002 });
			await change(id, { status: 'review', price: 4_000_003 });
			await change(id, { status: 'published', price: 6_500_004 });
			expect(await prices(id, 1)).toEqual([[6_500_004, today]]);
			await change(id, { price: 6_500_004 });
			await change(id, { price: 6_400_005 });
			expect(await prices(id, 2)).toHaveLength(2);
			await change(id, { status: 'on_hold' });
			await change(id, { price: 4_100_006 });
			await change(id, { price: 6_400_005, status: 'published' });
			await change(id, { status: 'on_hold', price: 6_300_007 });
			await change(id, { status: 'published' });
			expect(await prices(id, 3)).toHaveLength(3);
			await change(id, { status: 'sold', price: 6_000_008 });
			await change(id, { price: 5_900_009 });
			await change(id, { status: 'archived', price: 5_800_010 });
			await change(id, { status: 'published', price: 6_200_011 });
			expect(await prices(id, 4)).toEqual([
				[6_500_004, today],
				[6_400_005, today],
				[6_300_007, today],
				[6_200_011, today],
			]);
		});

		test('starts at once for a home created as published', async () => {
			expect(await prices(await create({ reference: 'OWN-4', status: 'published' }), 1)).toEqual([[9_000_000, today]]);
		});

		test('includes the price since listing if nothing was recorded before', async () => {
			const listed = { status: 'published', listed_on: '2026-03-01' };
			const changed = await create({ reference: 'OWN-5', ...listed });
			await change(changed, { price: 8_500_000 });
			expect(await prices(changed, 2)).toEqual([
				[9_000_000, '2026-03-01'],
				[8_500_000, today],
			]);
			const held = await create({ reference: 'OWN-6', ...listed });
			await change(held, { status: 'on_hold', price: 7_000_000 });
			await change(held, { status: 'published', price: 8_000_000 });
			expect(await prices(held, 2)).toEqual([
				[9_000_000, '2026-03-01'],
				[8_000_000, today],
			]);
		});

		test('ignores rows from before listing', async () => {
			const id = await create({ reference: 'OWN-7', status: 'published', listed_on: '2026-03-01' });
			await admin.post('/items/price_history', { property: id, price: 4_000_000, currency: 'EGP', changed_on: '2026-02-01' });
			await change(id, { price: 8_500_000 });
			expect((await prices(id, 3)).slice(1)).toEqual([
				[9_000_000, '2026-03-01'],
				[8_500_000, today],
			]);
		});
	});
});
