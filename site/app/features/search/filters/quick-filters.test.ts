import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readSearch } from '#app/parts/search/address.ts';
import { unreadAmounts } from '#app/parts/search/unread-amounts.ts';
import { openSearch } from '#catalogue/open-search.ts';
import type { Locale } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { besides } from './asked.ts';
import { filtersData } from './filters-data.ts';
import { quickFilters } from './quick-filters.ts';

const { content, put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
put('property', samples.property(1), samples.property(2, { type: 'villa' }), samples.property(3, { type: 'chalet' }));
const search = openSearch(content.replica);

function buildFilters(query: string, locale: Locale = 'en') {
	const request = { locale, read, t: readTranslator(locale), site: { search } } as unknown as PageRequest;
	const address = new URLSearchParams(query);
	const { search: asked, ignored } = readSearch(address);
	const { filters } = asked;
	const { quick, further } = filtersData(request, filters, search.catalogue.facets(filters), unreadAmounts(address, ignored));
	const said = quickFilters(request, filters, quick).map(({ name, value, isNamed }) => [name, [value, isNamed]]);
	return { quick, further, said: Object.fromEntries(said) };
}

test('a filter says the one thing chosen by itself, and several as a number beside its name', () => {
	expect(buildFilters('purpose=sale&type=villa&price=-8000000&bedrooms=2,3&down=500000').said).toEqual({
		type: ['Villa', false],
		price: ['Up to 8M', false],
		bedrooms: ['2', true],
		delivery: [null, true],
		pay: ['', true],
	});
	expect(buildFilters('type=chalet,villa&price=4000000-8000000', 'ar').said).toMatchObject({
		type: ['2', true],
		price: ['4 مليون – 8 مليون', false],
	});
});

test('asking for instalments is said, and held fast where something else asks for them', () => {
	const pay = (query: string) => {
		const { quick, said } = buildFilters(query);
		const group = quick.find(({ name }) => name === 'pay');
		return [said['pay'][0], group?.kind === 'amounts' && group.flag.isChosen, group?.kind === 'amounts' && group.flag.isFixed];
	};
	expect(pay('')).toEqual([null, false, false]);
	expect(pay('instalments=yes')).toEqual(['', true, false]);
	expect(pay('down=500000&instalments=yes')).toEqual(['', true, false]);
	expect(pay('down=500000')).toEqual(['', false, false]);
	expect(pay('years=7')).toEqual(['', true, true]);
	expect(pay('instalments=yes&years=7')).toEqual(['', true, false]);
	expect(pay('monthly=20000')).toEqual(['', true, true]);
});

test('what a form shows is not hidden in it as well, and everything else is', () => {
	const pay = ['down', 'monthly', 'instalments', 'years', 'down-percent'];
	const asked = ['purpose', 'type', 'price', ...pay, 'near', 'sort'].map((name) => ({ name, value: '1' }));
	const { quick, further } = buildFilters('');
	const hidden = (groups: typeof quick) => besides(asked, groups).map(({ name }) => name);
	const only = (wanted: string) => quick.filter(({ name }) => name === wanted);
	expect(hidden([])).toHaveLength(10);
	expect(hidden(only('price'))).toEqual(['purpose', 'type', ...pay, 'near', 'sort']);
	expect(hidden(only('pay'))).toEqual(['purpose', 'type', 'price', 'near', 'sort']);
	expect(hidden([...quick, ...further])).toEqual(['purpose', 'near', 'sort']);
});

test('amounts stand in their fields in groups of three, and what cannot be read stays there with what is wrong', () => {
	const pick = (query: string, name: string) => buildFilters(query).quick.find((group) => group.name === name);
	expect(pick('price=4m-٨ مليون', 'price')).toMatchObject({ from: '4,000,000', to: '8,000,000', problem: null });
	expect(pick('price-from=4m&price-to=cheap', 'price')).toMatchObject({
		from: '4m',
		to: 'cheap',
		problem: expect.stringMatching(/amount/),
	});
	expect(pick('down=500k&monthly=some&years=7', 'pay')).toMatchObject({
		fields: [
			{ name: 'down', value: '500,000', problem: null },
			{ name: 'down-percent', value: '' },
			{ name: 'monthly', value: 'some', problem: expect.stringMatching(/amount/) },
			{ name: 'years', value: '7' },
		],
	});
});
