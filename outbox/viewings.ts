import { cairoToday, hasBegun } from '#domain/cairo.ts';
import type { Database } from './database.ts';
import type { Journal } from './journal.ts';
import { hashSecret, type Secret } from './secret.ts';

/** With whom, where null is the office, and when: `2026-11-19 17:00` by the clock of Cairo. */
export type Booking = { agent: number | null; slot: string };

/** What a viewing can be; `called_off`: staff closed its request as lost. */
export const viewingStates = ['booked', 'cancelled', 'called_off'] as const;

/** `sequence`: how often it was changed since it was booked. */
export type Viewing = Booking & { state: (typeof viewingStates)[number]; sequence: number; changedAt: string };

/** `past`: it has begun, was cancelled or called off, so that nothing is left to be changed. */
export type ChangeOutcome = 'done' | 'taken' | 'past' | 'unknown' | 'unavailable';

/** `changed`: the form whose viewing is another one now. */
export type Changed = { outcome: ChangeOutcome; changed: string | null };

export type Viewings = ReturnType<typeof createViewings>;

/** As it is beside its form. Directus knows the first `told` changes. */
type Kept = {
	agent: number;
	slot: string;
	state: Viewing['state'];
	sequence: number;
	at: number;
	told: number;
	attempts: number;
	nextTry: number;
};
type Row = { id: string; reference: string; viewing: string };

const OFFICE = 0;
/** Longer than a viewing is offered ahead, and than Directus is ever away. */
const TOLD_WITHIN_MS = 60 * 24 * 60 * 60 * 1000;

export function parseViewing(text: string | null): Viewing | null {
	if (text === null) return null;
	const { agent, slot, state, sequence, at }: Kept = JSON.parse(text);
	return { agent: agent === OFFICE ? null : agent, slot, state, sequence, changedAt: new Date(at).toISOString() };
}

/**
 * The hours that visitors booked here, and nothing of who did. Hours are free or taken by this alone: it does not know of viewings that
 * staff enter or give to somebody else in Studio, nor of those that were booked before it was counted. Anyone who calls to confirm a viewing
 * settles these.
 */
export function createViewings(database: Database, secret: Secret, journal: Journal | null) {
	/** Names its form, and is made from the key file, like tokens of subscriptions: the database alone is not enough to forge one. */
	const createToken = (submission: string) => `${submission}.${secret.seal('viewing', submission)}`;
	async function byToken(token: string): Promise<(Kept & { id: string; reference: string }) | null> {
		const id = token.split('.', 1)[0] ?? '';
		if (hashSecret(token) !== hashSecret(createToken(id))) return null;
		const row = await database.one<Row>('SELECT id, reference, viewing FROM submission WHERE id = ? AND viewing IS NOT NULL', id);
		return row && { ...(JSON.parse(row.viewing) as Kept), id, reference: row.reference };
	}
	const isTaken = async (agent: number, slot: string): Promise<boolean> => (await findHolder(database, agent, slot)) !== null;
	/** What Directus was told of it, and when it is told again. */
	const note = (id: string, noted: Partial<Kept>) =>
		database.transaction(async () => {
			const row = await database.one<{ viewing: string }>('SELECT viewing FROM submission WHERE id = ? AND viewing IS NOT NULL', id);
			if (!row) return 0;
			return database.run('UPDATE submission SET viewing = ? WHERE id = ?', JSON.stringify({ ...JSON.parse(row.viewing), ...noted }), id);
		});

	async function change({ id, sequence }: Kept & { id: string }, slot: string, state: Viewing['state'], now: number): Promise<Changed> {
		const made = { slot, state, sequence: sequence + 1, at: now };
		await applyChange(database, id, made);
		journal?.append({ kind: 'viewing', id, ...made });
		return { outcome: 'done', changed: id };
	}
	const unchanged = (outcome: ChangeOutcome): Changed => ({ outcome, changed: null });

	return {
		createToken,
		isTaken: ({ agent, slot }: Booking) => isTaken(agent ?? OFFICE, slot),

		/** Within the transaction that takes the form, and that has looked whether the hour is free. */
		async book(submission: string, { agent, slot }: Booking, now: number): Promise<void> {
			const kept: Kept = { agent: agent ?? OFFICE, slot, state: 'booked', sequence: 0, at: now, told: 0, attempts: 0, nextTry: 0 };
			await database.run('UPDATE submission SET viewing = ? WHERE id = ?', JSON.stringify(kept), submission);
		},

		async taken(agent: number | null, now: number): Promise<string[]> {
			const rows = await database.all<{ slot: string }>(
				`SELECT viewing ->> '$.slot' AS slot FROM submission
					WHERE viewing ->> '$.agent' = ? AND viewing ->> '$.slot' >= ? AND viewing ->> '$.state' = 'booked'`,
				agent ?? OFFICE,
				cairoToday(now),
			);
			return rows.map(({ slot }) => slot);
		},

		/** What a link of ours changes, with the number of its form. */
		async find(token: string): Promise<{ reference: string; viewing: Viewing } | null> {
			const row = await byToken(token);
			const viewing = row && parseViewing(JSON.stringify(row));
			return viewing && { reference: row.reference, viewing };
		},

		async tokenOf(reference: string): Promise<string | null> {
			const row = await database.one<{ id: string }>('SELECT id FROM submission WHERE reference = ? AND viewing IS NOT NULL', reference);
			return row && createToken(row.id);
		},

		/** Takes the new hour and frees the old one, as one. The hour it has already is no change. */
		move(token: string, slot: string, now: number): Promise<Changed> {
			return database.transaction(async () => {
				const row = await byToken(token);
				if (!row) return unchanged('unknown');
				if (row.state !== 'booked' || hasBegun(row.slot, now)) return unchanged('past');
				if (row.slot === slot) return unchanged('done');
				return (await isTaken(row.agent, slot)) ? unchanged('taken') : change(row, slot, 'booked', now);
			});
		},

		/** For good: anyone who wants to come after all books again. */
		cancel(token: string, now: number): Promise<Changed> {
			return database.transaction(async () => {
				const row = await byToken(token);
				if (!row) return unchanged('unknown');
				if (row.state !== 'booked') return unchanged('done');
				return hasBegun(row.slot, now) ? unchanged('past') : change(row, row.slot, 'cancelled', now);
			});
		},

		/** The keys of those that Directus has and that are still to be. */
		async coming(now: number): Promise<string[]> {
			const rows = await database.all<Pick<Row, 'id' | 'viewing'>>(
				`SELECT id, viewing FROM submission
					WHERE state = 'delivered' AND viewing ->> '$.state' = 'booked' AND viewing ->> '$.slot' >= ? ORDER BY accepted_at`,
				cairoToday(now),
			);
			return rows.filter(({ viewing }) => !hasBegun((JSON.parse(viewing) as Kept).slot, now)).map(({ id }) => id);
		},

		/** Frees the hour of a form whose request was closed. Says whether it had one. */
		callOff(id: string, now: number): Promise<boolean> {
			return database.transaction(async () => {
				const row = await database.one<Row>('SELECT id, reference, viewing FROM submission WHERE id = ? AND viewing IS NOT NULL', id);
				const kept = row && (JSON.parse(row.viewing) as Kept);
				if (kept?.state !== 'booked' || hasBegun(kept.slot, now)) return false;
				await change({ ...kept, id }, kept.slot, 'called_off', now);
				return true;
			});
		},

		/** One whose change Directus does not know yet, after Directus has the form itself. */
		async findUnreported(now: number): Promise<{ id: string; attempts: number; viewing: Viewing } | null> {
			const row = await database.one<Row>(
				`SELECT id, reference, viewing FROM submission WHERE state = 'delivered' AND accepted_at > ? AND viewing IS NOT NULL
				AND CAST(viewing ->> '$.sequence' AS BIGINT) > CAST(viewing ->> '$.told' AS BIGINT) AND CAST(viewing ->> '$.nextTry' AS BIGINT) <= ? ORDER BY accepted_at LIMIT 1`,
				now - TOLD_WITHIN_MS,
				now,
			);
			const viewing = parseViewing(row?.viewing ?? null);
			return row && viewing && { id: row.id, attempts: (JSON.parse(row.viewing) as Kept).attempts, viewing };
		},
		markReported: (id: string, sequence: number) => note(id, { told: sequence, attempts: 0 }),
		delayReport: (id: string, attempts: number, nextTry: number) => note(id, { attempts, nextTry }),

		/** Those whose hour was before that moment. */
		forget: (before: number) =>
			database.run("UPDATE submission SET viewing = NULL WHERE viewing IS NOT NULL AND viewing ->> '$.slot' < ?", cairoToday(before)),
	};
}

type Change = { slot: string; state: Viewing['state']; sequence: number; at: number };

/**
 * What was sent says the new hour too: staff, copies and Directus read it there. Also from the journal, where a later change stands after an
 * earlier one, and an hour may be somebody else's by now. Within a transaction of the caller's.
 */
export async function applyChange(database: Database, submission: string, change: Change): Promise<void> {
	const row = await database.one<{ viewing: string; payload: string | null }>(
		'SELECT viewing, payload FROM submission WHERE id = ? AND viewing IS NOT NULL',
		submission,
	);
	if (!row) return;
	const kept: Kept = JSON.parse(row.viewing);
	const holder = change.state === 'booked' ? await findHolder(database, kept.agent, change.slot) : null;
	if (kept.sequence >= change.sequence || (holder !== null && holder !== submission)) return;
	const made: Kept = { ...kept, ...change, nextTry: 0 };
	const sent = row.payload === null ? null : JSON.stringify({ ...JSON.parse(row.payload), times: [change.slot] });
	await database.run('UPDATE submission SET viewing = ?, payload = ? WHERE id = ?', JSON.stringify(made), sent, submission);
}

/** The form that has an hour. */
async function findHolder(database: Database, agent: number, slot: string): Promise<string | null> {
	const row = await database.one<{ id: string }>(
		"SELECT id FROM submission WHERE viewing ->> '$.agent' = ? AND viewing ->> '$.slot' = ? AND viewing ->> '$.state' = 'booked'",
		agent,
		slot,
	);
	return row?.id ?? null;
}
