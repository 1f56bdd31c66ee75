import { expect, test } from 'vitest';
import { listedIds } from './listed-ids.ts';

test('reads ids from one or several parameters, without duplicates', () => {
	expect(listedIds(['3,1,2'], 4)).toEqual([3, 1, 2]);
	expect(listedIds(['3', '1', '3'], 4)).toEqual([3, 1]);
	expect(listedIds(['5-a-villa, 6'], 4)).toEqual([5, 6]);
});

test('drops invalid and surplus ids', () => {
	expect(listedIds(['x,-1,0,1.5,,<b>,99999999999,7'], 4)).toEqual([7]);
	expect(listedIds(['1,2,3,4,5'], 4)).toEqual([1, 2, 3, 4]);
	expect(listedIds([], 4)).toEqual([]);
});
