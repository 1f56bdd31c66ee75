import type { Database } from './database.ts';
import type { FileFolder } from './files.ts';
import type { Journal } from './journal.ts';
import type { Secret } from './secret.ts';
import { createStore, type Store } from './store.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';
import { createViewings, type Viewings } from './viewings.ts';

/** Access to the rows, for one caller. `journal`: only for a local file, which is repaired from it. */
export type Opened = {
	database: Database;
	secret: Secret;
	store: Store;
	subscriptions: Subscriptions;
	viewings: Viewings;
	journal: Journal | null;
};

/** Where the outbox stores its rows: a local file (`local-parts.ts`) or a shared database (`shared-parts.ts`). */
export type OutboxParts = {
	/** If the database fails, returns `otherwise`; it is reopened at every use until it works. */
	use<T>(what: string, otherwise: T, work: (opened: Opened) => T | Promise<T>): Promise<T>;
	files: FileFolder;
	failed(what: string, error: unknown): void;
	/** Call after a successful write: it ends a logged failure. */
	works(): void;
	isWorking(): boolean;
	/** Deletes damaged files that were set aside before that time. */
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
