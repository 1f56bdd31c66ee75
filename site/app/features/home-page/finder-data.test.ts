import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { finderData } from './finder-data.ts';

const request = {
	locale: 'ar',
	url: new URL('http://localhost/ar'),
	t: (key: string, values?: Record<string, unknown>) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
	read: { list: () => [] },
	site: {
		search: {
			catalogue: {
				briefFacets: ({ category }: { category: string }) => ({ types: new Map([[category === 'commercial' ? 'office' : 'villa', 1]]) }),
				count: ({ purpose, category }: { purpose: string; category: string }) =>
					category === 'commercial' ? 3 : purpose === 'sale' ? 2 : 1,
			},
		},
	},
} as unknown as PageRequest;

const finder = finderData(request);

const valuesOf = (name: string) =>
	finder.tabs.map(({ fields }) => fields.find((field) => field.name === name)?.options.map(({ value }) => value) ?? null);

test('price options have no gaps and open ends', () => {
	expect(valuesOf('price')).toEqual([
		['', '-3000000', '3000000-5000000', '5000000-10000000', '10000000-20000000', '20000000-50000000', '50000000-'],
		['', '-15000', '15000-30000', '30000-60000', '60000-120000', '120000-'],
		null,
	]);
});

test('each mode has its own form with listed types and a count', () => {
	expect(finder.tabs.map(({ mode, hidden, show }) => [mode, hidden?.value ?? null, show])).toEqual([
		['buy', null, 'home.show 2'],
		['rent', 'rent', 'home.show 1'],
		['commercial', 'commercial', 'home.showUnits 3'],
	]);
	expect(valuesOf('type')).toEqual([
		['', 'villa'],
		['', 'villa'],
		['', 'office'],
	]);
	expect(valuesOf('purpose')[2]).toEqual(['', 'rent']);
	expect(finder.action).toBe('/ar/search');
});
