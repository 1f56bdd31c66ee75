import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import type { Subscription } from './submissions.ts';
import { openTestParts, subscription } from './test-outbox.ts';

const HOUR = 3_600_000;
const BEGINNING = Date.parse('2026-11-15T10:00:00Z');

const topics = [{ kind: 'newsletter' }, { kind: 'property', id: 7 }, { kind: 'property', id: 8 }] satisfies Subscription['topic'][];

function world() {
	const parts = openTestParts(temporaryFolder());
	const use = async <T>(work: Parameters<typeof parts.use<T>>[2]): Promise<T> => {
		const result = await parts.use<T | null>('test', null, work);
		if (result === null) throw new Error('the outbox failed');
		return result;
	};
	const request = (hours: number, fields: Partial<Subscription> = {}) =>
		use(({ database, subscriptions }) => database.transaction(() => subscriptions.request(subscription(fields), BEGINNING + hours * HOUR)));
	const mails = () =>
		use(({ database }) =>
			database.all<{ kind: string; email: string }>(
				'SELECT kind, email FROM mail JOIN subscription ON subscription.id = mail.subscription ORDER BY mail.created_at',
			),
		);
	const createToken = (id: string) => use(({ subscriptions }) => subscriptions.createToken('confirm', id));
	const confirm = (token: string) => use(({ subscriptions }) => subscriptions.confirm(token, BEGINNING));
	const waiting = (token: string) => use(({ subscriptions }) => subscriptions.topics('confirm', token));
	const readState = async (id: string) => (await use(({ subscriptions }) => subscriptions.get(id)))?.state;
	return { request, mails, createToken, confirm, waiting, readState };
}

describe('mails to an address that is not confirmed', () => {
	test('are limited to one in 24 hours, for all topics, languages and spellings', async () => {
		const { request, mails } = world();
		const spellings = ['Ma.riam@gmail.com', 'mariam@gmail.com', 'MARIAM+1@gmail.com', 'mariam+2@googlemail.com'];
		for (const [hour, email] of spellings.entries())
			for (const topic of topics)
				for (const language of ['en', 'ar'] as const) await request(hour, { email, topic, origin: { ...subscription().origin, language } });
		expect(await mails()).toEqual([{ kind: 'confirm', email: 'Ma.riam@gmail.com' }]);
		await request(24.5, { email: 'mariam@gmail.com' });
		expect(await mails()).toHaveLength(2);
		await request(3, { email: 'somebody.else@gmail.com' });
		expect(await mails()).toHaveLength(3);
	});

	test('are limited to three in 30 days until it is confirmed', async () => {
		const { request, mails } = world();
		for (let day = 0; day < 28; day++) await request(day * 25, { topic: topics[day % 3] ?? { kind: 'newsletter' } });
		expect(await mails()).toHaveLength(3);
		await request(30 * 24 + 1);
		expect(await mails()).toHaveLength(4);
	});

	test('are limited to one in 24 hours and ten in 30 days once it is confirmed', async () => {
		const { request, mails, createToken, confirm } = world();
		await confirm(await createToken(await request(0)));
		for (let hour = 1; hour < 24; hour++) await request(hour);
		expect((await mails()).map(({ kind }) => kind)).toEqual(['confirm']);
		for (let day = 1; day < 28; day++) await request(day * 25);
		expect((await mails()).map(({ kind }) => kind)).toEqual(['confirm', ...Array(9).fill('known')]);
	});
});

describe('the link in the confirmation mail', () => {
	test('confirms everything pending for the address, and lists it', async () => {
		const { request, createToken, confirm, waiting, readState, mails } = world();
		const [first, second, third] = [
			await request(0, { topic: topics[0] }),
			await request(1, { topic: topics[1] }),
			await request(2, { topic: topics[2] }),
		];
		const other = await request(1, { email: 'mariam+other@example.com' });
		const token = await createToken(first);
		expect(await waiting(token)).toEqual(topics);
		expect(await confirm(token)).toBe('confirmed');
		expect(await Promise.all([first, second, third, other].map(readState))).toEqual(['confirmed', 'confirmed', 'confirmed', 'pending']);
		expect(await mails()).toHaveLength(1);
	});

	test('works again for what was requested later', async () => {
		const { request, createToken, confirm, waiting, readState } = world();
		const token = await createToken(await request(0));
		await confirm(token);
		expect(await waiting(token)).toEqual([{ kind: 'newsletter' }]);
		const later = await request(1, { topic: { kind: 'property', id: 7 }, email: 'Mariam@Example.com' });
		expect([await readState(later), await waiting(token)]).toEqual(['pending', [{ kind: 'property', id: 7 }]]);
		expect([await confirm(token), await readState(later)]).toEqual(['confirmed', 'confirmed']);
	});
});

describe('the frequency of an alert', () => {
	const search = { kind: 'search', address: '/search?type=villa' } as const;

	/** Requests an alert and returns the token of its mails. */
	async function alert() {
		const parts = openTestParts(temporaryFolder());
		const use = <T>(work: Parameters<typeof parts.use<T | null>>[2]) => parts.use<T | null>('test', null, work);
		const ask = async (frequency: 'instant' | 'weekly', now: number) =>
			(await use(({ database, subscriptions }) =>
				database.transaction(() => subscriptions.request(subscription({ topic: search, frequency }), now)),
			)) ?? '';
		const id = await ask('weekly', BEGINNING);
		const token = (await use(({ subscriptions }) => subscriptions.createToken('unsubscribe', id))) ?? '';
		const managed = () => use(({ subscriptions }) => subscriptions.managed(token));
		return { use, ask, id, token, managed };
	}

	test('is the last one requested until it is confirmed; then only the subscriber can change it', async () => {
		const { use, ask, id, token, managed } = await alert();
		expect(await managed()).toEqual({ topic: search, frequency: 'weekly' });
		await ask('instant', BEGINNING + HOUR);
		expect((await managed())?.frequency).toBe('instant');
		await use(({ subscriptions }) => subscriptions.confirm(subscriptions.createToken('confirm', id), BEGINNING + HOUR));
		await ask('weekly', BEGINNING + 2 * HOUR);
		expect((await managed())?.frequency).toBe('instant');
		expect(await use(({ subscriptions }) => subscriptions.setFrequency(token, 'daily'))).toBe('changed');
		expect((await managed())?.frequency).toBe('daily');
	});

	test('can be changed on the confirmation page only while the subscription is confirmed', async () => {
		const { use, id, token } = await alert();
		const confirm = (await use(({ subscriptions }) => subscriptions.createToken('confirm', id))) ?? '';
		const managedBy = (link: string) => use(({ subscriptions }) => subscriptions.manageToken(link));
		expect(await managedBy(confirm)).toBeNull();
		await use(({ subscriptions }) => subscriptions.confirm(confirm, BEGINNING));
		expect([await managedBy(confirm), await managedBy(token), await managedBy('none of ours')]).toEqual([token, null, null]);
		await use(({ subscriptions }) => subscriptions.unsubscribe(token, BEGINNING));
		expect(await managedBy(confirm)).toBeNull();
	});

	test('cannot be changed with the confirmation token, with a wrong token, or after it ended', async () => {
		const { use, id, token, managed } = await alert();
		const change = (link: string) => use(({ subscriptions }) => subscriptions.setFrequency(link, 'instant'));
		const confirm = (await use(({ subscriptions }) => subscriptions.createToken('confirm', id))) ?? '';
		expect([await change(confirm), await change('none of ours'), (await managed())?.frequency]).toEqual(['unknown', 'unknown', 'weekly']);
		await use(({ subscriptions }) => subscriptions.unsubscribe(token, BEGINNING));
		expect([await change(token), await managed()]).toEqual(['unknown', null]);
	});
});
