import type { Database, Row } from '../hook.ts';
import type { Owner } from './ownership.ts';

export type Change = Owner & { action: 'create' | 'update' | 'delete' };

/** Writes one row through Directus, so that whoever subscribed to the log hears of it. */
export type Announce = (row: Row) => Promise<unknown>;

const KEPT = 200_000;
const PRUNE_EVERY = 10_000;
const BATCH = 200;

/** Writes changes with numbers that rise by one. A number is taken only by who has seen the one before it committed, so a reader never misses one. */
export class Journal {
	private waiting = new Map<string, Change>();
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
		this.writing = this.writing.then(() => this.writeAll()).catch(this.onError);
		return this.writing;
	}

	private async writeAll(): Promise<void> {
		while (this.waiting.size) {
			const batch = [...this.waiting].slice(0, BATCH);
			for (const [name] of batch) this.waiting.delete(name);
			const changes = batch.map(([, change]) => change);
			if (changes.length > 1) await this.takeNumbers(changes.slice(0, -1), (rows) => this.database('content_change').insert(rows));
			await this.takeNumbers(changes.slice(-1), ([row = {}]) => this.announce(row));
		}
	}

	/** Another machine may take the same numbers at the same moment: the unique column says so, and we take the next. */
	private async takeNumbers(changes: Change[], write: (rows: Row[]) => Promise<unknown>, attempt = 1): Promise<void> {
		const last = await this.lastNumber();
		const happened_at = new Date().toISOString();
		try {
			await write(changes.map((change, index) => ({ ...change, number: last + 1 + index, happened_at })));
		} catch (error) {
			if (attempt >= 8) throw error;
			return this.takeNumbers(changes, write, attempt + 1);
		}
		const passed = Math.floor(last / PRUNE_EVERY) !== Math.floor((last + changes.length) / PRUNE_EVERY);
		if (passed)
			await this.database('content_change')
				.where('number', '<', last - KEPT)
				.delete();
	}

	private async lastNumber(): Promise<number> {
		const [row] = await this.database('content_change').max('number');
		return Number(Object.values(row ?? {})[0] ?? 0);
	}
}
