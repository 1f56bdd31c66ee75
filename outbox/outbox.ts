import { randomUUID } from 'node:crypto';
import { readReference } from '#domain/request-reference.ts';
import type { AlertFrequency } from '#domain/vocabulary.ts';
import type { Logger } from '#runtime/logger.ts';
import { withJournal } from './accept.ts';
import { hashContent } from './content-hash.ts';
import { type DeliveryOptions, type MessageSender, startDelivery } from './deliver.ts';
import { type OutboxHealth, readHealth } from './health.ts';
import { createLeases, type Leases } from './leases.ts';
import { allowTry, type Limit } from './limits.ts';
import { openLocalParts } from './local-parts.ts';
import type { AlertContent, WriteMail, WriteOfficeMail } from './mail-kinds.ts';
import { countWaitingMails, queueCopy, type WaitingMails } from './mail-queue.ts';
import type { Mail, MailCounts } from './mailer.ts';
import type { Opened } from './parts.ts';
import { hashSecret } from './secret.ts';
import { openSharedParts, type SharedStore } from './shared-parts.ts';
import type { StaffMails } from './staff-mails.ts';
import type { FileField, KeptFile, Receipt } from './store.ts';
import type { Submission } from './submissions.ts';
import type { SubscriptionRow, Topic } from './subscriptions.ts';
import { findTroubles, type Trouble } from './troubles.ts';
import type { Booking, Changed, ChangeOutcome, Viewing, Viewings } from './viewings.ts';
import { queueMessage, type ReceivedMessage, type ReceivedOutcome, receiveMessage } from './whatsapp-consent.ts';

export type { Mail } from './mailer.ts';
export type { Receipt } from './store.ts';
export type { ReceivedMessage } from './whatsapp-consent.ts';

export type StagedFile = { id: string; name: string; type: string; bytes: number };

export type Outcome =
	/** Synced to disk. Also the answer to a repeat with the same key and content. */
	| { outcome: 'accepted'; receipt: Receipt }
	/** The key was already used with other content, which has this receipt. */
	| { outcome: 'other-content'; receipt: Receipt }
	/** Somebody else has booked this hour; nothing was stored. */
	| { outcome: 'taken' }
	/** The disk or the database cannot be written. */
	| { outcome: 'unavailable' };

/** The disk, or the shared database, cannot be read or written. */
export type Unavailable = 'unavailable';

export type Outbox = {
	/** Photos keep the order of `files`. `booking`: the hour that a viewing asks for. */
	accept(
		submission: Submission,
		options: { key: string; files?: { id: string; field: FileField }[]; booking?: Booking | null },
	): Promise<Outcome>;
	/** Accepts a reference in any spelling. */
	receipt(reference: string): Promise<Receipt | null | Unavailable>;
	/** Stores a file until its form is sent, at most 48 hours. The caller has checked it. Null: unavailable. */
	stage(file: { name: string; type: string; bytes: Uint8Array }): Promise<StagedFile | null>;
	staged(id: string): Promise<StagedFile | null>;
	stagedBytes(id: string): Promise<Uint8Array | null>;
	unstage(id: string): Promise<void>;
	/** Counts a try against a limit. While the disk fails, every try is allowed. */
	allow(bucket: string, limit: Limit): Promise<boolean>;
	subscriptions: {
		confirm(token: string): Promise<'confirmed' | 'unknown' | Unavailable>;
		unsubscribe(token: string): Promise<'unsubscribed' | 'unknown' | Unavailable>;
		/** What a mail's link refers to, also after it was used; a confirmation link covers everything that it confirms. */
		topics(purpose: 'confirm' | 'unsubscribe', token: string): Promise<Topic[] | Unavailable>;
		/** The subscription of an unsubscribe token. Null: it has ended, or never existed. */
		managed(token: string): Promise<{ topic: Topic; frequency: AlertFrequency } | null | Unavailable>;
		/** The token that manages the subscription of a confirmation link. */
		manageToken(confirmToken: string): Promise<string | null>;
		setFrequency(token: string, frequency: AlertFrequency): Promise<'changed' | 'unknown' | Unavailable>;
	};
	viewings: {
		/** The hours booked with an agent, or with the office if null, from today on. Empty while the disk fails. */
		taken(agent: number | null): Promise<ReadonlySet<string>>;
		/** The viewing of a link. */
		find(token: string): Promise<{ reference: string; viewing: Viewing } | null | Unavailable>;
		/** For the page that confirms a booking. */
		tokenOf(reference: string): Promise<string | null>;
		/** The caller has checked that the hour is offered. */
		move(token: string, slot: string): Promise<ChangeOutcome>;
		cancel(token: string): Promise<ChangeOutcome>;
	};
	/** A WhatsApp message that somebody sent to our number. */
	receiveMessage(message: ReceivedMessage): Promise<ReceivedOutcome>;
	alerts: {
		confirmed(topic: Topic['kind']): Promise<SubscriptionRow[]>;
		/** Stores what the subscriber knows now and queues the mail about it, if any. False: another process did. */
		recordSeen(subscription: SubscriptionRow, seen: unknown, content: AlertContent | null): Promise<boolean>;
	};
	/** Which of the sites that share the outbox does a task for all of them. */
	leases: Leases;
	health(): Promise<OutboxHealth>;
	mailCounts(): MailCounts;
	/** Null: the disk fails. */
	waitingMails(): Promise<WaitingMails | null>;
	/** Requests that are stuck, oldest first. Null: the disk fails. */
	troubles(limit: number): Promise<Trouble[] | null>;
	close(): Promise<void>;
};

export type OutboxOptions = {
	folder: string;
	/** A database that several machines share. Null: everything is in the folder. */
	shared?: SharedStore | null;
	directus: { url: string; token: string };
	/** Null: mails are logged instead of sent. */
	mail: Mail | null;
	writeOfficeMail?: WriteOfficeMail;
	writeMail: WriteMail;
	/** Mails to staff about requests. If left out, none are sent. */
	staffMails?: StaffMails | null;
	/** If left out, no WhatsApp messages are queued or sent. */
	whatsApp?: MessageSender | null;
	/** If left out, newsletters are not sent. */
	sendsNewsletters?: boolean;
	origin: () => string;
	logger: Logger;
	keepDays?: number;
	/** Whether this process delivers as well. */
	delivery?: boolean | DeliveryOptions;
};

/** Accepts what visitors send and keeps it until Directus has it. No call waits for Directus. */
export function openOutbox(options: OutboxOptions): Outbox {
	const { logger } = options;
	const parts = options.shared ? openSharedParts(options.shared, logger) : openLocalParts(options.folder, logger);
	const { files } = parts;
	const delivery =
		options.delivery === false
			? null
			: startDelivery(
					{
						...options,
						writeOfficeMail: options.writeOfficeMail ?? (() => null),
						staffMails: options.staffMails ?? null,
						whatsApp: options.whatsApp ?? null,
						sendsNewsletters: options.sendsNewsletters ?? false,
						parts,
						keepDays: options.keepDays ?? 30,
					},
					options.delivery === true ? {} : options.delivery,
				);

	const staged = async (id: string): Promise<StagedFile | null> => {
		const file = await parts.use('staged', null, ({ store }) => store.stagedFile(id));
		return file && { id: file.id, name: file.name, type: file.type, bytes: file.bytes };
	};

	return {
		async accept(submission, { key, files: attached = [], booking = null }) {
			const outcome = await parts.use('accept', UNAVAILABLE, ({ database, secret, store, subscriptions, viewings, journal }) =>
				withJournal(database, journal, async (note): Promise<Outcome> => {
					const kept: { field: FileField; file: KeptFile | null }[] = [];
					for (const { id, field } of attached) kept.push({ field, file: await store.keptFile(id) });
					const hash = hashContent(secret, submission, kept);
					const earlier = await store.earlier(key);
					if (earlier) return { outcome: earlier.contentHash === hash ? 'accepted' : 'other-content', receipt: earlier.receipt };
					for (const { id } of attached) if (!(await store.stagedFile(id))) return reportMissingFile();
					if (booking && (await viewings.isTaken(booking))) return { outcome: 'taken' };
					const now = Date.now();
					const subscription = submission.kind === 'subscription' ? await subscriptions.request(submission, now) : null;
					const { id, reference } = await store.add({ submission, key, contentHash: hash, files: attached, subscription }, now);
					if (booking) await viewings.book(id, booking, now);
					await queueCopy(database, secret, { submission, id }, now);
					await note(id);
					const receipt = await store.receipt(reference);
					if (!receipt) throw new Error('a submission was not there after it was written');
					return { outcome: 'accepted', receipt };
				}),
			);
			if (outcome.outcome === 'unavailable' || outcome.outcome === 'taken') return outcome;
			parts.works();
			delivery?.wake();
			return outcome;
		},

		async receipt(typed) {
			const reference = readReference(typed);
			return reference === null ? null : orUnavailable('receipt', ({ store }) => store.receipt(reference));
		},

		async stage({ name, type, bytes }) {
			const file = { id: randomUUID(), name, type, bytes: bytes.byteLength };
			try {
				await files.write(file.id, bytes);
			} catch (error) {
				parts.failed('stage', error);
				return null;
			}
			const row = { ...file, sha256: hashSecret(bytes) };
			const isKept = await parts.use('stage', false, async ({ store }) => (await store.addFile(row, Date.now())) > 0);
			if (isKept) {
				parts.works();
				return file;
			}
			await files.remove(file.id).catch(() => {});
			return null;
		},

		staged,
		stagedBytes: async (id) => ((await staged(id)) ? files.read(id).catch(() => null) : null),
		async unstage(id) {
			if (await parts.use('unstage', false, ({ store }) => store.dropStagedFile(id))) await files.remove(id).catch(() => {});
		},

		allow: (bucket, limit) => parts.use('allow', true, ({ database, secret }) => allowTry(database, secret, bucket, limit, Date.now())),

		subscriptions: {
			topics: (purpose, token) => orUnavailable('topics', ({ subscriptions }) => subscriptions.topics(purpose, token)),
			managed: (token) => orUnavailable('managed', ({ subscriptions }) => subscriptions.managed(token)),
			manageToken: (token) => parts.use('manage token', null, ({ subscriptions }) => subscriptions.manageToken(token)),
			setFrequency: (token, frequency) =>
				andWakeDelivery(orUnavailable('frequency', ({ subscriptions }) => subscriptions.setFrequency(token, frequency))),
			confirm: (token) => andWakeDelivery(orUnavailable('confirm', ({ subscriptions }) => subscriptions.confirm(token, Date.now()))),
			unsubscribe: (token) =>
				andWakeDelivery(orUnavailable('unsubscribe', ({ subscriptions }) => subscriptions.unsubscribe(token, Date.now()))),
		},

		viewings: {
			find: (token) => orUnavailable('viewing', ({ viewings }) => viewings.find(token)),
			tokenOf: (reference) => parts.use('viewing', null, ({ viewings }) => viewings.tokenOf(reference)),
			move: (token, slot) => changeViewing((viewings) => viewings.move(token, slot, Date.now())),
			cancel: (token) => changeViewing((viewings) => viewings.cancel(token, Date.now())),
			taken: async (agent) => new Set(await parts.use<string[]>('viewings', [], ({ viewings }) => viewings.taken(agent, Date.now()))),
		},

		receiveMessage: (message) =>
			andWakeDelivery(
				parts.use('receive message', 'ignored', ({ database, secret }) =>
					database.transaction(() => receiveMessage(database, secret, message, Date.now())),
				),
			),

		alerts: {
			confirmed: (topic) => parts.use('alerts', [], ({ subscriptions }) => subscriptions.confirmed(topic)),
			recordSeen: (subscription, seen, content) =>
				andWakeDelivery(
					parts.use('record seen', false, ({ subscriptions }) => subscriptions.recordSeen(subscription, seen, content, Date.now())),
				),
		},

		leases: createLeases(parts),
		health: () => readHealth(parts),
		mailCounts: () => delivery?.mailCounts() ?? { sent: 0, failed: 0 },
		waitingMails: () => parts.use('mails', null, ({ database }) => countWaitingMails(database, Date.now())),
		troubles: (limit) => findTroubles(parts, limit),

		async close() {
			await delivery?.stop();
			await parts.close();
		},
	};

	function orUnavailable<T>(what: string, work: (opened: Opened) => T | Promise<T>): Promise<T | Unavailable> {
		return parts.use<T | Unavailable>(what, 'unavailable', work);
	}

	/** Callers check `staged` first; a file that disappears in between is treated like a failing disk. */
	function reportMissingFile(): Outcome {
		logger.warn('outbox.file_missing', 'A file was removed before its form came');
		return UNAVAILABLE;
	}

	/** A change is confirmed by mail, or by WhatsApp if the visitor wrote to us there. */
	async function changeViewing(change: (viewings: Viewings) => Promise<Changed>): Promise<ChangeOutcome> {
		const { outcome } = await parts.use('viewing', FAILED, async ({ database, secret, store, viewings }) => {
			const result = await change(viewings);
			const form = result.changed === null ? null : await store.sentForm(result.changed);
			if (!form || !result.changed) return result;
			const now = Date.now();
			await queueCopy(database, secret, { submission: form.sent, id: result.changed }, now);
			const { phone } = form.sent.sender;
			const cause = `change ${form.viewing?.sequence}`;
			if (options.whatsApp && phone) await queueMessage(database, secret, { submission: result.changed, phone, cause }, now);
			return result;
		});
		delivery?.wake();
		return outcome;
	}

	async function andWakeDelivery<T>(answer: Promise<T>): Promise<T> {
		const given = await answer;
		delivery?.wake();
		return given;
	}
}

const UNAVAILABLE: Outcome = { outcome: 'unavailable' };
const FAILED: Changed = { outcome: 'unavailable', changed: null };
