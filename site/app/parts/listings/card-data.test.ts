import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Means } from '#catalogue/means.ts';
import type { PaymentPlan, Project, Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { compoundCards, propertyCards } from './card-data.ts';

const daysAgo = (days: number) => new Date(Date.parse(cairoToday()) - days * 86_400_000).toISOString().slice(0, 10);

const texts = { en: { name: 'A home', slug: null, description: '' }, ar: { name: 'عقار', slug: null, description: '' } };

const property = (changes: Partial<Property> = {}) =>
	({
		id: 1,
		purpose: 'sale',
		market: 'primary',
		type: 'apartment',
		price: 9_600_000,
		list_price: changes.price ?? 9_600_000,
		offer: null,
		offer_cash_percent: 0,
		paid_charges: [],
		currency: 'EGP',
		project: null,
		area: 1,
		exclusive: false,
		ready: false,
		furnished: false,
		finishing: null,
		rent_period: null,
		delivery_date: '2028-12-01',
		listed_on: daysAgo(100),
		date_created: daysAgo(1),
		price_checked_on: daysAgo(1),
		images: [],
		payment_plans: [],
		price_history: [],
		translations: texts,
		...changes,
	}) as unknown as Property;

const plan: PaymentPlan = {
	id: 7,
	down_payment_percent: 10,
	years: 8,
	frequency: 'monthly',
	early_percent: null,
	early_month: null,
	delivery_percent: null,
	cash_discount_percent: null,
};

/** Messages are returned as their keys; reads know only these records. */
const requestWith = ({ units = [] as Property[] } = {}) =>
	({
		locale: 'en',
		t: (key: string, values?: Record<string, unknown>) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
		read: {
			get: () => null,
			many: (_: string, ids: number[]) => ids.map((id) => ({ ...plan, ...(id === 8 && { id, down_payment_percent: 5, years: 6 }) })),
			list: () => units,
			photo: () => null,
		},
	}) as unknown as PageRequest;

const listBadges = (changes: Partial<Property>) => propertyCards(requestWith(), [property(changes)])[0]?.badges.map(({ kind }) => kind);

test('at most two badges, in order', () => {
	expect(listBadges({ exclusive: true, ready: true, listed_on: daysAgo(3), offer: 5 })).toEqual(['exclusive', 'offer']);
	expect(listBadges({ ready: true, listed_on: daysAgo(3) })).toEqual(['new', 'ready']);
	expect(listBadges({})).toEqual([]);
});

test('“new” means listed within fourteen days', () => {
	expect(listBadges({ listed_on: daysAgo(14) })).toEqual(['new']);
	expect(listBadges({ listed_on: daysAgo(15) })).toEqual([]);
	expect(listBadges({ listed_on: null })).toEqual(['new']);
});

test('a rental is not called ready, and says how it is paid', () => {
	const [card] = propertyCards(requestWith(), [property({ purpose: 'rent', rent_period: 'month', ready: true })]);
	expect(card?.badges).toEqual([]);
	expect(card?.facts[0]).toEqual({ label: 'property.payment', value: 'card.monthly' });
});

test('shows the easiest plan, or the one that meets the visitor’s means', () => {
	const shown = (means: Means) => {
		const [card] = propertyCards(requestWith(), [property({ payment_plans: [7, 8] })], { means });
		return [card?.facts[0]?.value, card?.facts[1]?.value, card?.facts[1]?.small];
	};
	const [easiest, asked] = [
		['90,000', '10%', 'property.yearsShort 8'],
		['126,666', '5%', 'property.yearsShort 6'],
	];
	expect(shown({})).toEqual(easiest);
	expect(shown({ years: 8 })).toEqual(easiest);
	expect(shown({ downShare: 5 })).toEqual(asked);
	expect(shown({ downPayment: 500_000 })).toEqual(asked);
	expect(shown({ downShare: 1 })).toEqual(easiest);
});

test('links to the plan it shows', () => {
	const address = (means: Means) => propertyCards(requestWith(), [property({ payment_plans: [7, 8] })], { means })[0]?.to;
	expect(address({ years: 8 })).not.toContain('?');
	expect(address({ downShare: 5 })).toMatch(/\?plan=8$/);
	expect(address({ downShare: 1 })).not.toContain('?');
});

test('shows the offer’s price, with the old one struck through', () => {
	const [card] = propertyCards(requestWith(), [property({ price: 9_000_000, list_price: 9_600_000, offer: 5 })]);
	expect([card?.price.amount, card?.earlierPrice]).toEqual(['9,000,000', '9,600,000']);
});

test('a compound shows one developer unit; resales are separate', () => {
	const units = [
		property({ payment_plans: [7] }),
		property({ id: 2, price: 4_800_000, payment_plans: [7] }),
		property({ id: 3, price: 90_000, currency: 'USD' }),
		property({ id: 4, price: 2_000_000, market: 'resale' }),
		property({ id: 5, price: 30_000, purpose: 'rent', market: 'resale', rent_period: 'month' }),
		property({ id: 6, price: 3000, purpose: 'rent', market: 'resale', rent_period: 'day' }),
	];
	const [card] = compoundCards(requestWith({ units }), [
		{ id: 1, developer: 1, area: 1, images: [], ready: true, translations: texts } as unknown as Project,
	]);
	expect(card?.from).toMatchObject({ label: 'compound.from', money: expect.objectContaining({ amount: '4,800,000' }) });
	expect(card?.others.map((line) => line.replace(/[^\d]/g, ''))).toEqual(['2000000', '30000']);
	expect(card?.facts.map(({ value }) => value)).toEqual(['45,000', 'count.units 4', 'Dec 2028']);
});
