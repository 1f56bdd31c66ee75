import { expect, test } from 'vitest';
import { createMailLimits } from './mail-limits.ts';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 15);

test('one account gets three mails, from any address, then one every half hour', () => {
	const limits = createMailLimits(Buffer.alloc(32, 1));
	const waits = Array.from({ length: 4 }, (_, index) =>
		limits.admit(index % 2 ? 'mona@example.com' : ' Mona@example.com', `192.0.2.${index}`, now),
	);
	expect(waits).toEqual([0, 0, 0, 30 * MINUTE]);
	expect(limits.admit('mona@example.com', '192.0.2.9', now + 30 * MINUTE)).toBe(0);
});

test('one address may ask for ten accounts', () => {
	const limits = createMailLimits(Buffer.alloc(32, 1));
	const sent = Array.from({ length: 12 }, (_, index) => limits.admit(`${index}@example.com`, '192.0.2.1', now)).filter(
		(wait) => wait === 0,
	);
	expect(sent).toHaveLength(10);
});
