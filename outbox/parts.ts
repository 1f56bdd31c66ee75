import type { Database } from './database.ts';
import type { FileFolder } from './files.ts';
import type { Journal } from './journal.ts';
import type { Secret } from './secret.ts';
import { createStore, type Store } from './store.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';
import { createViewings, type Viewings } from './viewings.ts';

/** What reads and writes the rows, for one caller. `journal`: only for a file on this machine, which is repaired from it. */
export type Opened = {
	database: Database;
	secret: Secret;
	store: Store;
	subscriptions: Subscriptions;
	viewings: Viewings;
	journal: Journal | null;
};

/** Where the outbox keeps its rows: in a file on this machine (`local-parts.ts`), or in a database that several share (`shared-parts.ts`). */
export type OutboxParts = {
	/** A database that fails is a value here, `otherwise`; it is reopened at every use until it is back. */
	use<T>(what: string, otherwise: T, work: (opened: Opened) => T | Promise<T>): Promise<T>;
	files: FileFolder;
	failed(what: string, error: unknown): void;
	/** Called after a successful write: the store works. */
	works(): void;
	isWorking(): boolean;
	/** Damaged files that were set aside before then. */
	forgetSetAside(before: number): void;
	close(): Promise<void>;
};

export const assemble = (database: Database, secret: Secret, journal: Journal | null): Opened => ({
	database,
	secret,
	store: createStore(database),
	subscriptions: createSubscriptions(database, secret, journal),
	viewings: createViewings(database, secret, journal),
	journal,
});
