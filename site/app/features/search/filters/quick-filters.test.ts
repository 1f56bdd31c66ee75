import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readSearch } from '#app/parts/search/address.ts';
import { unreadAmounts } from '#app/parts/search/unread-amounts.ts';
import { openSearch } from '#catalogue/open-search.ts';
import type { Locale } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { filtersData } from './filters-data.ts';
import { hiddenParameters } from './hidden-parameters.ts';
import { quickFilters } from './quick-filters.ts';

const { content, put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
put(
	'property',
	...[1, 2].map((id) => samples.property(id, { type: 'villa' })),
	...[3, 6, 12, 24, 48].map((millions, index) => samples.property(3 + index, { type: 'chalet', price: millions * 1_000_000 })),
);
const search = openSearch(content.replica);

function buildFilters(query: string, locale: Locale = 'en') {
	const request = { locale, read, t: readTranslator(locale), site: { search } } as unknown as PageRequest;
	const address = new URLSearchParams(query);
	const { search: asked, ignored } = readSearch(address);
	const { filters } = asked;
	const { quick, further, sections } = filtersData(request, filters, search.catalogue.facets(filters), unreadAmounts(address, ignored));
	const said = quickFilters(request, filters, quick).map(({ name, value }) => [name, value]);
	return { quick, further, sections, said: Object.fromEntries(said) };
}

test('a closed filter shows its value, the first of several, or a range', () => {
	expect(buildFilters('location=1&type=villa&price=-8000000&bedrooms=3,4,5&down=500000&monthly=20000').said).toEqual({
		where: 'New Cairo',
		type: 'Villa',
		price: 'Up to 8M',
		bedrooms: '3 or more',
		pay: '500K + 20K a month',
	});
	expect(buildFilters('type=chalet,villa&price=4000000-8000000&bedrooms=0,2', 'ar').said).toMatchObject({
		type: 'فيلا + 1',
		price: '\u2067\u200f4\u00a0ملايين\u00a0– 8\u00a0ملايين\u2069',
		bedrooms: 'استوديو، 2',
		pay: null,
	});
});

test('each mode has its own filters', () => {
	const names = (query: string) => Object.keys(buildFilters(query).said);
	const all = (query: string) => buildFilters(query).sections.flatMap((section) => section.names);
	expect(names('')).toEqual(['where', 'type', 'price', 'bedrooms', 'pay']);
	expect(names('purpose=rent')).toEqual(['where', 'type', 'price', 'bedrooms', 'furnished']);
	expect(names('category=commercial')).toEqual(['where', 'type', 'price', 'size']);
	expect(names('category=commercial&purpose=rent')).toEqual(['where', 'type', 'price', 'size']);
	expect(all('')).toEqual(expect.arrayContaining(['delivery', 'market', 'finishing', 'size']));
	expect(all('purpose=rent')).toEqual(expect.arrayContaining(['period', 'furnished', 'finishing']));
	for (const name of ['delivery', 'pay', 'plan']) expect(all('purpose=rent')).not.toContain(name);
	expect(all('category=commercial')).not.toEqual(expect.arrayContaining(['bedrooms']));
});

test.each(['', 'purpose=rent', 'category=commercial', 'category=commercial&purpose=rent'])(
	'every filter is in exactly one section (%s)',
	(query) => {
		const { quick, further, sections } = buildFilters(query);
		const held = sections.flatMap((section) => section.names);
		expect(held.toSorted()).toEqual([...quick, ...further].map(({ name }) => name).toSorted());
	},
);

test('options without results stay in position, disabled', () => {
	const types = (query: string) => {
		const group = buildFilters(query).quick.find(({ name }) => name === 'type');
		return group?.kind === 'choices' ? group.options : [];
	};
	const inOrder = types('').map(({ value }) => value);
	expect(inOrder).toEqual(expect.arrayContaining(['apartment', 'villa', 'chalet']));
	expect(inOrder).not.toContain('office');
	expect(types('location=1&bedrooms=5').map(({ value }) => value)).toEqual(inOrder);
	expect(types('').find(({ value }) => value === 'loft')).toMatchObject({ count: '0', isEmpty: true });
	expect(types('type=loft').find(({ value }) => value === 'loft')).toMatchObject({ isChosen: true, isEmpty: false });
	expect(types('category=commercial').map(({ value }) => value)).toEqual(['office', 'clinic', 'retail', 'pharmacy', 'building']);
});

test('bedrooms mean “or more” unless exact numbers were chosen', () => {
	const rooms = (query: string) => {
		const group = buildFilters(query).quick.find(({ name }) => name === 'bedrooms');
		return group?.kind === 'rooms' && group.isOrMore;
	};
	expect(['', 'bedrooms=3,4,5', 'bedrooms=5', 'bedrooms=3', 'bedrooms=2,3', 'bedrooms=0'].map(rooms)).toEqual([
		...[true, true, true],
		...[false, false, false],
	]);
});

test('the price histogram ignores price and means', () => {
	const price = (query: string) => buildFilters(query).quick.find(({ name }) => name === 'price');
	expect(price('down=1&price=1000000-1500000')).toMatchObject({
		echo: { range: expect.stringContaining('1\u00a0million'), counts: expect.any(String) },
	});
	expect(price('price=1000000-1500000')).toMatchObject({ echo: { counts: null } });
	for (const other of ['instalments=yes', 'years=8', 'down-percent=5', 'purpose=rent&down=1'])
		expect(price(`price=1000000-1500000&${other}`), other).toMatchObject({ echo: { counts: null } });
	const histogram = (query: string) => {
		const group = price(query);
		return group?.kind === 'range' && group.histogram;
	};
	expect(histogram('')).toMatchObject({ bounds: expect.arrayContaining([3_000_000, 6_000_000, 10_000_000]) });
	expect(histogram('down=1&price=1-2')).toEqual(histogram(''));
});

test('instalments are shown as chosen and fixed when another filter implies them', () => {
	const plan = (query: string) => {
		const group = buildFilters(query).further.find(({ name }) => name === 'plan');
		return group?.kind === 'amounts' && [group.flag.isChosen, group.flag.isFixed];
	};
	expect(plan('')).toEqual([false, false]);
	expect(plan('instalments=yes')).toEqual([true, false]);
	expect(plan('down=500000&instalments=yes')).toEqual([true, false]);
	expect(plan('down=500000')).toEqual([false, false]);
	expect(plan('years=7')).toEqual([true, true]);
	expect(plan('instalments=yes&years=7')).toEqual([true, false]);
	expect(plan('monthly=20000')).toEqual([true, true]);
});

test('parameters without a control are hidden fields', () => {
	const places = ['region', 'location', 'area', 'compound', 'metro', 'near'];
	const pay = ['down', 'monthly', 'pay-years'];
	const asked = ['purpose', 'type', ...places, 'price', ...pay, 'instalments', 'years', 'down-percent', 'sort'].map((name) => ({
		name,
		value: '1',
	}));
	const { quick, further } = buildFilters('');
	const hidden = (groups: typeof quick) => hiddenParameters(asked, groups).map(({ name }) => name);
	const only = (wanted: string) => quick.filter(({ name }) => name === wanted);
	expect(hidden([])).toHaveLength(asked.length);
	expect(hidden(only('where'))).toEqual(['purpose', 'type', 'price', ...pay, 'instalments', 'years', 'down-percent', 'sort']);
	expect(hidden(only('pay'))).toEqual(['purpose', 'type', ...places, 'price', 'instalments', 'years', 'down-percent', 'sort']);
	expect(hidden([...quick, ...further])).toEqual(['purpose', 'sort']);
});

test('amounts are grouped by thousands; invalid ones stay with their error', () => {
	const pick = (query: string, name: string) => buildFilters(query).quick.find((group) => group.name === name);
	expect(pick('price=4m-٨\u00a0مليون', 'price')).toMatchObject({ from: '4,000,000', to: '8,000,000', problem: null });
	expect(pick('price-from=4m&price-to=cheap', 'price')).toMatchObject({
		from: '4m',
		to: 'cheap',
		problem: expect.stringMatching(/amount/),
	});
	expect(pick('down=500k&monthly=some&pay-years=7', 'pay')).toMatchObject({
		fields: [
			{ name: 'down', value: '500,000', problem: null },
			{ name: 'monthly', value: 'some', problem: expect.stringMatching(/amount/) },
			{ name: 'pay-years', value: '7' },
		],
	});
});
