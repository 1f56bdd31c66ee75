import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '#runtime/logger.ts';
import { fileIdentity, filesSetAside, isDamage, removeSetAside, setAside } from '#runtime/sqlite-files.ts';
import { isBusy } from './busy-retry.ts';
import { createFailureLog } from './failure-log.ts';
import { openFiles } from './files.ts';
import { type Journal, openJournal } from './journal.ts';
import { assemble, type Opened, type OutboxParts } from './parts.ts';
import { refill, salvage } from './refill.ts';
import { openSecret } from './secret.ts';
import { databaseFile, openSqlite, type SqliteDatabase } from './sqlite-database.ts';

/** The last pending use of each file in this process. Two transactions at once would wait for each other: SQLite's wait blocks the process. */
const turns = new Map<string, Promise<unknown>>();

function inTurn<T>(file: string, work: () => Promise<T>): Promise<T> {
	const result = (turns.get(file) ?? Promise.resolve()).then(work);
	const done = result.catch(() => {});
	turns.set(file, done);
	void done.then(() => {
		if (turns.get(file) === done) turns.delete(file);
	});
	return result;
}

type OpenedFile = Opened & { database: SqliteDatabase; identity: bigint | null };

/** Damaged files contain visitors' data, so only two are kept for diagnosis. */
const KEPT_ASIDE = 2;

/**
 * The outbox in a local SQLite file. Errors are returned, not thrown, and the file is reopened at every use until it works. A damaged file is set
 * aside, and a new one filled from the journal and from what is still readable.
 */
export function openLocalParts(folder: string, logger: Logger): OutboxParts & { file: string } {
	const file = databaseFile(folder);
	const failing = createFailureLog(logger);
	let opened: OpenedFile | null = null;
	/** Whether the current file was compared with its journal. */
	let isFilled = false;
	/** Whether the last failure was another program's lock; then a successful write ends the failure. */
	let isLocked = false;

	async function open(isDamaged: boolean): Promise<OpenedFile> {
		const secret = openSecret(folder);
		const journal = openJournal(folder);
		const whole = await openWhole(journal, isDamaged);
		const database: SqliteDatabase = {
			...whole,
			async transaction(work) {
				const result = await whole.transaction(work);
				if (isLocked) failing.works();
				isLocked = false;
				return result;
			},
		};
		return { ...assemble(database, secret, journal), database, identity: fileIdentity(file) };
	}

	async function openWhole(journal: Journal, isDamaged: boolean): Promise<SqliteDatabase> {
		let aside: string | null = null;
		if (isDamaged) aside = setAside(file, KEPT_ASIDE);
		let database: SqliteDatabase;
		try {
			database = openSqlite(folder);
		} catch (error) {
			if (!isDamage(error)) throw error;
			aside = setAside(file, KEPT_ASIDE);
			database = openSqlite(folder);
		}
		if (isFilled && !aside) return database;
		try {
			const { refilled, copied } = await refill(database, journal);
			const salvaged = aside ? await salvage(aside, database) : 0;
			if (aside || refilled)
				logger.error('outbox.refilled', 'The outbox was damaged and filled again from its journal', { refilled, salvaged });
			else if (copied) logger.info('outbox.journal_copied', 'Copied the outbox to its journal', { copied });
			isFilled = true;
			return database;
		} catch (error) {
			database.close();
			throw error;
		}
	}

	/** The file may have been removed or replaced. */
	async function current(): Promise<OpenedFile> {
		if (opened && opened.identity !== fileIdentity(file)) {
			close();
			isFilled = false;
		}
		opened ??= await open(false);
		return opened;
	}

	/** Sets the damaged file aside and runs `work` on a new one. */
	async function replaceAndRetry<T>(what: string, otherwise: T, work: (parts: Opened) => T | Promise<T>): Promise<T> {
		try {
			opened = await open(true);
			const result = await work(opened);
			failing.works();
			return result;
		} catch (error) {
			failing.failed(what, error);
			close();
			return otherwise;
		}
	}

	function close(): void {
		try {
			opened?.database.close();
		} catch {
			// The connection has already failed.
		}
		opened = null;
	}

	async function use<T>(what: string, otherwise: T, work: (parts: Opened) => T | Promise<T>): Promise<T> {
		try {
			return await work(await current());
		} catch (error) {
			failing.failed(what, error);
			// A locked file is not damaged, so reopening it does not help.
			isLocked = isBusy(error);
			if (isLocked) return otherwise;
			close();
			return isDamage(error) ? replaceAndRetry(what, otherwise, work) : otherwise;
		}
	}

	return {
		file,
		files: openFiles(join(folder, 'files')),
		/** One at a time: callers share a connection and therefore its transaction. */
		use: (what, otherwise, work) => inTurn(file, () => use(what, otherwise, work)),
		failed: failing.failed,
		works: failing.works,
		isWorking: failing.isWorking,
		forgetSetAside(before) {
			for (const aside of filesSetAside(file)) if (statSync(aside).mtimeMs < before) removeSetAside(aside);
		},
		close: () => inTurn(file, async () => close()),
	};
}
