import { expect, test } from 'vitest';
import type { MailToWrite } from '#outbox/mail-kinds.ts';
import { enquiry } from '#outbox/test-outbox.ts';
import { english, office, viewing } from './test-mails.ts';

test('a copy has home, price, reference and question, in its language', () => {
	const sender = { name: 'Mariam Fahmy', phone: null, email: 'mariam@example.com' };
	const mail = office()({ kind: 'copy', reference: 'PN-7K4M-2QXR', sent: enquiry({ sender, origin: english }), viewing: null });
	expect(mail.to).toBe('mariam@example.com');
	expect(mail.subject).toBe('Your request PN-7K4M-2QXR: FST-VIL-1042: Villa 1042 & garden');
	for (const part of [
		'Hello Mariam Fahmy.',
		'EGP\u00a012,500,000',
		'Is it still there?',
		'After 5:00 pm',
		'https://pn.test/properties/1042-villa-1042',
	])
		expect(mail.text).toContain(part);
	expect([mail.list, mail.replyTo?.address]).toEqual([null, 'office@example.com']);
});

test('a booking mail has the current state and the link to change it', () => {
	const sender = { name: 'Mariam', phone: '+201000000001', email: 'mariam@example.com' };
	const sent = enquiry({ intent: 'viewing', times: ['2026-11-19 17:00'], sender, origin: english });
	const copy = (changes: Partial<Extract<MailToWrite, { kind: 'copy' }>['viewing'] & object>) =>
		office()({ kind: 'copy', reference: 'PN-7K4M-2QXR', sent, viewing: { ...viewing, token: 'vvv', ...changes } });
	const change = 'https://pn.test/viewing?token=vvv';
	const calendar = 'https://pn.test/received/PN-7K4M-2QXR/viewing.ics';
	expect(copy({}).subject).toBe('Your viewing is booked: PN-7K4M-2QXR');
	expect([copy({}).text.includes(change), copy({}).text.includes(calendar)]).toEqual([true, true]);
	for (const part of ['Viewing: In person', 'When: Thursday 19 Nov, 5:00 pm Cairo time']) expect(copy({}).text).toContain(part);
	expect(copy({}).text).not.toContain('Reply by');
	expect(copy({ sequence: 1 }).subject).toBe('Your viewing has moved: PN-7K4M-2QXR');
	const cancelled = copy({ sequence: 2, state: 'cancelled' });
	expect(cancelled.subject).toBe('Your viewing is cancelled: PN-7K4M-2QXR');
	expect([cancelled.text.includes(change), cancelled.text.includes(calendar)]).toEqual([false, true]);
	const meets = (mail: typeof cancelled) => ['Where', 'agree where to meet'].map((words) => mail.text.includes(words));
	expect([meets(copy({})), meets(cancelled)]).toEqual([
		[true, true],
		[false, false],
	]);
});

test.each(['Win at https://evil.example', 'go to evil.example now', 'write mallory@evil.example'])(
	'a copy contains no foreign link: %s',
	(typed) => {
		const sender = { name: typed, phone: null, email: 'victim@example.com' };
		const mail = office()({ kind: 'copy', reference: 'PN-1', sent: enquiry({ sender, message: typed, origin: english }), viewing: null });
		expect(mail.text + mail.html).not.toContain('evil');
	},
);
