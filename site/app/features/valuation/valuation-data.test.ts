import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { valuationData } from './valuation-data.ts';

const flat = { type: 'apartment', currency: 'EGP', built_up_area: 100, ready: true, price: 4_000_000 };
const many = (count: number, first: number, fields: object) =>
	Array.from({ length: count }, (_, index) => samples.property(first + index, { ...flat, ...fields }));

function askOf(properties: ReturnType<typeof samples.property>[]) {
	const { content, put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area, { ...samples.area, id: 12, code: 'OTH' });
	put('property', ...properties);
	const site = { search: openSearch(content.replica) };
	return (query: string, locale: 'en' | 'ar' = 'en') =>
		valuationData({
			locale,
			url: new URL(`http://site/valuation${query}`),
			t: readTranslator(locale),
			read,
			rate: null,
			site,
		} as PageRequest);
}

const ASKED = '?purpose=sale&area=2&type=apartment&builtUp=150';

test('eight resales of the area give a median, a range and their basis', () => {
	const ask = askOf([...many(4, 1, {}), ...many(4, 11, { price: 5_000_000 })]);
	const { answer } = ask(ASKED);
	expect(answer).toMatchObject({
		title: 'Apartment, 150\u00a0m², Fifth Settlement',
		range: {
			middle: 'About EGP\u00a06,750,000',
			span: 'Half of them ask between EGP\u00a06,000,000 and EGP\u00a07,500,000; a quarter ask less and a quarter ask more.',
			wide: null,
		},
		text: expect.stringMatching(
			/^Compared with 8 apartments for resale in Fifth Settlement, ready and fully paid\. Half of them ask less than EGP\u00a045,000 per m² .+ Asking prices on \d+\u00a0\w+ \d{4}\.$/,
		),
	});
	expect(ask(ASKED, 'ar').answer?.text).toContain('8 عقارات إعادة بيع');
});

test('prefers similar sizes, and calls a wide range wide', () => {
	const near = [...many(4, 1, { built_up_area: 150, price: 3_000_000 }), ...many(4, 11, { built_up_area: 150, price: 9_000_000 })];
	const { answer } = askOf([...near, ...many(20, 21, { built_up_area: 60 })])(ASKED);
	expect(answer?.text).toMatch(/^Compared with 8 .+ Only homes of about your size: 105–195\u00a0m²\./);
	expect(answer?.range?.wide).toMatch(/^That’s a wide range: homes inside compounds and outside/);
	expect(answer?.basis?.to).toContain('size=105-195');
});

test('ignores developers’ prices, rents, instalments and unfinished homes', () => {
	const others = [
		...many(8, 1, { market: 'primary' }),
		...many(8, 11, { purpose: 'rent', price: 20_000, rent_period: 'month' }),
		...many(8, 21, { paid_amount: 1_000_000, over_amount: 1, remaining_amount: 3_000_000 }),
		...many(8, 31, { ready: false, delivery_date: '2030-01-01' }),
		...many(7, 41, {}),
	];
	const { answer } = askOf(others)(ASKED);
	expect(answer).toMatchObject({ range: null, basis: null });
	expect(answer?.text).toMatch(
		/^We count only apartments for resale that are ready and fully paid, and list fewer than 8 of them in Fifth Settlement and around it/,
	);
	expect(askOf([])(ASKED.replace('sale', 'rent')).answer?.text).toMatch(/^We count only apartments for rent by the month/);
	expect(askOf(others)(ASKED.replace('sale', 'rent')).answer?.range?.middle).toBe('About EGP\u00a030,000 a month');
});

test('uses the same finishing if enough homes have it, and the location if the area has too few', () => {
	const finished = many(8, 1, { finishing: 'super_lux', price: 6_000_000 });
	const ask = askOf([...finished, ...many(8, 11, {})]);
	expect(ask(`${ASKED}&finishing=super_lux`).answer?.text).toContain('8 apartments (Super lux)');
	expect(ask(`${ASKED}&finishing=core_shell`).answer?.text).toContain('16 apartments for resale');
	const wider = ask(ASKED.replace('area=2', 'area=12')).answer;
	expect(wider?.text).toContain('in New Cairo');
	expect(wider?.title).toBe('Apartment, 150\u00a0m², New Cairo');
	expect(wider?.text).toMatch(/too few of them in .+ alone, so this is for New Cairo as a whole/);
	expect(ask(ASKED).answer?.text).not.toContain('as a whole');
});

test('never mixes homes inside and outside compounds when the owner chose one', () => {
	const ask = askOf([...many(8, 1, { project: 4, price: 9_000_000 }), ...many(8, 11, { project: null })]);
	expect(ask(`${ASKED}&compound=in`).answer).toMatchObject({
		range: { middle: 'About EGP\u00a013,500,000' },
		text: expect.stringContaining('8 apartments for resale in compounds in Fifth Settlement'),
	});
	expect(ask(`${ASKED}&compound=outside`).answer?.range?.middle).toBe('About EGP\u00a06,000,000');
	expect(ask(`${ASKED}&compound=<b>`).answer?.text).toContain('16 apartments for resale in Fifth Settlement');
});

test('counts both together when too few match, and says so', () => {
	const ask = askOf([...many(5, 1, { project: 4 }), ...many(5, 11, { project: null })]);
	for (const compound of ['in', 'outside']) {
		const { answer } = ask(`${ASKED}&compound=${compound}`);
		expect(answer?.range?.middle).toBe('About EGP\u00a06,000,000');
		expect(answer?.text).toContain('10 apartments for resale in Fifth Settlement');
		expect(answer?.text).toMatch(/too few apartments (in|outside) compounds.*counted together/);
		expect(answer?.basis?.to).not.toContain('compound');
	}
	expect(ask(`${ASKED}&compound=in`, 'ar').answer?.text).toContain('معًا');
	expect(ask(ASKED).answer?.text).not.toContain('counted together');
});

test('passes the input on to the listing form', () => {
	const { list } = askOf([])(`${ASKED.replace('150', '١٥٠ متر')}&finishing=lux&name=x`).answer ?? expect.unreachable();
	expect(list.to).toBe('/list-your-property?purpose=sale&area=2&type=apartment&builtUp=150&finishing=lux#list-property');
});

test('shows no errors before input, and an error at every invalid field after it', () => {
	const ask = askOf([]);
	const wrong = (query: string) => {
		const { answer, ...data } = ask(query);
		expect(answer).toBeNull();
		return (['purpose', 'area', 'type', 'builtUp', 'finishing', 'compound'] as const).filter((name) => data[name].error !== null);
	};
	expect(wrong('')).toEqual([]);
	expect(wrong('?purpose=sale&area=&type=&builtUp=')).toEqual(['area', 'type', 'builtUp']);
	expect(wrong('?area=99&type=apartment&builtUp=150')).toEqual(['area']);
	expect(wrong('?area=2&type=land&builtUp=big')).toEqual(['type', 'builtUp']);
	expect(wrong(`?area=2&type=apartment&builtUp=${'9'.repeat(5000)}`)).toEqual(['builtUp']);
});
