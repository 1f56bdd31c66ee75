import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import type { OutgoingMail, SendResult } from './mailer.ts';
import { createNotices } from './notices.ts';
import { enquiry, openTestOutbox, openTestParts, silent } from './test-outbox.ts';

const MINUTE = 60_000;
const plain = { to: 'office@example.com', replyTo: null, subject: '', html: '', list: null, note: {} };

async function office(sends: () => SendResult = () => ({ outcome: 'done' })) {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const letters: OutgoingMail[] = [];
	const errors: string[] = [];
	const mailer = {
		async send(letter: OutgoingMail) {
			letters.push(letter);
			return sends();
		},
		close: () => {},
	};
	const look = () => {
		const parts = openTestParts(folder);
		const step = createNotices({
			parts,
			mailer,
			writeOfficeMail: ({ waiting, refused }) => ({ ...plain, text: `waiting ${waiting}, refused ${refused}` }),
			logger: { ...silent, error: (event) => errors.push(event) },
		});
		return { step, change: (sql: string) => parts.use('test', 0, ({ database }) => database.run(sql)) };
	};
	await outbox.accept(enquiry(), { key: 'a' });
	return { outbox, letters, errors, look };
}

test('the office is told once when a request has waited for ten minutes, also across a restart', async () => {
	const { outbox, letters, errors, look } = await office();
	const { step, change } = look();
	await step();
	expect([letters.length, (await outbox.health()).needsPerson]).toEqual([0, false]);
	await change(`UPDATE submission SET accepted_at = accepted_at - ${10 * MINUTE}`);
	for (let count = 0; count < 3; count++) await step();
	expect(letters.map(({ to, list }) => ({ to, list }))).toEqual([{ to: 'office@example.com', list: null }]);
	expect(letters[0]?.text).toContain('waiting 1');
	expect(JSON.stringify(letters)).not.toMatch(/Mariam|2010000|still there/);
	expect(await outbox.health()).toMatchObject({ needsPerson: true });
	await look().step();
	expect(letters).toHaveLength(1);
	expect(errors.filter((event) => event === 'outbox.stuck')).toHaveLength(2);
});

test('the office is told at the first refusal, and again only after an hour without trouble', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	const { letters, look } = await office();
	const { step, change } = look();
	await change('UPDATE submission SET refused_at = accepted_at');
	await step();
	expect(letters[0]?.text).toContain('refused 1');
	const well = "UPDATE submission SET refused_at = NULL, state = 'delivered'";
	const ill = "UPDATE submission SET refused_at = 1, state = 'waiting'";
	for (const sql of [well, ill, well]) {
		await change(sql);
		await step();
	}
	expect(letters).toHaveLength(1);
	vi.setSystemTime(Date.now() + 61 * MINUTE);
	await step();
	await change(ill);
	await step();
	expect(letters).toHaveLength(2);
	vi.useRealTimers();
});

test('a failed mail to the office is retried', async () => {
	let isDown = true;
	const { letters, look } = await office(() => (isDown ? { outcome: 'later', reason: 'ECONNECTION' } : { outcome: 'done' }));
	const { step, change } = look();
	await change('UPDATE submission SET refused_at = accepted_at');
	expect(await step()).toBe('failed');
	isDown = false;
	expect(await step()).toBe('nothing');
	expect(await step()).toBe('nothing');
	expect(letters).toHaveLength(2);
});
