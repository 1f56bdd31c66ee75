import { expect, test } from 'vitest';
import { layouts } from './layout.ts';

test('the site reads names from translations, not from Studio’s search copies', () => {
	const read = layouts.flatMap(({ columns }) => columns);
	expect(read).toEqual(expect.arrayContaining(['status', 'price']));
	expect(read.filter((column) => ['name_en', 'name_ar'].includes(column))).toEqual([]);
});
