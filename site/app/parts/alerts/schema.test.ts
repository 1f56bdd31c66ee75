import { expect, test } from 'vitest';
import { readForm } from '../forms/schema.ts';
import { alertSchema } from './schema.ts';

test('normalises the e-mail address', () => {
	expect(readForm(alertSchema, { email: [' Ali@Example.COM '] })).toEqual({
		ok: true,
		value: { email: 'ali@example.com', frequency: null },
	});
});

test('frequency is one of three, or the default', () => {
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
])('rejects %j: %s', (email, problem) => {
	expect(readForm(alertSchema, { email })).toEqual({ ok: false, problems: { email: problem } });
});
