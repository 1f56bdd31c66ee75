import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Row } from '../hook.ts';
import type { Owner } from './ownership.ts';

export type Change = Owner & { action: 'create' | 'update' | 'delete' };

/** Writes one row through Directus, so that the person who subscribed to the log hears of it. */
export type Announce = (row: Row) => Promise<unknown>;

const KEPT = 200_000;
const PRUNE_EVERY = 10_000;
const BATCH = 200;
/** How often numbers are taken at once where another machine had them. */
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

/** Writes changes with numbers that rise by one. A number is taken only by the person who has seen the one before it committed, so a reader never misses one. */
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

	/** What cannot be written waits: a database that is away comes back. */
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

	/** Another machine may take the same numbers at the same moment: the unique column says so, and we take the next. */
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

	/** What changed once more meanwhile is written once more. */
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
