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
				facets: () => ({
					types: new Map([
						['villa', 2],
						['office', 1],
					]),
				}),
				count: ({ purpose }: { purpose: string }) => (purpose === 'sale' ? 2 : 1),
			},
		},
	},
} as unknown as PageRequest;

const finder = finderData(request);

test('prices cover everything without a gap, open at both ends', () => {
	expect(finder.tabs.map(({ prices }) => prices.map(({ value }) => value))).toEqual([
		['', '-3000000', '3000000-5000000', '5000000-10000000', '10000000-20000000', '20000000-50000000', '50000000-'],
		['', '-15000', '15000-30000', '30000-60000', '60000-120000', '120000-'],
	]);
});

test('only types that are listed can be chosen, and each tab says how many homes it shows', () => {
	expect(finder.types.map(({ value }) => value)).toEqual(['', 'villa', 'office']);
	expect(finder.tabs.map(({ show }) => show)).toEqual(['home.show 2', 'home.show 1']);
	expect(finder.action).toBe('/ar/search');
});
