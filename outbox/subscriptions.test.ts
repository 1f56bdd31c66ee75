import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { openParts } from './parts.ts';
import type { Subscription } from './submissions.ts';
import { silent, subscription } from './test-outbox.ts';

const HOUR = 3_600_000;
const BEGINNING = Date.parse('2026-11-15T10:00:00Z');

const topics = [{ kind: 'newsletter' }, { kind: 'property', id: 7 }, { kind: 'property', id: 8 }] satisfies Subscription['topic'][];

/** Requests at their hours, and the mails they led to. */
function world() {
	const parts = openParts(temporaryFolder(), silent);
	const use = <T>(work: Parameters<typeof parts.use<T>>[2]) => {
		const result = parts.use<T | null>('test', null, work);
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
	const readState = (id: string) => use(({ subscriptions }) => subscriptions.get(id))?.state;
	return { request, mails, createToken, confirm, waiting, readState };
}

describe('an address that anybody may have typed', () => {
	test('gets one mail in 24 hours, whatever is asked, in whatever language, however the address is spelled', () => {
		const { request, mails } = world();
		const spellings = ['Ma.riam@gmail.com', 'mariam@gmail.com', 'MARIAM+1@gmail.com', 'mariam+2@googlemail.com'];
		for (const [hour, email] of spellings.entries())
			for (const topic of topics)
				for (const language of ['en', 'ar'] as const) request(hour, { email, topic, origin: { ...subscription().origin, language } });
		expect(mails()).toEqual([{ kind: 'confirm', email: 'Ma.riam@gmail.com' }]);
		request(24.5, { email: 'mariam@gmail.com' });
		expect(mails()).toHaveLength(2);
		request(3, { email: 'somebody.else@gmail.com' });
		expect(mails()).toHaveLength(3);
	});

	test('gets three in 30 days until it is confirmed', () => {
		const { request, mails } = world();
		for (let day = 0; day < 28; day++) request(day * 25, { topic: topics[day % 3] ?? { kind: 'newsletter' } });
		expect(mails()).toHaveLength(3);
		request(30 * 24 + 1);
		expect(mails()).toHaveLength(4);
	});

	test('gets no more than one in 24 hours and ten in 30 days when it is confirmed', () => {
		const { request, mails, createToken, confirm } = world();
		confirm(createToken(request(0)));
		for (let hour = 1; hour < 24; hour++) request(hour);
		expect(mails().map(({ kind }) => kind)).toEqual(['confirm']);
		for (let day = 1; day < 28; day++) request(day * 25);
		expect(mails().map(({ kind }) => kind)).toEqual(['confirm', ...Array(9).fill('known')]);
	});
});

describe('the button of the one mail', () => {
	test('begins all that was asked for the address and waits, and says what', () => {
		const { request, createToken, confirm, waiting, readState, mails } = world();
		const [first, second, third] = topics.map((topic, hour) => request(hour, { topic }));
		const other = request(1, { email: 'mariam+other@example.com' });
		const token = createToken(first ?? '');
		expect(waiting(token)).toEqual(topics);
		expect(confirm(token)).toBe('confirmed');
		expect([first, second, third, other].map((id) => readState(id ?? ''))).toEqual(['confirmed', 'confirmed', 'confirmed', 'pending']);
		expect(mails()).toHaveLength(1);
	});

	test('works again for what was asked after it was pressed', () => {
		const { request, createToken, confirm, waiting, readState } = world();
		const token = createToken(request(0));
		confirm(token);
		expect(waiting(token)).toEqual([{ kind: 'newsletter' }]);
		const later = request(1, { topic: { kind: 'property', id: 7 }, email: 'Mariam@Example.com' });
		expect([readState(later), waiting(token)]).toEqual(['pending', [{ kind: 'property', id: 7 }]]);
		expect([confirm(token), readState(later)]).toEqual(['confirmed', 'confirmed']);
	});
});

describe('how often an alert comes', () => {
	const search = { kind: 'search', address: '/search?type=villa' } as const;

	/** One that was asked for, and the token of its mails. */
	function alert() {
		const parts = openParts(temporaryFolder(), silent);
		const use = <T>(work: Parameters<typeof parts.use<T | null>>[2]) => parts.use<T | null>('test', null, work);
		const ask = (frequency: 'instant' | 'weekly', now: number) =>
			use(({ database, subscriptions }) =>
				database.transaction(() => subscriptions.request(subscription({ topic: search, frequency }), now)),
			) ?? '';
		const id = ask('weekly', BEGINNING);
		const token = use(({ subscriptions }) => subscriptions.createToken('unsubscribe', id)) ?? '';
		const managed = () => use(({ subscriptions }) => subscriptions.managed(token));
		return { use, ask, id, token, managed };
	}

	test('is what was asked for last, until it is confirmed; then only its reader changes it', () => {
		const { use, ask, id, token, managed } = alert();
		expect(managed()).toEqual({ topic: search, frequency: 'weekly' });
		ask('instant', BEGINNING + HOUR);
		expect(managed()?.frequency).toBe('instant');
		use(({ subscriptions }) => subscriptions.confirm(subscriptions.createToken('confirm', id), BEGINNING + HOUR));
		ask('weekly', BEGINNING + 2 * HOUR);
		expect(managed()?.frequency).toBe('instant');
		expect(use(({ subscriptions }) => subscriptions.setFrequency(token, 'daily'))).toBe('changed');
		expect(managed()?.frequency).toBe('daily');
	});

	test('cannot be changed by the link that confirms, by a wrong one, or when it has ended', () => {
		const { use, id, token, managed } = alert();
		const change = (link: string) => use(({ subscriptions }) => subscriptions.setFrequency(link, 'instant'));
		const confirm = use(({ subscriptions }) => subscriptions.createToken('confirm', id)) ?? '';
		expect([change(confirm), change('none of ours'), managed()?.frequency]).toEqual(['unknown', 'unknown', 'weekly']);
		use(({ subscriptions }) => subscriptions.unsubscribe(token, BEGINNING));
		expect([change(token), managed()]).toEqual(['unknown', null]);
	});
});
