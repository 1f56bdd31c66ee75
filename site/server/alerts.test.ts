import { expect, test, vi } from 'vitest';
import { openSearch } from '#catalogue/open-search.ts';
import type { Outbox } from '#outbox/outbox.ts';
import { createAlerts, startAlerts } from './alerts.ts';
import { samples, silent, testContent } from './test-content.ts';

type Subscriber = Awaited<ReturnType<Outbox['alerts']['confirmed']>>[number];
type Told = Parameters<Outbox['alerts']['recordSeen']>[2];

/** Content, one subscriber, and the alerts sent to them. */
function world(topic: Subscriber['topic'], language: 'en' | 'ar' = 'en', frequency: Subscriber['frequency'] = 'daily') {
	const { content, put } = testContent();
	put('location', samples.location);
	put('area', samples.area);
	const subscriber: Subscriber = { id: 's', email: 'a@b.example', topic, language, state: 'confirmed', frequency, seen: null };
	const told: Told[] = [];
	const alerts = createAlerts({
		content,
		search: openSearch(content.replica),
		origin: () => 'https://pn.test',
		outbox: {
			alerts: {
				confirmed: async (kind) => (kind === topic.kind ? [{ ...subscriber }] : []),
				async recordSeen(_, seen, message) {
					subscriber.seen = JSON.stringify(seen);
					if (message) told.push(message);
					return true;
				},
			},
		},
	});
	/** Runs at a time of day in Cairo. */
	const look = (day: string, hour = '12:00') => alerts.listings(Date.parse(`${day}T${hour}:00+02:00`));
	return { put, alerts, look, told };
}

test('sends a price change once, in the subscriber’s language', async () => {
	const { put, alerts, told } = world({ kind: 'property', id: 7 });
	put('property', samples.property(7));
	await alerts.prices();
	await alerts.prices();
	expect(told).toEqual([]);
	put('property', samples.property(7, { price: 11_000_000 }));
	await alerts.prices();
	await alerts.prices();
	expect(told).toEqual([
		{
			kind: 'price',
			isLess: true,
			home: {
				name: 'Villa 7 & garden',
				place: 'Fifth Settlement, New Cairo',
				facts: expect.stringContaining('Villa'),
				price: 'EGP\u00a011,000,000',
				before: 'EGP\u00a012,500,000',
				difference: 'EGP\u00a01,500,000 less (12%)',
				picture: expect.toSatisfy((picture) => picture === null || picture.startsWith('https://pn.test/_images/640/')),
				address: 'https://pn.test/properties/7-villa-7',
			},
		},
	]);
});

test('reports a sale once, and ignores homes that are no longer public', async () => {
	const { put, alerts, told } = world({ kind: 'property', id: 7 }, 'ar');
	await alerts.prices();
	put('property', samples.property(7));
	await alerts.prices();
	put('property', samples.property(7, { status: 'sold' }));
	await alerts.prices();
	await alerts.prices();
	expect(told).toMatchObject([
		{
			kind: 'sold',
			isRented: false,
			home: { name: 'فيلا 7 بحديقة', address: expect.stringMatching(/^https:\/\/pn\.test\/ar\/properties\/7-/) },
		},
	]);
});

test('ignores expired homes', async () => {
	const { put, alerts, told } = world({ kind: 'property', id: 7 });
	put('property', samples.property(7));
	await alerts.prices();
	put('property', samples.property(7, { price: 11_000_000, expires_on: '2026-01-01' }));
	await alerts.prices();
	expect(told).toEqual([]);
});

test('sends new listings of a search once a day, each once', async () => {
	const { put, look, told } = world({ kind: 'search', address: '/search?purpose=sale&type=villa' });
	put('property', samples.property(7, { listed_on: '2026-11-10' }));
	await look('2026-11-10');
	put(
		'property',
		samples.property(8, { listed_on: '2026-11-10' }),
		samples.property(9, { listed_on: '2026-11-11', purpose: 'rent', rent_period: 'month' }),
	);
	await look('2026-11-10');
	expect(told).toEqual([]);
	await look('2026-11-11');
	await look('2026-11-11');
	await look('2026-11-12');
	expect(told).toMatchObject([
		{
			kind: 'new',
			homes: [{ name: 'Villa 8 & garden', price: 'EGP\u00a012,500,000' }],
			address: 'https://pn.test/search?type=villa',
		},
	]);
});

const plan = { id: 5, down_payment_percent: 10, years: 8, frequency: 'monthly' };
const fresh = { listed_on: '2026-11-10', payment_plans: [5] };

test('sends a listing once its payment plan makes it match', async () => {
	const { put, look, told } = world({ kind: 'search', address: '/search?instalments=yes' });
	await look('2026-11-09');
	put('property', samples.property(7, fresh), samples.property(8, { listed_on: '2026-11-10' }));
	await look('2026-11-11');
	await look('2026-11-12');
	expect(told).toEqual([]);
	put('payment_plan', plan);
	await look('2026-11-12');
	for (const day of ['2026-11-13', '2026-11-14']) await look(day);
	expect(told).toMatchObject([{ kind: 'new', homes: [{ name: 'Villa 7 & garden' }] }]);
});

test('sends a listing that is offered later, and none that matched at subscription', async () => {
	const { put, look, told } = world({ kind: 'search', address: '/search?offer=yes' });
	const offer = { valid_from: '2026-01-01', valid_until: '2030-01-01', translations: { en_US: { name: 'Offer' } } };
	put('property', samples.property(7, fresh), samples.property(8, fresh));
	put('offer', { id: 1, property: 7, ...offer });
	await look('2026-11-12');
	put('offer', { id: 2, property: 8, ...offer });
	await look('2026-11-13');
	expect(told).toMatchObject([{ kind: 'new', homes: [{ name: 'Villa 8 & garden' }] }]);
});

test('after a long pause sends everything listed since', async () => {
	const { put, look, told } = world({ kind: 'search', address: '/search?type=villa' });
	await look('2026-10-01');
	put('property', samples.property(7, { listed_on: '2026-10-02' }), samples.property(8, { listed_on: '2026-09-20' }));
	await look('2026-11-13');
	expect(told).toMatchObject([{ kind: 'new', homes: [{ name: 'Villa 7 & garden' }] }]);
});

test('“instant” sends within the hour and at most once in one', async () => {
	const { put, look, told } = world({ kind: 'search', address: '/search?type=villa' }, 'en', 'instant');
	await look('2026-11-10', '07:00');
	put('property', samples.property(7, { listed_on: '2026-11-10' }));
	await look('2026-11-10', '07:59');
	expect(told).toEqual([]);
	await look('2026-11-10', '08:00');
	put('property', samples.property(8, { listed_on: '2026-11-10' }));
	await look('2026-11-10', '08:30');
	expect(told).toMatchObject([{ count: 1, homes: [{ name: 'Villa 7 & garden' }] }]);
	await look('2026-11-10', '09:00');
	expect(told).toHaveLength(2);
});

test('“daily” sends in the morning, “weekly” after seven days', async () => {
	const daily = world({ kind: 'search', address: '/search?type=villa' });
	const weekly = world({ kind: 'search', address: '/search?type=villa' }, 'ar', 'weekly');
	for (const { put, look, told } of [daily, weekly]) {
		await look('2026-11-10', '23:00');
		put('property', samples.property(7, { listed_on: '2026-11-11' }));
		await look('2026-11-11', '00:05');
		await look('2026-11-11', '08:59');
		expect(told).toEqual([]);
		await look('2026-11-11', '09:00');
	}
	expect(daily.told).toHaveLength(1);
	expect(weekly.told).toEqual([]);
	weekly.put('property', samples.property(8, { listed_on: '2026-11-16' }));
	await weekly.look('2026-11-16');
	expect(weekly.told).toEqual([]);
	await weekly.look('2026-11-17');
	expect(weekly.told).toMatchObject([{ kind: 'new', count: 2 }]);
});

test('does not start a second run while one is active', async () => {
	vi.useFakeTimers();
	const confirmed = vi.fn<Outbox['alerts']['confirmed']>(() => new Promise(() => {}));
	const outbox = { alerts: { confirmed, recordSeen: async () => true } };
	const { content } = testContent();
	const stop = startAlerts({ content, search: openSearch(content.replica), outbox, origin: () => 'https://pn.test', logger: silent });
	await vi.advanceTimersByTimeAsync(5 * 60_000);
	stop();
	vi.useRealTimers();
	expect(confirmed).toHaveBeenCalledTimes(1);
});
