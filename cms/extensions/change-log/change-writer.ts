import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Row } from '../hook.ts';
import type { Owner } from './ownership.ts';

export type Change = Owner & { action: 'create' | 'update' | 'delete' };

/** Writes one row through Directus, so that subscribers to the log are notified. */
export type Announce = (row: Row) => Promise<unknown>;

const KEPT = 200_000;
const PRUNE_EVERY = 10_000;
const BATCH = 200;
/** How often to retry when another machine took the same numbers. */
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** Writes changes with consecutive numbers. Each number is taken only after the one before was committed, so readers never miss one. */
export class ChangeWriter {
	private readonly waiting = new Map<string, Change>();
	private writing: Promise<void> = Promise.resolve();
	private readonly database: Database;
	private readonly announce: Announce;
	private readonly onError: (error: unknown) => void;

	constructor(database: Database, announce: Announce, onError: (error: unknown) => void) {
		this.database = database;
		this.announce = announce;
		this.onError = onError;
	}

	add(changes: Change[]): Promise<void> {
		for (const change of changes) {
			const name = `${change.collection} ${change.item}`;
			this.waiting.delete(name);
			this.waiting.set(name, change);
		}
		this.writing = this.writing.then(() => this.writeAll());
		return this.writing;
	}

	/** Changes that cannot be written stay queued until the database is back. */
	private async writeAll(): Promise<void> {
		for (let failures = 0; this.waiting.size; ) {
			try {
				await this.writeSome();
				failures = 0;
			} catch (error) {
				this.onError(error);
				const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++);
				await pause(longest * (0.5 + Math.random() / 2), undefined, { ref: false });
			}
		}
	}

	private async writeSome(): Promise<void> {
		const changes = [...this.waiting.values()].slice(0, BATCH);
		const [silent, told] = [changes.slice(0, -1), changes.slice(-1)];
		if (silent.length) await this.takeNumbers(silent, (rows) => this.database('content_change').insert(rows));
		await this.takeNumbers(told, ([row = {}]) => this.announce(row));
	}

	/** If another machine took the same numbers, the unique column refuses ours and we take the next ones. */
	private async takeNumbers(changes: Change[], write: (rows: Row[]) => Promise<unknown>, attempt = 1): Promise<void> {
		const last = await this.lastNumber();
		const happened_at = new Date().toISOString();
		try {
			await write(changes.map((change, index) => ({ ...change, number: last + 1 + index, happened_at })));
		} catch (error) {
			if (attempt >= ATTEMPTS) throw error;
			await pause(attempt * 10 * Math.random(), undefined, { ref: false });
			return this.takeNumbers(changes, write, attempt + 1);
		}
		this.forget(changes);
		const passed = Math.floor(last / PRUNE_EVERY) !== Math.floor((last + changes.length) / PRUNE_EVERY);
		if (passed)
			await this.database('content_change')
				.where('number', '<', last - KEPT)
				.delete();
	}

	/** Keeps changes that happened again meanwhile, so that they are written again. */
	private forget(changes: Change[]): void {
		for (const change of changes) {
			const name = `${change.collection} ${change.item}`;
			if (this.waiting.get(name) === change) this.waiting.delete(name);
		}
	}

	private async lastNumber(): Promise<number> {
		const [row] = await this.database('content_change').max('number');
		return Number(Object.values(row ?? {})[0] ?? 0);
	}
}
