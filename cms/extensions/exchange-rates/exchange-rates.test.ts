import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cairoToday } from '../../../domain/cairo.ts';
import exchangeRates from './index.ts';
import { loadHook, testDatabase } from './test-directus.ts';
import { startTestFeed } from './test-feed.ts';

const feed = await startTestFeed();
afterAll(() => feed.stop());
beforeEach(() => {
	vi.stubEnv('EXCHANGE_RATES_URL', feed.url);
});
afterEach(() => void vi.unstubAllEnvs());

const dayAgo = (days: number) => cairoToday(new Date(Date.now() - days * 86_400_000));
const say = (rates: object, date = dayAgo(0)) => {
	feed.answerWith((response) => response.end(JSON.stringify({ base: 'EGP', date, rates })));
};
const row = (currency: string, egp_per_unit: number, rated_on: string, status = 'published') => ({
	currency,
	egp_per_unit,
	rated_on,
	status,
});
const yesterday = () => testDatabase([row('USD', 48, dayAgo(1)), row('EUR', 56, dayAgo(1))]);
const ask = async ({ jobs }: ReturnType<typeof loadHook>) => void (await jobs[0]?.run());
const added = (database: ReturnType<typeof testDatabase>) => database.rows.slice(2).map((added) => added['currency']);

test('does nothing without an address', () => {
	vi.stubEnv('EXCHANGE_RATES_URL', '');
	const { filters, starts, jobs } = loadHook(exchangeRates);
	expect([filters, starts, jobs]).toEqual([[], [], []]);
});

test('fetches at start without delaying it, and every six hours', async () => {
	say({ USD: 0.02 });
	const { starts, jobs } = loadHook(exchangeRates, yesterday());
	expect(jobs.map(({ cron }) => cron)).toEqual(['17 */6 * * *']);
	expect(starts.map((start) => start())).toEqual([undefined]);
	await expect.poll(() => feed.asked).toHaveLength(1);
});

test('adds a row per currency for a newer day, with the host as source in both languages', async () => {
	say({ USD: 0.02, EUR: 0.0175, KWD: 0.0063 });
	const database = yesterday();
	const directus = loadHook(exchangeRates, database);
	await ask(directus);
	expect(added(database)).toEqual(['USD', 'EUR', 'KWD']);
	expect(database.rows[2]).toEqual({
		...row('USD', 50, dayAgo(0)),
		translations: ['en_US', 'ar_EG'].map((languages_code) => ({ languages_code, source: '127.0.0.1' })),
		user: expect.any(String),
	});
	expect(directus.lines.map(({ level, event }) => [level, event])).toEqual(Array(3).fill(['info', 'exchange_rate.taken']));
});

test('adds nothing the second time', async () => {
	say({ USD: 0.02 });
	const database = yesterday();
	const directus = loadHook(exchangeRates, database);
	await ask(directus);
	await ask(directus);
	expect(added(database)).toEqual(['USD']);
	expect(directus.lines).toHaveLength(1);
});

test('two runs in one process fetch once; two processes add one row', async () => {
	say({ USD: 0.02 });
	const database = yesterday();
	const [one, other] = [loadHook(exchangeRates, database), loadHook(exchangeRates, database)];
	await Promise.all([ask(one), ask(one), ask(other), ask(other)]);
	expect(feed.asked).toHaveLength(2);
	expect(added(database)).toEqual(['USD']);
});

test.each(['published', 'draft', 'archived'])('keeps an editor’s row of the same day (%s)', async (status) => {
	say({ USD: 0.02 });
	const database = yesterday();
	database.rows[0] = row('USD', 48, dayAgo(0), status);
	await ask(loadHook(exchangeRates, database));
	expect(added(database)).toEqual([]);
});

test('leaves invalid rates, large changes and values beyond a limit to a person, and adds the others', async () => {
	say({ USD: 0.01, EUR: 'much', GBP: 0.0000001, SAR: 0.077, AED: null });
	const database = yesterday();
	const { lines, ...directus } = loadHook(exchangeRates, database);
	await ask({ lines, ...directus });
	expect(added(database)).toEqual(['SAR']);
	expect(lines.filter(({ level }) => level === 'warn').map(({ event, currency, reason }) => [event, currency, reason])).toEqual([
		['exchange_rate.refused', 'USD', 'far_off'],
		['exchange_rate.refused', 'EUR', 'unreadable'],
		['exchange_rate.refused', 'GBP', 'invalid'],
		['exchange_rate.refused', 'AED', 'unreadable'],
	]);
});

test('measures a change against the public rate, not a draft', async () => {
	say({ USD: 0.02 });
	const database = yesterday();
	database.rows.splice(1, 1, row('USD', 480, dayAgo(1), 'draft'));
	await ask(loadHook(exchangeRates, database));
	expect(added(database)).toEqual(['USD']);
});

test.each([
	['a day to come', () => say({ USD: 0.02 }, dayAgo(-1))],
	['an old day', () => say({ USD: 0.02 }, dayAgo(11))],
	['not a list of rates', () => feed.answerWith((response) => response.end('<!doctype html>'))],
	['status 302', () => feed.answerWith((response) => response.writeHead(302, { location: '/' }).end())],
])('adds nothing: %s', async (reason, lie) => {
	lie();
	const database = yesterday();
	const { lines, ...directus } = loadHook(exchangeRates, database);
	await ask({ lines, ...directus });
	expect(added(database)).toEqual([]);
	expect(lines).toEqual([{ level: 'warn', event: 'exchange_feed.failed', source: '127.0.0.1', reason }]);
});

test('does not log a key in the address', async () => {
	vi.stubEnv('EXCHANGE_RATES_URL', 'http://127.0.0.1:1/?key=hidden');
	const directus = loadHook(exchangeRates, yesterday());
	await ask(directus);
	expect(directus.lines).toHaveLength(1);
	expect(JSON.stringify(directus.lines)).not.toContain('hidden');
});

test('waits until languages exist', async () => {
	say({ USD: 0.02 });
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	try {
		const database = yesterday();
		const languages = database.languages.splice(0);
		await ask(loadHook(exchangeRates, database));
		expect(feed.asked).toEqual([]);
		database.languages.push(...languages);
		await vi.advanceTimersByTimeAsync(20_000);
	} finally {
		vi.useRealTimers();
	}
	await expect.poll(() => feed.asked).toHaveLength(1);
});
