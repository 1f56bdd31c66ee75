import { onTestFinished, test } from 'vitest';
import { sharedStoreFor } from '#runtime/test-postgres.ts';
import { openLocalParts } from './local-parts.ts';
import { type Outbox, type OutboxOptions, openOutbox } from './outbox.ts';
import type { OutboxParts } from './parts.ts';
import { openSharedParts } from './shared-parts.ts';
import type { Enquiry, Origin, Subscription } from './submissions.ts';
import { plainMail } from './test-mails.ts';

export const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** An outbox that delivers nothing unless the test asks for it. */
export function openTestOutbox(folder: string, options: Partial<OutboxOptions> = {}): Outbox {
	const outbox = openOutbox({
		folder,
		shared: sharedStoreFor(folder),
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

export function openTestParts(folder: string): OutboxParts {
	const shared = sharedStoreFor(folder);
	return shared ? openSharedParts(shared, silent) : openLocalParts(folder, silent);
}

/** Whether tests run on a shared database (project `shared` in vitest.config.ts). */
export const isShared = process.env['TEST_POSTGRES'] !== undefined;

/** For tests of local files, which do not exist with a shared database. */
export const testInFolder = test.skipIf(isShared);

export async function findUnknown(outbox: Pick<Outbox, 'receipt'>, references: readonly string[]): Promise<string[]> {
	const unknown: string[] = [];
	for (const reference of references) {
		const receipt = await outbox.receipt(reference);
		if (receipt === null || receipt === 'unavailable') unknown.push(reference);
	}
	return unknown;
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
