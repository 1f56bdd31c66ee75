import { cairoToday, hasBegun } from '#domain/cairo.ts';
import type { Database } from './database.ts';
import type { Journal } from './journal.ts';
import { hashSecret, type Secret } from './secret.ts';

/** With whom, where null is the office, and when: `2026-11-19 17:00` by the clock of Cairo. */
export type Booking = { agent: number | null; slot: string };

/** `sequence`: how often it was changed since it was booked. */
export type Viewing = Booking & { state: 'booked' | 'cancelled'; sequence: number; changedAt: string };

/** `past`: it has begun, or was cancelled, so that nothing is left to be changed. */
export type ChangeOutcome = 'done' | 'taken' | 'past' | 'unknown' | 'unavailable';

/** `changed`: the form whose viewing is another one now. */
export type Changed = { outcome: ChangeOutcome; changed: string | null };

export type Viewings = ReturnType<typeof createViewings>;

/** As it stands beside its form. Directus knows the first `told` changes. */
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
 * staff enter, give to somebody else or close in Studio, nor of those that were booked before it was counted. Whoever calls to confirm a viewing
 * settles these.
 */
export function createViewings(database: Database, secret: Secret, journal: Journal) {
	/** Names its form, and is made from the key file, as tokens of subscriptions are: nobody makes one who has only the database. */
	const createToken = (submission: string) => `${submission}.${secret.seal('viewing', submission)}`;
	function byToken(token: string): (Kept & { id: string; reference: string }) | null {
		const id = token.split('.', 1)[0] ?? '';
		if (hashSecret(token) !== hashSecret(createToken(id))) return null;
		const row = database.one<Row>('SELECT id, reference, viewing FROM submission WHERE id = ? AND viewing IS NOT NULL', id);
		return row && { ...(JSON.parse(row.viewing) as Kept), id, reference: row.reference };
	}
	const isTaken = (agent: number, slot: string): boolean =>
		database.one(
			"SELECT 1 FROM submission WHERE viewing ->> '$.agent' = ? AND viewing ->> '$.slot' = ? AND viewing ->> '$.state' = 'booked'",
			agent,
			slot,
		) !== null;

	function change({ id, sequence }: Kept & { id: string }, slot: string, state: Viewing['state'], now: number): Changed {
		const made = { slot, state, sequence: sequence + 1, at: now };
		applyChange(database, id, made);
		journal.append({ kind: 'viewing', id, ...made });
		return { outcome: 'done', changed: id };
	}
	const unchanged = (outcome: ChangeOutcome): Changed => ({ outcome, changed: null });

	return {
		createToken,
		isTaken: ({ agent, slot }: Booking) => isTaken(agent ?? OFFICE, slot),

		/** Within the transaction that takes the form, and that has looked whether the hour is free. */
		book(submission: string, { agent, slot }: Booking, now: number): void {
			const kept: Kept = { agent: agent ?? OFFICE, slot, state: 'booked', sequence: 0, at: now, told: 0, attempts: 0, nextTry: 0 };
			database.run('UPDATE submission SET viewing = ? WHERE id = ?', JSON.stringify(kept), submission);
		},

		taken: (agent: number | null, now: number): string[] =>
			database
				.all<{ slot: string }>(
					`SELECT viewing ->> '$.slot' AS slot FROM submission
					WHERE viewing ->> '$.agent' = ? AND viewing ->> '$.slot' >= ? AND viewing ->> '$.state' = 'booked'`,
					agent ?? OFFICE,
					cairoToday(now),
				)
				.map(({ slot }) => slot),

		/** What a link of ours changes, with the number of its form. */
		find(token: string): { reference: string; viewing: Viewing } | null {
			const row = byToken(token);
			const viewing = row && parseViewing(JSON.stringify(row));
			return viewing && { reference: row.reference, viewing };
		},

		tokenOf(reference: string): string | null {
			const row = database.one<{ id: string }>('SELECT id FROM submission WHERE reference = ? AND viewing IS NOT NULL', reference);
			return row && createToken(row.id);
		},

		/** Takes the new hour and frees the old one, as one. The hour it has already is no change. */
		move(token: string, slot: string, now: number): Changed {
			return database.transaction(() => {
				const row = byToken(token);
				if (!row) return unchanged('unknown');
				if (row.state === 'cancelled' || hasBegun(row.slot, now)) return unchanged('past');
				if (row.slot === slot) return unchanged('done');
				return isTaken(row.agent, slot) ? unchanged('taken') : change(row, slot, 'booked', now);
			});
		},

		/** For good: whoever wants to come after all books again. */
		cancel(token: string, now: number): Changed {
			return database.transaction(() => {
				const row = byToken(token);
				if (!row) return unchanged('unknown');
				if (row.state === 'cancelled') return unchanged('done');
				return hasBegun(row.slot, now) ? unchanged('past') : change(row, row.slot, 'cancelled', now);
			});
		},

		/** One whose change Directus does not know yet, after Directus has the form itself. */
		untold(now: number): { id: string; attempts: number; viewing: Viewing } | null {
			const row = database.one<Row>(
				`SELECT id, reference, viewing FROM submission WHERE state = 'delivered' AND accepted_at > ? AND viewing IS NOT NULL
				AND viewing ->> '$.sequence' > viewing ->> '$.told' AND viewing ->> '$.nextTry' <= ? ORDER BY accepted_at LIMIT 1`,
				now - TOLD_WITHIN_MS,
				now,
			);
			const viewing = parseViewing(row?.viewing ?? null);
			return row && viewing && { id: row.id, attempts: (JSON.parse(row.viewing) as Kept).attempts, viewing };
		},
		told: (id: string, sequence: number) =>
			database.run("UPDATE submission SET viewing = json_set(viewing, '$.told', ?, '$.attempts', 0) WHERE id = ?", sequence, id),
		tellLater: (id: string, attempts: number, nextTry: number) =>
			database.run(
				"UPDATE submission SET viewing = json_set(viewing, '$.attempts', ?, '$.nextTry', ?) WHERE id = ?",
				attempts,
				nextTry,
				id,
			),

		/** Those whose hour was before that moment. */
		forget: (before: number) =>
			database.run("UPDATE submission SET viewing = NULL WHERE viewing IS NOT NULL AND viewing ->> '$.slot' < ?", cairoToday(before)),
	};
}

type Change = { slot: string; state: Viewing['state']; sequence: number; at: number };

/**
 * What was sent says the new hour too: staff, copies and Directus read it there. Also from the journal, where a later change stands after an
 * earlier one.
 */
export const applyChange = (database: Database, submission: string, { slot, state, sequence, at }: Change) =>
	database.run(
		`UPDATE OR IGNORE submission SET viewing = json_set(viewing, '$.slot', ?, '$.state', ?, '$.sequence', ?, '$.at', ?, '$.nextTry', 0),
			payload = json_set(payload, '$.times', json_array(?)) WHERE id = ? AND viewing ->> '$.sequence' < ?`,
		slot,
		state,
		sequence,
		at,
		slot,
		submission,
		sequence,
	);
