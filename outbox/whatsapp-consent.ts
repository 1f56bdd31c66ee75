import { createHash } from 'node:crypto';
import { readReference } from '#domain/request-reference.ts';
import type { Database } from './database.ts';
import { countTry, type Limit } from './limits.ts';
import type { Secret } from './secret.ts';

/** A message to our number. `from`: digits with country code, as WhatsApp gives them. */
export type ReceivedMessage = { id: string; from: string; text: string };
export type ReceivedOutcome = 'agreed' | 'stopped' | 'ignored';

const limits: Limit[] = [{ most: 10, withinMs: 24 * 60 * 60 * 1000 }];
const stopWords = new Set(['stop', 'unsubscribe', 'ايقاف', 'إيقاف', 'أوقف', 'اوقف', 'توقف', 'قف']);
const reference = /PN[\s-]*[2-9A-Z]{4}[\s-]*[2-9A-Z]{4}/i;

const readDigits = (phone: string) => phone.replace(/\D/g, '');
const hashPerson = (secret: Secret, phone: string) => secret.seal('whatsapp', readDigits(phone));

/**
 * We write only to visitors who agreed twice: they booked with their number, and wrote to us from it with the reference of the viewing. After a
 * stop word nothing is sent until they write with a reference again.
 */
export async function receiveMessage(
	database: Database,
	secret: Secret,
	{ id, from, text }: ReceivedMessage,
	now: number,
): Promise<ReceivedOutcome> {
	const person = hashPerson(secret, from);
	const set = (state: 'agreed' | 'stopped') =>
		database.run(
			'INSERT INTO consent (person, state, at) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET state = excluded.state, at = excluded.at',
			person,
			state,
			now,
		);
	if (
		stopWords.has(
			text
				.trim()
				.toLowerCase()
				.replace(/[.!؟?]+$/, ''),
		)
	) {
		await set('stopped');
		return 'stopped';
	}
	const named = readReference(reference.exec(text.slice(0, 1000))?.[0] ?? '');
	const form = named === null ? null : await findForm(database, named);
	if (!form?.phone || readDigits(form.phone) !== readDigits(from)) return 'ignored';
	await set('agreed');
	await queueMessage(database, secret, { submission: form.id, phone: form.phone, cause: id }, now);
	return 'agreed';
}

const findForm = (database: Database, reference: string) =>
	database.one<{ id: string; phone: string | null }>(
		"SELECT id, payload ->> '$.sender.phone' AS phone FROM submission WHERE reference = ? AND viewing IS NOT NULL",
		reference,
	);

export const hasAgreed = async (database: Database, secret: Secret, phone: string): Promise<boolean> =>
	(await database.one("SELECT 1 FROM consent WHERE person = ? AND state = 'agreed'", hashPerson(secret, phone))) !== null;

/** The id is derived from the cause, so that a message WhatsApp reports twice is answered once. */
export async function queueMessage(
	database: Database,
	secret: Secret,
	{ submission, phone, cause }: { submission: string; phone: string; cause: string },
	now: number,
): Promise<void> {
	if (!(await hasAgreed(database, secret, phone))) return;
	if (!(await countTry(database, secret, messageBucket(phone), limits, now))) return;
	const id = createHash('sha256').update(`whatsapp ${submission} ${cause}`).digest('hex').slice(0, 32);
	await database.run(
		"INSERT INTO mail (id, submission, kind, carrier, created_at) VALUES (?, ?, 'copy', 'whatsapp', ?) ON CONFLICT DO NOTHING",
		id,
		submission,
		now,
	);
}

const messageBucket = (phone: string) => `whatsapp ${readDigits(phone)}`;

export async function forgetConsent(database: Database, secret: Secret, phones: readonly string[]): Promise<void> {
	for (const phone of phones) {
		await database.run('DELETE FROM consent WHERE person = ?', hashPerson(secret, phone));
		await database.run('DELETE FROM attempt WHERE bucket = ?', secret.seal('bucket', messageBucket(phone)));
	}
}
