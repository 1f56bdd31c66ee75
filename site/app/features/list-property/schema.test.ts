import { expect, test } from 'vitest';
import { readForm, type Typed } from '#app/parts/forms/schema.ts';
import { deliveriesFrom, offeredPropertySchema, parseDelivery } from './schema.ts';

const offer: Typed = {
	area: ['12'],
	purpose: ['sale'],
	type: ['apartment'],
	builtUp: ['١٥٦'],
	price: ['٧,٨٥٠,٠٠٠'],
	name: ['مريم'],
	phone: ['٠١٠٠ ٠٠٠ ٠٠٠١'],
	channel: ['call'],
	consent: ['yes'],
};
const findProblems = (changed: Typed) => {
	const read = readForm(offeredPropertySchema, { ...offer, ...changed });
	return read.ok ? {} : read.problems;
};

test('accepts the minimum, in Arabic digits', () => {
	expect(readForm(offeredPropertySchema, offer)).toMatchObject({
		ok: true,
		value: { area: 12, builtUp: 156, price: 7_850_000, bedrooms: null, phone: '+201000000001', email: null },
	});
});

test('a place is an area, a compound or an address', () => {
	expect(findProblems({ area: [] })).toEqual({ area: 'place.missing' });
	expect(findProblems({ area: [], compound: ['Marjan Reef'] })).toEqual({});
	expect(findProblems({ area: [''], address: ['12 شارع النيل'] })).toEqual({});
});

test('built homes have a built-up area, land a land area', () => {
	expect(findProblems({ builtUp: [] })).toEqual({ builtUp: 'number.unreadable' });
	expect(findProblems({ builtUp: [], type: ['land'] })).toEqual({ land: 'number.unreadable' });
	expect(findProblems({ builtUp: [], type: ['land'], land: ['600'] })).toEqual({});
});

test.each([
	['١٥٠ متر', 150],
	['150 م²', 150],
	['150m', 150],
	['1,250.6 sqm', 1251],
	['١٥٠ متر مربع', 150],
])('%s is a valid size', (typed, builtUp) =>
	expect(readForm(offeredPropertySchema, { ...offer, builtUp: [typed] })).toMatchObject({ value: { builtUp } }),
);

test.each(['متر', '150 feet', '12 x 15', '1e9', '150 م 2 م'])('%s is not a valid size', (typed) => {
	expect(findProblems({ builtUp: [typed] })).toEqual({ builtUp: 'number.unreadable' });
});

test('rejects a name of one letter', () => {
	expect(findProblems({ name: ['م'] })).toEqual({ name: 'name.missing' });
	expect(findProblems({ name: ['Al'] })).toEqual({});
});

test('a takeover needs paid and remaining amounts, in any notation', () => {
	const takeover = { takeover: ['yes'], price: [], paid: ['٢ ونص مليون'], over: ['-200k'], owed: ['4.2m'] };
	expect(readForm(offeredPropertySchema, { ...offer, ...takeover })).toMatchObject({
		value: { price: null, paid: 2_500_000, over: -200_000, owed: 4_200_000, owedUntil: null, instalment: null, frequency: null },
	});
	expect(findProblems({ ...takeover, paid: [], owed: [''] })).toEqual({ paid: 'money.unreadable', owed: 'money.unreadable' });
	expect(findProblems({ ...takeover, over: ['much'] })).toEqual({ over: 'money.unreadable' });
	expect(findProblems({ ...takeover, over: ['-2,500,001'] })).toEqual({ over: 'over.low' });
	expect(findProblems({ ...takeover, paid: ['-5'] })).toEqual({ paid: 'money.unreadable' });
	expect(findProblems({ ...takeover, owed: ['20000m'] })).toEqual({ owed: 'number.large' });
	expect(findProblems({ ...takeover, owedUntil: ['2020-01-01'] })).toEqual({ owedUntil: 'date.unreadable' });
	expect(findProblems({ ...takeover, takeover: [], paid: [], owed: [] })).toEqual({});
});

test('an e-mail reply needs an address', () => {
	expect(findProblems({ phone: [] })).toEqual({ phone: 'phone.missing' });
	expect(findProblems({ phone: [], channel: ['email'] })).toEqual({ email: 'email.missing' });
	expect(findProblems({ phone: [], channel: ['email'], email: ['m@example.com'] })).toEqual({});
});

test('an empty form reports all missing fields in order', () => {
	const read = readForm(offeredPropertySchema, {});
	expect(read.ok || Object.keys(read.problems)).toEqual(['area', 'purpose', 'type', 'builtUp', 'name', 'phone', 'channel', 'consent']);
});

test('delivery is now or within the next years', () => {
	expect(deliveriesFrom(2026)).toHaveLength(11);
	expect(deliveriesFrom(2026).map((value) => parseDelivery([value]))).toEqual(deliveriesFrom(2026));
	expect([parseDelivery([]), parseDelivery(['']), parseDelivery(['<b>']), parseDelivery(['1999'])]).toEqual([null, null, null, null]);
});
