import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { propertyCards } from '#app/parts/listings/card-data.ts';
import { buildPriceBlock } from '#app/parts/listings/price-block-data.ts';
import { takeoverSchedule } from '#app/parts/payment-plans/takeover-schedule-data.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { compareChart } from './compare-chart-data.ts';
import { buildFacts } from './compare-facts.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const sold = { purpose: 'sale', type: 'apartment', currency: 'EGP', price: 5_000_000, built_up_area: 100, maintenance_percent: 8 };
const remaining = { paid_amount: 1_600_000, over_amount: 400_000, remaining_amount: 3_000_000, remaining_until: '2028-11-15' };
const takeover = {
	...sold,
	...remaining,
	market: 'resale',
	instalment_amount: 375_000,
	instalment_frequency: 'quarterly',
	transfer_fee_percent: 2,
};

/** The sums for one home, from its own page and from a comparison. */
function readSums(home: Parameters<typeof samples.property>[1]) {
	const { content, put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	put('setting', {
		id: 1,
		buyer_fee_percent: 1,
		lawyer_from: 10_000,
		lawyer_to: 30_000,
		registration_from: 20_000,
		registration_to: 20_000,
	});
	put('property', samples.property(1, home));
	const search = openSearch(content.replica);
	const request = { locale: 'en', t: readTranslator('en'), read, rate: null, site: { search } } as PageRequest;
	const property = read.get('property', 1);
	const [card] = propertyCards(request, property ? [property] : []);
	if (!property || !card) throw new Error('There is no home');
	const page = buildPriceBlock(request, property, { card, market: null, isClosed: false });
	const row = (label: string) => {
		const line = buildFacts(request, property, card).money.find((one) => one.label === label);
		return line && 'value' in line ? line.value.replace('EGP\u00a0', '') : line?.missing;
	};
	return { page, row, chart: compareChart(request, [property])?.homes[0]?.total, schedule: takeoverSchedule(request, property)?.view };
}

test.each([
	['still being built', { ready: false, delivery_date: '2028-06-30' }, '2,100,000'],
	['ready, with its charges due now', { ready: true, delivery_date: null }, '2,468,000'],
])('a takeover, %s: same amount needed now and cost to buy on both pages, and nothing else called all-in', (_, built, now) => {
	const { page, row, chart, schedule } = readSums({ ...takeover, ...built });
	expect([page.takeover?.now, schedule?.sums[0], { label: 'Needed now', amount: row('Needed now') }]).toMatchObject(
		Array(3).fill({ label: 'Needed now', amount: now }),
	);
	expect([schedule?.schedule.total, chart]).toEqual(['5,468,000', 'EGP\u00a05,468,000 before our fee and legal costs']);
	expect(row('All-in price')).toBe('inapplicable');
	expect([page.costs?.total.amount, row('Cost to buy')]).toEqual(Array(2).fill('5,528,000–5,548,000'));
	expect([row('Maintenance deposit'), row('Transfer fee'), row('Payment')]).toEqual([
		// The amount on top of what was paid goes to the owner.
		'368,000 (8%)',
		'100,000',
		'To the developer until Nov 2028',
	]);
});

test('says that the transfer fee is unknown, also beside the amount needed now', () => {
	const { row } = readSums({ ...takeover, transfer_fee_percent: null, ready: true, delivery_date: null });
	expect([row('Transfer fee'), row('Needed now')]).toEqual(['not known yet, ask us', '2,368,000 + Transfer fee']);
});

test('a developer’s home costs its all-in price, without our fee', () => {
	const { page, row, chart } = readSums({ ...sold, market: 'primary', ready: false, delivery_date: '2028-06-30' });
	expect(page.allIn?.total.amount).toBe('5,400,000');
	expect([row('All-in price'), row('Cost to buy'), chart]).toEqual(['5,400,000', '5,400,000', 'All-in price EGP\u00a05,400,000']);
	expect([row('Needed now'), row('Transfer fee'), row('Cost to move in')]).toEqual(['5,000,000', 'inapplicable', 'inapplicable']);
});

test('a cash resale costs what its page says', () => {
	const { page, row } = readSums({ ...sold, market: 'resale', ready: true });
	expect([page.costs?.total.amount, row('Cost to buy')]).toEqual(Array(2).fill('5,480,000–5,500,000'));
	expect(row('All-in price')).toBe('inapplicable');
});
