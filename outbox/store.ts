import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locales.ts';
import { makeReference } from '#domain/request-reference.ts';
import type { Database } from './database.ts';
import type { SentForm } from './mail-kinds.ts';
import type { About, Channel, Enquiry, Kind, Submission } from './submissions.ts';
import { parseViewing, type Viewing } from './viewings.ts';

export type Receipt = {
	reference: string;
	kind: Kind;
	acceptedAt: string;
	language: Locale;
	/** What the form was about; not personal. */
	about: About | null;
	channel: Channel | null;
	/** Kept with an enquiry until its content is deleted. */
	intent: Enquiry['intent'] | null;
	times: string[] | null;
	/** The current state of a viewing that was booked here. */
	viewing: Viewing | null;
};

export type FileField = 'photos' | 'cv';
export type KeptFile = { id: string; name: string; type: string; bytes: number; sha256: string };
export type AttachedFile = KeptFile & { field: FileField };

export type Waiting = {
	id: string;
	kind: Kind;
	reference: string;
	acceptedAt: number;
	attempts: number;
	submission: Submission;
	files: AttachedFile[];
	subscription: string | null;
	viewing: Viewing | null;
};

export type Listed = {
	id: string;
	kind: Kind;
	reference: string;
	acceptedAt: string;
	state: string;
	attempts: number;
	lastError: string | null;
	isRefused: boolean;
};

export type Troubled = { kind: Kind; reference: string; state: 'waiting' | 'dead'; acceptedAt: number; refusedAt: number | null };

/** `refused`: waiting submissions that Directus refused and that are retried. `dead`: put aside after weeks of refusals. */
export type Counts = { waiting: number; refused: number; dead: number; oldestWaitingMs: number | null };

export type Accepted = {
	submission: Submission;
	key: string;
	contentHash: string;
	files: readonly { id: string; field: FileField }[];
	subscription: string | null;
};

type ReceiptRow = {
	reference: string;
	kind: Kind;
	accepted_at: number;
	language: Locale;
	about: string | null;
	channel: Channel | null;
	intent: Enquiry['intent'] | null;
	times: string | null;
	viewing: string | null;
};

export type Store = ReturnType<typeof createStore>;

const receiptColumns =
	"reference, kind, accepted_at, language, about, channel, payload ->> '$.intent' AS intent, payload -> '$.times' AS times, viewing";

/** Submissions, until Directus has them and for a while after. */
export function createStore(database: Database) {
	const listFiles = (submission: string) =>
		database.all<AttachedFile>('SELECT id, name, type, bytes, sha256, field FROM file WHERE submission = ? ORDER BY place', submission);

	return {
		/** The submission that the same form view sent before. */
		async earlier(key: string): Promise<{ contentHash: string; receipt: Receipt } | null> {
			const row = await database.one<ReceiptRow & { content_hash: string }>(
				`SELECT content_hash, ${receiptColumns} FROM submission WHERE key = ?`,
				key,
			);
			return row && { contentHash: row.content_hash, receipt: parseReceipt(row) };
		},

		/** Call within a transaction that also stores what belongs to it. */
		async add({ submission, key, contentHash, files, subscription }: Accepted, now: number): Promise<{ id: string; reference: string }> {
			const id = randomUUID();
			const about = readAbout(submission);
			const reference = await makeUnusedReference();
			await database.run(
				`INSERT INTO submission (id, kind, key, content_hash, reference, language, about, channel, payload, subscription, accepted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
				id,
				submission.kind,
				key,
				contentHash,
				reference,
				submission.origin.language,
				about && JSON.stringify(about),
				'channel' in submission ? submission.channel : null,
				JSON.stringify(submission),
				subscription,
				now,
			);
			for (const [place, file] of files.entries())
				await database.run('UPDATE file SET submission = ?, field = ?, place = ? WHERE id = ?', id, file.field, place, file.id);
			return { id, reference };
		},

		async receipt(reference: string): Promise<Receipt | null> {
			const row = await database.one<ReceiptRow>(`SELECT ${receiptColumns} FROM submission WHERE reference = ?`, reference);
			return row && parseReceipt(row);
		},

		/** A form and its reference, until its content is deleted. */
		async sentForm(id: string): Promise<{ reference: string; sent: SentForm; viewing: Viewing | null } | null> {
			const row = await database.one<{ reference: string; payload: string; viewing: string | null }>(
				"SELECT reference, payload, viewing FROM submission WHERE id = ? AND kind <> 'subscription' AND payload IS NOT NULL",
				id,
			);
			return row && { reference: row.reference, sent: JSON.parse(row.payload), viewing: parseViewing(row.viewing) };
		},

		addFile: ({ id, name, type, bytes, sha256 }: KeptFile, now: number) =>
			database.run(
				'INSERT INTO file (id, name, type, bytes, sha256, staged_at) VALUES (?, ?, ?, ?, ?, ?)',
				id,
				name,
				type,
				bytes,
				sha256,
				now,
			),
		stagedFile: (id: string) =>
			database.one<KeptFile>('SELECT id, name, type, bytes, sha256 FROM file WHERE id = ? AND submission IS NULL', id),
		keptFile: (id: string) => database.one<KeptFile>('SELECT id, name, type, bytes, sha256 FROM file WHERE id = ?', id),
		dropStagedFile: async (id: string) => (await database.run('DELETE FROM file WHERE id = ? AND submission IS NULL', id)) > 0,
		stagedBefore: async (moment: number) =>
			(await database.all<{ id: string }>('SELECT id FROM file WHERE submission IS NULL AND staged_at < ?', moment)).map(({ id }) => id),

		/** Reserves the oldest due submission until the lease ends. */
		async claim(now: number, leaseMs: number): Promise<Waiting | null> {
			const row = await database.transaction(() =>
				database.one<{
					id: string;
					kind: Kind;
					reference: string;
					accepted_at: number;
					attempts: number;
					payload: string;
					subscription: string | null;
					viewing: string | null;
				}>(
					`UPDATE submission SET leased_until = ?, attempts = attempts + 1 WHERE id = (
					SELECT id FROM submission WHERE state = 'waiting' AND next_try <= ? AND leased_until <= ? ORDER BY accepted_at LIMIT 1
				) RETURNING id, kind, reference, accepted_at, attempts, payload, subscription, viewing`,
					now + leaseMs,
					now,
					now,
				),
			);
			if (!row) return null;
			const { accepted_at: acceptedAt, payload, viewing, ...rest } = row;
			return { ...rest, acceptedAt, viewing: parseViewing(viewing), submission: JSON.parse(payload), files: await listFiles(row.id) };
		},
		keepLease: (id: string, until: number) => database.run('UPDATE submission SET leased_until = ? WHERE id = ?', until, id),
		delivered: (id: string, deliveredId: string | null, now: number) =>
			database.run(
				"UPDATE submission SET state = 'delivered', delivered_at = ?, delivered_id = ?, last_error = NULL, refused_at = NULL, leased_until = 0 WHERE id = ? AND state = 'waiting'",
				now,
				deliveredId,
				id,
			),
		later: (id: string, error: string, nextTry: number) =>
			database.run('UPDATE submission SET last_error = ?, next_try = ?, leased_until = 0 WHERE id = ?', error, nextTry, id),
		/** Refused ones are retried too, since a permission may be granted, long enough for somebody to notice. */
		refused: (id: string, error: string, { now, nextTry, giveUpMs }: { now: number; nextTry: number; giveUpMs: number }) =>
			database.run(
				`UPDATE submission SET last_error = ?, next_try = ?, leased_until = 0, refused_at = coalesce(refused_at, ?),
					state = CASE WHEN coalesce(refused_at, ?) < ? THEN 'dead' ELSE 'waiting' END WHERE id = ? AND state = 'waiting'`,
				error,
				nextTry,
				now,
				now,
				now - giveUpMs,
				id,
			),
		/** Retries a dead submission, or a waiting one at once. */
		retry: async (id: string) =>
			(await database.run(
				"UPDATE submission SET state = 'waiting', next_try = 0, leased_until = 0, refused_at = NULL WHERE id = ? AND state IN ('dead', 'waiting')",
				id,
			)) > 0,

		/** Not delivered yet, oldest first. */
		async list(): Promise<Listed[]> {
			const rows = await database.all<{
				id: string;
				kind: Kind;
				reference: string;
				accepted_at: number;
				state: string;
				attempts: number;
				last_error: string | null;
				refused_at: number | null;
			}>(
				`SELECT id, kind, reference, accepted_at, state, attempts, last_error, refused_at FROM submission
					WHERE state IN ('waiting', 'dead') ORDER BY accepted_at`,
			);
			return rows.map(({ accepted_at, last_error, refused_at, ...row }) => ({
				...row,
				acceptedAt: new Date(accepted_at).toISOString(),
				lastError: last_error,
				isRefused: row.state === 'dead' || refused_at !== null,
			}));
		},

		/** Refused, or accepted before that moment and still waiting, oldest first. */
		troubled: (acceptedBefore: number, limit: number): Promise<Troubled[]> =>
			database.all<Troubled>(
				`SELECT kind, reference, state, accepted_at AS "acceptedAt", refused_at AS "refusedAt" FROM submission
				WHERE state = 'dead' OR (state = 'waiting' AND (refused_at IS NOT NULL OR accepted_at <= ?)) ORDER BY accepted_at LIMIT ?`,
				acceptedBefore,
				limit,
			),

		async counts(now: number): Promise<Counts> {
			const row = await database.one<{ waiting: number; refused: number; dead: number; oldest: number | null }>(
				`SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'dead') AS dead,
					count(*) FILTER (WHERE state = 'waiting' AND refused_at IS NOT NULL) AS refused,
					min(accepted_at) FILTER (WHERE state = 'waiting') AS oldest FROM submission WHERE state IN ('waiting', 'dead')`,
			);
			const { waiting = 0, refused = 0, dead = 0, oldest = null } = row ?? {};
			return { waiting, refused, dead, oldestWaitingMs: oldest === null ? null : now - oldest };
		},

		/** Submissions whose content is still stored. */
		withContent: async (): Promise<ReadonlySet<string>> =>
			new Set((await database.all<{ id: string }>('SELECT id FROM submission WHERE payload IS NOT NULL')).map(({ id }) => id)),

		/** Deletes personal data of forms delivered before that time; returns the files that can be removed. */
		scrub(before: number, now: number): Promise<string[]> {
			return database.transaction(async () => {
				const due = "state = 'delivered' AND delivered_at < ? AND scrubbed_at IS NULL";
				const files = await database.all<{ id: string }>(
					`SELECT id FROM file WHERE submission IN (SELECT id FROM submission WHERE ${due})`,
					before,
				);
				await database.run(`DELETE FROM file WHERE submission IN (SELECT id FROM submission WHERE ${due})`, before);
				await database.run(`UPDATE submission SET payload = NULL, last_error = NULL, scrubbed_at = ? WHERE ${due}`, now, before);
				return files.map(({ id }) => id);
			});
		},
	};

	async function makeUnusedReference(): Promise<string> {
		for (;;) {
			const reference = makeReference();
			if (!(await database.one('SELECT 1 FROM submission WHERE reference = ?', reference))) return reference;
		}
	}
}

const parseReceipt = ({ accepted_at, about, times, viewing, ...row }: ReceiptRow): Receipt => ({
	reference: row.reference,
	kind: row.kind,
	acceptedAt: new Date(accepted_at).toISOString(),
	language: row.language,
	about: about === null ? null : JSON.parse(about),
	channel: row.channel,
	intent: row.intent,
	times: times === null ? null : JSON.parse(times),
	viewing: parseViewing(viewing),
});

function readAbout(submission: Submission): About | null {
	if (submission.kind === 'enquiry') return submission.about;
	if (submission.kind === 'subscription' && submission.topic.kind === 'property') return { kind: 'property', id: submission.topic.id };
	return null;
}
