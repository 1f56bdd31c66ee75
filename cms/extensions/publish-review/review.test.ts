import { expect, test, vi } from 'vitest';
import type { Owner } from '../change-log/ownership.ts';
import type { Found } from './read-problems.ts';
import { Review } from './review.ts';

const home: Owner = { collection: 'property', item: '7' };
const wrong = (field: string): Found => ({ owner: home, problems: [{ rule: 'missing', field }] });

test('refuses only problems that a write adds', async () => {
	const read = vi.fn(async () => [wrong('price')]);
	const review = new Review(read);
	await review.remember([home]);
	read.mockResolvedValue([wrong('price'), wrong('area')]);
	review.look([home]);
	expect(await review.findAdded()).toEqual([{ owner: home, problem: { rule: 'missing', field: 'area' } }]);
});

test('a failed create does not affect later writes', async () => {
	const read = vi.fn(async (owners: Owner[]) => owners.map(() => wrong('price')));
	const review = new Review(read);
	const refused = review.creating('property', () => Promise.reject(new Error('no')));
	await expect(refused).rejects.toThrow('no');
	await review.remember([home]);
	expect(read).toHaveBeenLastCalledWith([home]);
	review.look([home]);
	expect(await review.findAdded()).toEqual([]);
});
