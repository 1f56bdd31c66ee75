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

/** When the last user of each file in this process is done: SQLite would block the next one, and with it the one it waits for. */
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

/** They hold what visitors sent: two, for anyone who wants to know why. */
const KEPT_ASIDE = 2;

/**
 * The file and what reads it. A disk that fails is a value here; it is reopened at every use until it is back. A file that is damaged is set
 * aside, and another one filled from the journal and from what can still be read.
 */
export function openLocalParts(folder: string, logger: Logger): OutboxParts & { file: string } {
	const file = databaseFile(folder);
	const failing = createFailureLog(logger);
	let opened: OpenedFile | null = null;
	/** Whether the file that is there now was compared with its journal. */
	let isFilled = false;
	/** Whether the last that failed was kept out by another program: then it is over when somebody can write again. */
	let isKeptOut = false;

	async function open(isDamaged: boolean): Promise<OpenedFile> {
		const secret = openSecret(folder);
		const journal = openJournal(folder);
		const whole = await openWhole(journal, isDamaged);
		const database: SqliteDatabase = {
			...whole,
			async transaction(work) {
				const result = await whole.transaction(work);
				if (isKeptOut) failing.works();
				isKeptOut = false;
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

	/** Somebody may have taken the file away, or put another in its place. */
	async function current(): Promise<OpenedFile> {
		if (opened && opened.identity !== fileIdentity(file)) {
			close();
			isFilled = false;
		}
		opened ??= await open(false);
		return opened;
	}

	/** With another file in the place of the one that turned out to be damaged. */
	async function again<T>(what: string, otherwise: T, work: (parts: Opened) => T | Promise<T>): Promise<T> {
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
			// It failed before; there is nothing left to lose.
		}
		opened = null;
	}

	async function use<T>(what: string, otherwise: T, work: (parts: Opened) => T | Promise<T>): Promise<T> {
		try {
			return await work(await current());
		} catch (error) {
			failing.failed(what, error);
			// One that another program writes to is whole: nothing is gained by opening it again.
			isKeptOut = isBusy(error);
			if (isKeptOut) return otherwise;
			close();
			return isDamage(error) ? again(what, otherwise, work) : otherwise;
		}
	}

	return {
		file,
		files: openFiles(join(folder, 'files')),
		/** One after the other: they share a connection, and with it a transaction. */
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
