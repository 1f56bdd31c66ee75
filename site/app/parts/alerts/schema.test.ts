import { expect, test } from 'vitest';
import { readForm } from '../forms/schema.ts';
import { alertSchema } from './schema.ts';

test('an address is read clean', () => {
	expect(readForm(alertSchema, { email: [' Ali@Example.COM '] })).toEqual({
		ok: true,
		value: { email: 'ali@example.com', frequency: null },
	});
});

test('how often is one of three, or left to us', () => {
	const read = (frequency: string) => readForm(alertSchema, { email: ['ali@example.com'], frequency: [frequency] });
	expect(read('weekly')).toMatchObject({ ok: true, value: { frequency: 'weekly' } });
	expect(read('every second')).toMatchObject({ ok: true, value: { frequency: null } });
});

test.each([
	[[], 'email.missing'],
	[['  '], 'email.missing'],
	[['ali'], 'email.unreadable'],
	[['a@b.com\r\nBcc: c@d.com'], 'email.unreadable'],
	[['a@b.com, c@d.com'], 'email.unreadable'],
])('%j is refused: %s', (email, problem) => {
	expect(readForm(alertSchema, { email })).toEqual({ ok: false, problems: { email: problem } });
});
