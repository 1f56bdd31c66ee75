import type { Logger } from '../content/logger.ts';
import { type Database, openDatabase } from './database.ts';
import { openSecret, type Secret } from './secret.ts';
import { createStore, type Store } from './store.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

type Opened = { database: Database; secret: Secret; store: Store; subscriptions: Subscriptions };

export type Parts = ReturnType<typeof openParts>;

/** The file and what reads it. A disk that fails is a value here; it is opened anew at every use until it is back. */
export function openParts(folder: string, logger: Logger) {
	let opened: Opened | null = null;
	let failing: string | null = null;

	function open(): Opened {
		const secret = openSecret(folder);
		const database = openDatabase(folder);
		return { database, secret, store: createStore(database), subscriptions: createSubscriptions(database, secret) };
	}

	function failed(what: string, error: unknown): void {
		const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
		const reason = `${code ?? ''} ${errcode ?? ''} ${message ?? error}`.trim();
		if (failing !== reason) logger.error('the outbox fails', { what, reason });
		failing = reason;
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
		if (failing) logger.info('the outbox works again');
		failing = null;
	}

	return {
		use<T>(what: string, otherwise: T, work: (parts: Opened) => T): T {
			try {
				opened ??= open();
				return work(opened);
			} catch (error) {
				failed(what, error);
				close();
				return otherwise;
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
