import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { PropertyCardData } from '#app/parts/listings/card-data.ts';
import type { PaymentPlan, Property } from '#content/entities/listings.ts';
import type { Locale } from '#domain/locales.ts';
import { readTranslator } from '#site/server/words.ts';
import { alignRows } from './aligned-rows.ts';
import { buildFacts } from './compare-facts.ts';

const plan = (id: number, cash_discount_percent: number | null): PaymentPlan => ({
	id,
	down_payment_percent: 10,
	years: 8,
	frequency: 'monthly',
	early_percent: null,
	early_month: null,
	delivery_percent: null,
	cash_discount_percent,
});
const plans = [plan(1, null), plan(2, 35)];

const home = (changes: Partial<Property>) =>
	({
		...{ purpose: 'sale', type: 'villa', price: 9_600_000, currency: 'EGP', ready: true, floor: null, project: null },
		...{ amenities: [], payment_plans: [], ...changes },
	}) as unknown as Property;

const requestIn = (locale: Locale) =>
	({
		locale,
		t: readTranslator(locale),
		read: {
			setting: () => null,
			get: () => null,
			many: (collection: string, ids: number[]) => (collection === 'payment_plan' ? plans.filter(({ id }) => ids.includes(id)) : []),
		},
		site: { search: { catalogue: { metrePrices: () => [] } } },
	}) as unknown as PageRequest;

function readMoney(changes: Partial<Property>, locale: Locale = 'en') {
	const price = { amount: '9,600,000', currency: 'EGP' };
	const { money } = buildFacts(requestIn(locale), home(changes), { price, period: null } as PropertyCardData);
	return Object.fromEntries(money.map((line) => [line.label, 'value' in line ? line.value : line.missing]));
}

test('a cash-only home has a price and no plan', () => {
	expect(readMoney({})).toMatchObject({
		Payment: 'Cash, no plan',
		'Monthly from': 'inapplicable',
		'Down payment': 'inapplicable',
		'Cash price': 'EGP\u00a09,600,000',
		'Number of payment plans': 'inapplicable',
	});
});

test('without a discount the cash price is the price', () => {
	expect(readMoney({ payment_plans: [1] })).toMatchObject({
		Payment: '10% down, over 8\u00a0years',
		'Monthly from': 'EGP\u00a090,000',
		'Down payment': 'EGP\u00a0960,000',
		'Cash price': 'EGP\u00a09,600,000',
		'Number of payment plans': '1',
	});
});

test('the minus of a discount stays in front, also after Arabic letters', () => {
	expect(readMoney({ payment_plans: [1, 2] })['Cash price']).toBe('EGP\u00a06,240,000 (−35%)');
	expect(readMoney({ payment_plans: [1, 2] }, 'ar')['سعر الكاش']).toBe('6,240,000\u00a0ج.م (\u2066−35%\u2069)');
});

test('a rental has neither a cash price nor plans', () => {
	const { Payment, ...money } = readMoney({ purpose: 'rent', payment_plans: [1] });
	expect([Payment, money['Monthly from'], money['Cash price'], money['Number of payment plans']]).toEqual(Array(4).fill('inapplicable'));
});

test('a takeover has neither a cash price nor plans', () => {
	const money = readMoney({
		...{ purpose: 'sale', market: 'resale', price: 9_600_000, list_price: 9_600_000 },
		...{ paid_amount: 2_600_000, over_amount: 1_000_000, remaining_amount: 6_000_000, remaining_until: null },
		...{ instalment_amount: 300_000, instalment_frequency: 'quarterly', transfer_fee_percent: null },
	});
	expect(money).toMatchObject({
		'To owner now': 'EGP\u00a03,600,000',
		'To the developer': 'EGP\u00a06,000,000',
		'Monthly from': 'About EGP\u00a0100,000 a month',
	});
	expect(money['Cash price']).toBe('inapplicable');
});

function readBest(label: string, one: Partial<Property>, other: Partial<Property>) {
	const price = { amount: '9,600,000', currency: 'EGP' };
	const facts = [one, other].map((changes) => {
		const { money, home: facts } = buildFacts(requestIn('en'), home(changes), { price, period: null } as PropertyCardData);
		return [...money, ...facts];
	});
	return alignRows(facts).find((row) => row.label === label)?.best ?? null;
}

test('compares prices per m² within one market only', () => {
	const [cheap, dear] = [
		{ price: 5_000_000, built_up_area: 100 },
		{ price: 6_000_000, built_up_area: 100 },
	];
	const label = 'Price per m²';
	expect(readBest(label, { ...dear, market: 'primary' }, { ...cheap, market: 'primary' })).toEqual({ at: 1, best: 'lowest' });
	expect(readBest(label, { ...dear, market: 'primary' }, { ...cheap, market: 'resale' })).toBeNull();
	expect(readBest(label, { ...dear, market: 'primary' }, { ...cheap, market: 'primary', currency: 'USD' })).toBeNull();
});

test('marks the earliest delivery, largest home and lowest sum across markets', () => {
	const late = { ready: false, delivery_date: '2028-12-01', built_up_area: 156, market: 'primary' as const };
	const early = { ready: true, delivery_date: null, built_up_area: 139, market: 'resale' as const };
	expect(readBest('Delivery', late, early)).toEqual({ at: 1, best: 'soonest' });
	expect(readBest('Built-up area', late, early)).toEqual({ at: 0, best: 'largest' });
	expect(readBest('Needed now', { ...late, payment_plans: [1] }, early)).toEqual({ at: 0, best: 'lowest' });
});

test('compares unfinished homes only with unfinished ones', () => {
	const finished = { market: 'primary', built_up_area: 100, finishing: 'fully_finished' } as const;
	const shell = { ...finished, price: 6_000_000, finishing: 'core_shell' } as const;
	for (const label of ['Price per m²', 'Needed now']) {
		expect(readBest(label, finished, shell)).toBeNull();
		expect(readBest(label, { ...shell, price: 7_000_000 }, shell)).toEqual({ at: 1, best: 'lowest' });
	}
});

test('with an unknown fee no home needs the least', () => {
	const takeover = {
		...{ market: 'resale' as const, price: 9_600_000, list_price: 9_600_000, remaining_until: null },
		...{ paid_amount: 2_600_000, over_amount: 1_000_000, remaining_amount: 6_000_000 },
		...{ instalment_amount: 300_000, instalment_frequency: 'quarterly' as const },
	};
	expect(readBest('Needed now', { ...takeover, transfer_fee_percent: 2 }, { market: 'resale' })).toEqual({ at: 0, best: 'lowest' });
	expect(readBest('Needed now', { ...takeover, transfer_fee_percent: null }, { market: 'resale' })).toBeNull();
});

test('beside a villa the size of a flat uses the villa’s label, in both languages', () => {
	for (const locale of ['en', 'ar'] as const) {
		const flat = { type: 'apartment', built_up_area: 105, land_area: null } as const;
		const villa = { built_up_area: 293, land_area: 295 };
		const readSizes = (...changes: Partial<Property>[]) => {
			const homes = changes.map(home);
			const card = { price: { amount: '1', currency: 'EGP' }, period: null } as PropertyCardData;
			const rows = alignRows(homes.map((one) => buildFacts(requestIn(locale), one, card, homes).home));
			return rows
				.filter(({ cells }) => cells.some((cell) => 'value' in cell && /105|118|293/.test(cell.value)))
				.map(({ label, best }) => [label, best?.at]);
		};
		expect(readSizes(flat, villa)).toEqual([[locale === 'ar' ? 'مساحة المباني' : 'Built-up area', 1]]);
		expect(readSizes(flat, { ...flat, built_up_area: 118 })).toEqual([[locale === 'ar' ? 'المساحة' : 'Built-up area', 1]]);
	}
});
