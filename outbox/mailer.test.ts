import { expect, onTestFinished, test } from 'vitest';
import { receivedMails, startMailSink } from '#e2e/mail-sink.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { cleanHeader, countMails, createMailer, type OutgoingMail, readDomain, type SendResult } from './mailer.ts';
import { silent } from './test-outbox.ts';

const letter: OutgoingMail = {
	id: 'abc',
	to: 'reader@example.com',
	replyTo: null,
	subject: 'Hello',
	text: 'Hello',
	html: '<p>Hello</p>',
	list: null,
	note: {},
};

async function send(mail: Partial<OutgoingMail>) {
	const folder = temporaryFolder();
	const sink = await startMailSink(folder);
	const mailer = createMailer({ url: sink.url, from: 'PN Homes <hello@pn.example>' }, silent);
	onTestFinished(() => {
		mailer.close();
		sink.close();
	});
	expect(await mailer.send({ ...letter, ...mail })).toEqual({ outcome: 'done' });
	const [received] = receivedMails(folder);
	if (!received) throw new Error('nothing came');
	return { ...received, head: received.head.replace(/\r\n\s+/g, ' ') };
}

test('a mail has an id in the sender’s domain, text and HTML parts, and is marked as automatic', async () => {
	const { head, to } = await send({});
	expect(to).toBe('reader@example.com');
	for (const line of [/^From: PN Homes <hello@pn\.example>/m, /^Message-ID: <abc@pn\.example>/m, /^Auto-Submitted: auto-generated/m])
		expect(head).toMatch(line);
	expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
	expect(head).not.toMatch(/^(List-|Reply-To)/m);
});

test('only subscription mails have list headers, with one-click unsubscribe', async () => {
	const { head } = await send({ list: { name: 'alerts', unsubscribe: 'https://pn.example/alerts/unsubscribe?token=t' } });
	expect(head).toMatch(/^List-Id: <alerts\.pn\.example>/im);
	expect(head).toMatch(/^List-Unsubscribe: <https:\/\/pn\.example\/alerts\/unsubscribe\?token=t>/m);
	expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});

test('typed text cannot inject a header', async () => {
	const hostile = 'Mallory\r\nBcc: all@example.com\r\n\r\n<b>body</b>';
	const { head, to, subject } = await send({ subject: hostile, replyTo: { name: hostile, address: 'mallory@example.com' } });
	expect(to).toBe('reader@example.com');
	expect(subject).toBe('Mallory Bcc: all@example.com <b>body</b>');
	expect(head).not.toMatch(/^Bcc/im);
	expect(head.match(/^Reply-To: .*<mallory@example\.com>$/m)).toHaveLength(1);
});

test('headers are limited in length, in any script', () => {
	expect(cleanHeader('ا'.repeat(5000))).toHaveLength(180);
	expect(cleanHeader('a\u2028b\u0000c')).toBe('a b c');
});

test.each([
	['hello@example.com', 'example.com'],
	['PN <hello@Mail.Example.com>', 'mail.example.com'],
	['nobody', 'localhost'],
])('mails from %s have ids of %s', (from, domain) => expect(readDomain(from)).toBe(domain));

test('sent and failed mails are counted', async () => {
	const results: SendResult[] = [
		{ outcome: 'done' },
		{ outcome: 'later', reason: 'busy' },
		{ outcome: 'refused', reason: '550' },
		{ outcome: 'done' },
	];
	const mailer = countMails({ send: async () => results.shift() ?? { outcome: 'done' }, close: () => {} });
	while (results.length) await mailer.send(letter);
	expect(mailer.counts()).toEqual({ sent: 2, failed: 2 });
});
