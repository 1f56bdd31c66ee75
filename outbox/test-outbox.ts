import { onTestFinished } from 'vitest';
import { type Outbox, type OutboxOptions, openOutbox } from './outbox.ts';
import type { Enquiry, Origin, Subscription } from './submissions.ts';
import { plainMail } from './test-mails.ts';

export const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** An outbox that nothing leaves, unless the test says so. */
export function openTestOutbox(folder: string, options: Partial<OutboxOptions> = {}): Outbox {
	const outbox = openOutbox({
		folder,
		directus: { url: 'http://127.0.0.1:9', token: 'none' },
		mail: null,
		origin: () => 'https://pn.test',
		writeMail: plainMail,
		logger: silent,
		delivery: false,
		...options,
	});
	onTestFinished(() => outbox.close());
	return outbox;
}

export const origin: Origin = {
	language: 'ar',
	page: '/properties/1042',
	firstTouch: { at: '2026-11-01T08:00:00Z', landing: '/', referrer: 'https://www.google.com/', tags: { utm_source: 'google' } },
	lastTouch: null,
	consent: { text: 'I agree.', at: '2026-11-15T10:00:00Z' },
};

export const enquiry = (fields: Partial<Enquiry> = {}): Enquiry => ({
	kind: 'enquiry',
	intent: 'question',
	sender: { name: 'Mariam', phone: '+201000000001', email: null },
	channel: 'whatsapp',
	times: ['evening'],
	message: 'Is it still there?',
	about: { kind: 'property', id: 1042 },
	origin,
	...fields,
});

export const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
	kind: 'subscription',
	email: 'mariam@example.com',
	topic: { kind: 'newsletter' },
	origin,
	...fields,
});
