import { afterEach, expect, test, vi } from 'vitest';
import { office } from '#e2e/staff-office.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { enquiry, silent } from './test-outbox.ts';

const MINUTE = 60_000;
const STEP = 5 * MINUTE;
const HOUR = 60 * MINUTE;

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

afterEach(() => vi.useRealTimers());

test('while a mail server refuses for an hour, mails are retried, not lost and not marked as sent', async () => {
	const { rows, add, open, mails, heads, stopMails, startMails } = await office();
	stopMails();
	const began = Date.now();
	vi.useFakeTimers({ toFake: ['Date'], now: began });
	const failed = vi.fn();
	const logger = { ...silent, warn: (event: string) => void (event === 'mail.failed' && failed()) };
	// Uses the retry pauses of a real installation. Escalations are off, because they would fall due within the hour.
	const staffMails = { escalateAfter: null, openingTimes: () => [] };
	const options = { logger, staffMails, delivery: { idleMs: 10, staffEveryMs: 10, longestPauseMs: 20 } };
	const data = temporaryFolder();
	let outbox = open(data, options);
	const sender = { name: 'Mariam', phone: null, email: 'mariam@example.com' };
	await outbox.accept(enquiry({ sender }), { key: 'a' });
	await eventually(() => expect(rows).toHaveLength(1));
	add();
	// A copy to the visitor, and two to the agent.
	const queued = 3;
	await eventually(() => expect(failed.mock.calls.length).toBeGreaterThanOrEqual(queued));

	for (let now = began + STEP; now <= began + HOUR; now += STEP) {
		const before = failed.mock.calls.length;
		vi.setSystemTime(now);
		await eventually(() => expect(failed.mock.calls.length - before).toBeGreaterThanOrEqual(queued));
		expect(rows.map(({ notified_at }) => notified_at)).toEqual([null, null]);
		if (now !== began + HOUR / 2) continue;
		await outbox.close();
		outbox = open(data, options);
	}
	expect(mails()).toEqual([]);
	expect(await outbox.waitingMails()).toMatchObject({ waiting: queued });
	expect((await outbox.waitingMails())?.oldestWaitingMs).toBeGreaterThan(HOUR - STEP);

	await startMails();
	vi.setSystemTime(began + HOUR + STEP);
	await eventually(() => expect(rows.every(({ notified_at }) => Date.parse(notified_at ?? '') >= began + HOUR)).toBe(true));
	await eventually(() => expect(mails()).toHaveLength(queued));
	expect(
		mails()
			.map(({ to }) => to)
			.sort(),
	).toEqual(['agent-5@example.com', 'agent-5@example.com', 'mariam@example.com']);
	expect(new Set(heads()).size).toBe(queued);
	await eventually(async () => expect(await outbox.waitingMails()).toEqual({ waiting: 0, oldestWaitingMs: null }));
});
