import { expect, test } from 'vitest';
import { openSearch } from '#catalogue/open-search.ts';
import type { Outbox } from '#outbox/outbox.ts';
import { createAlerts } from './alerts.ts';
import { samples, testContent } from './test-content.ts';

type Subscriber = ReturnType<Outbox['alerts']['confirmed']>[number];
type Told = Parameters<Outbox['alerts']['tell']>[2];

/** Content, one subscriber, and what they are told. */
function world(topic: Subscriber['topic'], language: 'en' | 'ar' = 'en') {
	const { content, put } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	const subscriber: Subscriber = { id: 's', email: 'a@b.example', topic, language, state: 'confirmed', seen: null };
	const told: Told[] = [];
	const alerts = createAlerts({
		content,
		search: openSearch(content.replica),
		origin: () => 'https://pn.test',
		outbox: {
			alerts: {
				confirmed: (kind) => (kind === topic.kind ? [{ ...subscriber }] : []),
				tell(_, seen, message) {
					subscriber.seen = JSON.stringify(seen);
					if (message) told.push(message);
					return true;
				},
			},
		},
	});
	return { put, alerts, told };
}

test('a changed price is told once, in the subscriber’s language', () => {
	const { put, alerts, told } = world({ kind: 'property', id: 7 });
	put('property', samples.property(7));
	alerts.prices();
	alerts.prices();
	expect(told).toEqual([]);
	put('property', samples.property(7, { price: 11_000_000 }));
	alerts.prices();
	alerts.prices();
	expect(told).toEqual([
		{
			kind: 'price',
			name: 'Villa 7 & garden',
			before: 'EGP\u00a012,500,000',
			after: 'EGP\u00a011,000,000',
			isLess: true,
			address: 'https://pn.test/properties/7-villa-7',
		},
	]);
});

test('a home that is sold is told once; one that is not public any more is no news', () => {
	const { put, alerts, told } = world({ kind: 'property', id: 7 }, 'ar');
	alerts.prices();
	put('property', samples.property(7));
	alerts.prices();
	put('property', samples.property(7, { status: 'sold' }));
	alerts.prices();
	alerts.prices();
	expect(told).toMatchObject([{ kind: 'sold', name: 'فيلا 7 بحديقة' }]);
	expect(told[0]?.address).toMatch(/^https:\/\/pn\.test\/ar\/properties\/7-/);
});

test('what becomes of a home after its last day is told to nobody', () => {
	const { put, alerts, told } = world({ kind: 'property', id: 7 });
	put('property', samples.property(7));
	alerts.prices();
	put('property', samples.property(7, { price: 11_000_000, expires_on: '2026-01-01' }));
	alerts.prices();
	expect(told).toEqual([]);
});

test('new listings of a search are told once a day, each of them once', () => {
	const { put, alerts, told } = world({ kind: 'search', address: '/search?purpose=sale&type=villa' });
	put('property', samples.property(7, { listed_on: '2026-11-10' }));
	alerts.listings('2026-11-10');
	put(
		'property',
		samples.property(8, { listed_on: '2026-11-10' }),
		samples.property(9, { listed_on: '2026-11-11', purpose: 'rent', rent_period: 'month' }),
	);
	alerts.listings('2026-11-10');
	expect(told).toEqual([]);
	alerts.listings('2026-11-11');
	alerts.listings('2026-11-11');
	alerts.listings('2026-11-12');
	expect(told).toMatchObject([
		{
			kind: 'new',
			listings: [{ name: 'Villa 8 & garden', price: 'EGP\u00a012,500,000' }],
			address: 'https://pn.test/search?type=villa',
		},
	]);
});

const plan = { id: 5, down_payment_percent: 10, years: 8, frequency: 'monthly' };
const fresh = { listed_on: '2026-11-10', payment_plans: [5] };

test('a listing that arrives before its payment plan is told at the next look after the plan is there, and once', () => {
	const { put, alerts, told } = world({ kind: 'search', address: '/search?instalments=yes' });
	alerts.listings('2026-11-09');
	put('property', samples.property(7, fresh), samples.property(8, { listed_on: '2026-11-10' }));
	alerts.listings('2026-11-11');
	alerts.listings('2026-11-12');
	expect(told).toEqual([]);
	put('payment_plan', plan);
	alerts.listings('2026-11-12');
	for (const day of ['2026-11-13', '2026-11-14']) alerts.listings(day);
	expect(told).toMatchObject([{ kind: 'new', listings: [{ name: 'Villa 7 & garden' }] }]);
});

test('a listing that is on offer only later is told; what matched when they subscribed is no news', () => {
	const { put, alerts, told } = world({ kind: 'search', address: '/search?offer=yes' });
	const offer = { valid_from: '2026-01-01', valid_until: '2030-01-01', translations: { en_US: { name: 'Offer' } } };
	put('property', samples.property(7, fresh), samples.property(8, fresh));
	put('offer', { id: 1, property: 7, ...offer });
	alerts.listings('2026-11-12');
	put('offer', { id: 2, property: 8, ...offer });
	alerts.listings('2026-11-13');
	expect(told).toMatchObject([{ kind: 'new', listings: [{ name: 'Villa 8 & garden' }] }]);
});

test('after weeks in which nobody looked, everything listed since is told', () => {
	const { put, alerts, told } = world({ kind: 'search', address: '/search?type=villa' });
	alerts.listings('2026-10-01');
	put('property', samples.property(7, { listed_on: '2026-10-02' }), samples.property(8, { listed_on: '2026-09-20' }));
	alerts.listings('2026-11-13');
	expect(told).toMatchObject([{ kind: 'new', listings: [{ name: 'Villa 7 & garden' }] }]);
});
