import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Database } from './database.ts';
import type { Journal, JournalRow } from './journal.ts';
import { applyChange } from './viewings.ts';

/** Ordered so that each table comes after those it refers to. `attempt` only counts tries, so it need not be saved. */
const tables = ['submission', 'subscription', 'file', 'newsletter', 'mail'] as const;
type Table = (typeof tables)[number];

const HOUR_MS = 60 * 60 * 1000;

/** Copies accepted forms that are missing in the database from the journal, and the other way round. */
export async function refill(
	database: Database,
	journal: Pick<Journal, 'entries' | 'append'>,
	now: number = Date.now(),
): Promise<{ refilled: number; copied: number }> {
	const entries = journal.entries();
	const withdrawn = new Set(entries.flatMap((one) => (one.kind === 'withdrawn' ? [one.id] : [])));
	const known = new Set<string>();
	const refilled = await database.transaction(async () => {
		let count = 0;
		for (const one of entries) {
			if (one.kind === 'accepted' && !withdrawn.has(one.id)) {
				known.add(one.id);
				count += await addAccepted(database, one.rows, now);
			} else if (one.kind === 'delivered')
				await database.run(
					"UPDATE submission SET state = 'delivered', delivered_at = ?, leased_until = 0 WHERE id = ? AND state <> 'delivered'",
					one.at,
					one.id,
				);
			else if (one.kind === 'viewing') await applyChange(database, one.id, one);
			else if (one.kind === 'subscription')
				await database.run(
					// Of two entries in one millisecond the later one in the file wins.
					'UPDATE subscription SET state = ?, changed_at = ? WHERE id = ? AND changed_at <= ?',
					one.state,
					one.at,
					one.id,
					one.at,
				);
		}
		return count;
	});
	const withContent = await database.all<{ id: string }>('SELECT id FROM submission WHERE payload IS NOT NULL');
	const missing = withContent.filter(({ id }) => !known.has(id));
	for (const { id } of missing) journal.append(await readAcceptedEntry(database, id));
	return { refilled, copied: missing.length };
}

/** A waiting mail older than an hour is not restored: its reader no longer expects it. */
async function addAccepted(database: Database, rows: Record<Exclude<Table, 'newsletter'>, JournalRow[]>, now: number): Promise<number> {
	let isNew = false;
	for (const row of rows.submission) if (await addRow(database, 'submission', { ...row, leased_until: 0 })) isNew = true;
	if (!isNew) return 0;
	for (const table of ['subscription', 'file'] as const) for (const row of rows[table]) await addRow(database, table, row);
	for (const { id, submission, field, place } of rows.file) await attachStaged(database, [submission, field, place, id]);
	for (const row of rows.mail) if (Number(row['created_at']) > now - HOUR_MS) await addRow(database, 'mail', row);
	return 1;
}

/** A process that died between journal and database left the files of the form staged. */
const attachStaged = (database: Database, values: (JournalRow[string] | undefined)[]) =>
	database.run(
		'UPDATE file SET submission = ?, field = ?, place = ? WHERE id = ? AND submission IS NULL',
		...values.map((value) => value ?? null),
	);

/** All rows that a form created, in their current state. */
export async function readAcceptedEntry(database: Database, id: string) {
	const readRows = async (sql: string) => (await database.all<JournalRow>(sql, id)).map((row) => ({ ...row }));
	return {
		kind: 'accepted' as const,
		id,
		rows: {
			submission: await readRows('SELECT * FROM submission WHERE id = ?'),
			subscription: await readRows('SELECT * FROM subscription WHERE id = (SELECT subscription FROM submission WHERE id = ?)'),
			file: await readRows('SELECT * FROM file WHERE submission = ?'),
			mail: await readRows(
				"SELECT mail.* FROM mail JOIN submission ON mail.submission = submission.id OR mail.subscription = submission.subscription WHERE mail.state = 'waiting' AND submission.id = ?",
			),
		},
	};
}

/** Copies all readable rows of a damaged file, reading each table from both ends. */
export async function salvage(damaged: string, database: Database): Promise<number> {
	let saved = 0;
	try {
		const source = new DatabaseSync(damaged);
		try {
			for (const table of tables)
				for (const order of ['ASC', 'DESC'])
					for (const row of readable(source, table, order)) saved += (await addRow(database, table, row)) ? 1 : 0;
		} finally {
			source.close();
		}
	} catch {
		// Not even the first page is readable.
	}
	return saved;
}

const columnsSchema = z.array(z.object({ name: z.string() }));

function* readable(source: DatabaseSync, table: Table, order: string): Generator<JournalRow> {
	const isWhole = table === 'submission' ? 'WHERE payload IS NULL OR json_valid(payload)' : '';
	try {
		for (const row of source.prepare(`SELECT * FROM ${table} ${isWhole} ORDER BY rowid ${order}`).iterate())
			yield Object.fromEntries(
				Object.entries(row).flatMap(([name, value]) =>
					value === null || ['string', 'number'].includes(typeof value) ? [[name, value as string]] : [],
				),
			);
	} catch {
		// Rows behind a damaged page are reached by reading from the other end.
	}
}

/** False if the row exists or violates a constraint. */
async function addRow(database: Database, table: Table, row: JournalRow): Promise<boolean> {
	const columns = await database.all(`SELECT name FROM pragma_table_info('${table}')`);
	const known = new Set(columnsSchema.parse(columns).map(({ name }) => name));
	const names = Object.keys(row).filter((name) => known.has(name));
	try {
		const values = names.map((name) => row[name] ?? null);
		return (await database.run(`INSERT OR IGNORE INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`, ...values)) > 0;
	} catch {
		return false;
	}
}
