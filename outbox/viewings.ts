import { cairoMoment, cairoToday, hasBegun } from '#domain/cairo.ts';
import type { Database } from './database.ts';
import type { Journal } from './journal.ts';
import { hashSecret, type Secret } from './secret.ts';

/** `agent`: null is the office. `slot`: `2026-11-19 17:00` in Cairo time. */
export type Booking = { agent: number | null; slot: string };

/** `called_off`: staff removed its hour, or closed or deleted its request. */
export const viewingStates = ['booked', 'cancelled', 'called_off'] as const;

export const changers = ['visitor', 'staff'] as const;
type Changer = (typeof changers)[number];

/** How the visitor is told of a change by staff; `nobody` if they cannot be reached. */
export type Told = 'mail' | 'whatsapp' | 'nobody';

/** `sequence`: how often it was changed since it was booked, the last time by `by`. */
export type Viewing = Booking & {
	state: (typeof viewingStates)[number];
	sequence: number;
	changedAt: string;
	by?: Changer;
	told?: Told | null;
};

/** `past`: it has begun, was cancelled or called off, so it cannot be changed. */
export type ChangeOutcome = 'done' | 'taken' | 'past' | 'unknown' | 'unavailable';

/** `changed`: the form whose viewing was changed. */
export type Changed = { outcome: ChangeOutcome; changed: string | null };

export type Viewings = ReturnType<typeof createViewings>;

/** The result of a change by staff; `later`: Directus does not know of an earlier change yet. */
export type StaffOutcome = 'done' | 'nothing' | 'taken' | 'later';

/** As stored in the form's row. Directus knows the first `told` changes, and the hour if it is `shown`. */
type Kept = {
	agent: number;
	slot: string;
	state: Viewing['state'];
	sequence: number;
	at: number;
	told: number;
	attempts: number;
	nextTry: number;
	shown?: boolean;
	by?: Changer;
	visitor?: Told | null;
};
type Row = { id: string; reference: string; viewing: string };

const OFFICE = 0;
/** Longer than viewings can be booked ahead, and longer than Directus is ever down. */
const REPORT_WITHIN_MS = 60 * 24 * 60 * 60 * 1000;
/** A visitor who missed a viewing is often given another hour. */
const CHANGEABLE_MS = 7 * 24 * 60 * 60 * 1000;

export function parseViewing(text: string | null): Viewing | null {
	if (text === null) return null;
	const { agent, slot, state, sequence, at, by = 'visitor', visitor = null }: Kept = JSON.parse(text);
	return { agent: agent === OFFICE ? null : agent, slot, state, sequence, changedAt: new Date(at).toISOString(), by, told: visitor };
}

/** As Directus stores it. Null: the viewing has no hour any more. */
export const formatViewingMoment = ({ state, slot }: Pick<Viewing, 'state' | 'slot'>): string | null =>
	state === 'booked' ? new Date(cairoMoment(slot.slice(0, 10), slot.slice(11))).toISOString() : null;

/**
 * Viewings that visitors booked here, without who booked them. Only these decide which hours are taken: viewings that staff enter or reassign in
 * Studio are not known here, so the agent settles conflicts when calling to confirm.
 */
export function createViewings(database: Database, secret: Secret, journal: Journal | null) {
	/** The token contains its form's id and a keyed hash, so that it cannot be forged from the database alone. */
	const createToken = (submission: string) => `${submission}.${secret.seal('viewing', submission)}`;
	async function byToken(token: string): Promise<(Kept & { id: string; reference: string }) | null> {
		const id = token.split('.', 1)[0] ?? '';
		if (hashSecret(token) !== hashSecret(createToken(id))) return null;
		const row = await database.one<Row>('SELECT id, reference, viewing FROM submission WHERE id = ? AND viewing IS NOT NULL', id);
		return row && { ...(JSON.parse(row.viewing) as Kept), id, reference: row.reference };
	}
	const isTaken = async (agent: number, slot: string): Promise<boolean> => (await findHolder(database, agent, slot)) !== null;
	/** Stores what Directus was told, and when to retry. */
	const note = (id: string, noted: Partial<Kept>) => database.transaction(() => set(id, noted));
	async function set(id: string, noted: Partial<Kept>): Promise<number> {
		const row = await database.one<{ viewing: string }>('SELECT viewing FROM submission WHERE id = ? AND viewing IS NOT NULL', id);
		if (!row) return 0;
		return database.run('UPDATE submission SET viewing = ? WHERE id = ?', JSON.stringify({ ...JSON.parse(row.viewing), ...noted }), id);
	}

	async function change(
		{ id, sequence }: Kept & { id: string },
		slot: string,
		state: Viewing['state'],
		now: number,
		by: Changer = 'visitor',
	): Promise<Changed> {
		const made = { slot, state, sequence: sequence + 1, at: now, by };
		await applyChange(database, id, made);
		journal?.append({ kind: 'viewing', id, ...made });
		return { outcome: 'done', changed: id };
	}
	const unchanged = (outcome: ChangeOutcome): Changed => ({ outcome, changed: null });

	return {
		createToken,
		isTaken: ({ agent, slot }: Booking) => isTaken(agent ?? OFFICE, slot),

		/** Call within the transaction that stores the form and has checked that the hour is free. */
		async book(submission: string, { agent, slot }: Booking, now: number): Promise<void> {
			const kept: Kept = {
				agent: agent ?? OFFICE,
				slot,
				state: 'booked',
				sequence: 0,
				at: now,
				told: 0,
				attempts: 0,
				nextTry: 0,
				shown: true,
			};
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

		/** The viewing of a link, with the reference of its form. */
		async find(token: string): Promise<{ reference: string; viewing: Viewing } | null> {
			const row = await byToken(token);
			const viewing = row && parseViewing(JSON.stringify(row));
			return viewing && { reference: row.reference, viewing };
		},

		async tokenOf(reference: string): Promise<string | null> {
			const row = await database.one<{ id: string }>('SELECT id FROM submission WHERE reference = ? AND viewing IS NOT NULL', reference);
			return row && createToken(row.id);
		},

		/** Takes the new hour and frees the old one in one transaction. Moving to the same hour changes nothing. */
		move(token: string, slot: string, now: number): Promise<Changed> {
			return database.transaction(async () => {
				const row = await byToken(token);
				if (!row) return unchanged('unknown');
				if (row.state !== 'booked' || hasBegun(row.slot, now)) return unchanged('past');
				if (row.slot === slot) return unchanged('done');
				return (await isTaken(row.agent, slot)) ? unchanged('taken') : change(row, slot, 'booked', now);
			});
		},

		/** Final: to come after all, a visitor books again. */
		cancel(token: string, now: number): Promise<Changed> {
			return database.transaction(async () => {
				const row = await byToken(token);
				if (!row) return unchanged('unknown');
				if (row.state !== 'booked') return unchanged('done');
				return hasBegun(row.slot, now) ? unchanged('past') : change(row, row.slot, 'cancelled', now);
			});
		},

		/** Viewings that staff may still change: Directus knows their hour, and they were not long ago. */
		async changeable(now: number): Promise<string[]> {
			const rows = await database.all<Pick<Row, 'id'>>(
				`SELECT id FROM submission WHERE state = 'delivered' AND viewing IS NOT NULL AND viewing ->> '$.slot' >= ? ORDER BY accepted_at`,
				cairoToday(now - CHANGEABLE_MS),
			);
			return rows.map(({ id }) => id);
		},

		/** Sets the hour that its request has in Directus, or none, and queues the message to the visitor, in one transaction. A viewing that has begun is not called off. */
		followStaff(id: string, wanted: string | null, now: number, tell: (sequence: number) => Promise<Told>): Promise<StaffOutcome> {
			return database.transaction(async () => {
				const row = await database.one<Row>('SELECT id, reference, viewing FROM submission WHERE id = ? AND viewing IS NOT NULL', id);
				const kept = row && { ...(JSON.parse(row.viewing) as Kept), id };
				if (!kept) return 'nothing';
				if (kept.sequence > kept.told || !kept.shown) return 'later';
				const current = kept.state === 'booked' ? kept.slot : null;
				if (wanted === current || hasBegun(wanted ?? kept.slot, now)) return 'nothing';
				if (wanted !== null && (await isTaken(kept.agent, wanted))) return 'taken';
				await change(kept, wanted ?? kept.slot, wanted === null ? 'called_off' : 'booked', now, 'staff');
				await set(id, { visitor: await tell(kept.sequence + 1) });
				return 'done';
			});
		},

		async ofForm(id: string): Promise<Viewing | null> {
			const row = await database.one<Row>('SELECT id, reference, viewing FROM submission WHERE id = ?', id);
			return parseViewing(row?.viewing ?? null);
		},

		/** The visitor could not be reached after all, so Directus is told again. */
		async noteUnreachable(id: string): Promise<void> {
			const form = await database.one<Row>('SELECT id, reference, viewing FROM submission WHERE id = ? AND viewing IS NOT NULL', id);
			const kept = form && (JSON.parse(form.viewing) as Kept);
			if (kept?.by === 'staff' && kept.visitor !== 'nobody') await note(id, { visitor: 'nobody', told: kept.sequence - 1, nextTry: 0 });
		},

		/** A viewing whose form Directus has, but whose latest change or hour it does not know. */
		async findUnreported(now: number): Promise<{ id: string; attempts: number; viewing: Viewing; isChanged: boolean } | null> {
			const row = await database.one<Row>(
				`SELECT id, reference, viewing FROM submission WHERE state = 'delivered' AND accepted_at > ? AND viewing IS NOT NULL
				AND (CAST(viewing ->> '$.sequence' AS BIGINT) > CAST(viewing ->> '$.told' AS BIGINT) OR viewing ->> '$.shown' IS NULL) AND CAST(viewing ->> '$.nextTry' AS BIGINT) <= ? ORDER BY accepted_at LIMIT 1`,
				now - REPORT_WITHIN_MS,
				now,
			);
			const viewing = parseViewing(row?.viewing ?? null);
			const kept = row && (JSON.parse(row.viewing) as Kept);
			return kept && viewing && { id: row.id, attempts: kept.attempts, viewing, isChanged: kept.sequence > kept.told };
		},
		markReported: (id: string, sequence: number) => note(id, { told: sequence, attempts: 0, shown: true }),
		delayReport: (id: string, attempts: number, nextTry: number) => note(id, { attempts, nextTry }),

		forget: (before: number) =>
			database.run("UPDATE submission SET viewing = NULL WHERE viewing IS NOT NULL AND viewing ->> '$.slot' < ?", cairoToday(before)),
	};
}

type Change = { slot: string; state: Viewing['state']; sequence: number; at: number; by?: Changer | undefined };

/**
 * Also writes the new hour into the form, where staff, copies and Directus read it. When replaying the journal, changes arrive in order and the
 * hour may have been taken by somebody else since. Call within a transaction.
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
	const { by = 'visitor', ...to } = change;
	const made: Kept = { ...kept, ...to, by, visitor: null, nextTry: 0 };
	const sent = row.payload === null ? null : JSON.stringify({ ...JSON.parse(row.payload), times: [change.slot] });
	await database.run('UPDATE submission SET viewing = ?, payload = ? WHERE id = ?', JSON.stringify(made), sent, submission);
}

async function findHolder(database: Database, agent: number, slot: string): Promise<string | null> {
	const row = await database.one<{ id: string }>(
		"SELECT id FROM submission WHERE viewing ->> '$.agent' = ? AND viewing ->> '$.slot' = ? AND viewing ->> '$.state' = 'booked'",
		agent,
		slot,
	);
	return row?.id ?? null;
}
