import type { Logger } from '#runtime/logger.ts';
import { fileIdentity, isDamage, setAside } from '#runtime/sqlite-files.ts';
import { type Database, databaseFile, openDatabase } from './database.ts';
import { type Journal, openJournal } from './journal.ts';
import { refill, salvage } from './refill.ts';
import { openSecret, type Secret } from './secret.ts';
import { createStore, type Store } from './store.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';
import { createViewings, type Viewings } from './viewings.ts';

export type Opened = {
	database: Database;
	secret: Secret;
	store: Store;
	subscriptions: Subscriptions;
	viewings: Viewings;
	journal: Journal;
	identity: bigint | null;
};

/** They hold what visitors sent: two, for whoever wants to know why. */
const KEPT_ASIDE = 2;

export type Parts = ReturnType<typeof openParts>;

/**
 * The file and what reads it. A disk that fails is a value here; it is opened anew at every use until it is back. A file that is damaged is set
 * aside, and another one filled from the journal and from what can still be read.
 */
export function openParts(folder: string, logger: Logger) {
	const file = databaseFile(folder);
	let opened: Opened | null = null;
	/** Whether the file that is there now was compared with its journal. */
	let isFilled = false;
	let failing: string | null = null;

	function open(isDamaged: boolean): Opened {
		const secret = openSecret(folder);
		const journal = openJournal(folder);
		const database = openWhole(journal, isDamaged);
		const identity = fileIdentity(file);
		return {
			database,
			secret,
			store: createStore(database),
			subscriptions: createSubscriptions(database, secret, journal),
			viewings: createViewings(database, secret, journal),
			journal,
			identity,
		};
	}

	function openWhole(journal: Journal, isDamaged: boolean): Database {
		let aside: string | null = null;
		if (isDamaged) aside = setAside(file, KEPT_ASIDE);
		let database: Database;
		try {
			database = openDatabase(folder);
		} catch (error) {
			if (!isDamage(error)) throw error;
			aside = setAside(file, KEPT_ASIDE);
			database = openDatabase(folder);
		}
		if (isFilled && !aside) return database;
		try {
			const { refilled, copied } = refill(database, journal);
			const salvaged = aside ? salvage(aside, database) : 0;
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

	function failed(what: string, error: unknown): void {
		const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
		const reason = `${code ?? ''} ${errcode ?? ''} ${message ?? error}`.trim();
		if (failing !== reason) logger.error('outbox.failing', 'The outbox fails', { what, reason });
		failing = reason;
	}

	/** Somebody may have taken the file away, or put another in its place. */
	function current(): Opened {
		if (opened && opened.identity !== fileIdentity(file)) {
			close();
			isFilled = false;
		}
		opened ??= open(false);
		return opened;
	}

	/** With another file in the place of the one that turned out to be damaged. */
	function again<T>(what: string, otherwise: T, work: (parts: Opened) => T): T {
		try {
			opened = open(true);
			const result = work(opened);
			works();
			return result;
		} catch (error) {
			failed(what, error);
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

	function works(): void {
		if (failing) logger.info('outbox.recovered', 'The outbox works again');
		failing = null;
	}

	return {
		file,
		use<T>(what: string, otherwise: T, work: (parts: Opened) => T): T {
			try {
				return work(current());
			} catch (error) {
				failed(what, error);
				close();
				return isDamage(error) ? again(what, otherwise, work) : otherwise;
			}
		},
		async attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
			try {
				await work();
				return true;
			} catch (error) {
				failed(what, error);
				return false;
			}
		},
		/** Said by who has just written something. */
		works,
		isWorking: () => failing === null,
		close,
	};
}
