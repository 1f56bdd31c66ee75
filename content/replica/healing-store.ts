import { existsSync } from 'node:fs';
import type { Logger } from '#runtime/logger.ts';
import { fileIdentity, filesSetAside, isDamage, setAside } from '#runtime/sqlite-files.ts';
import { registry } from '../entities/registry.ts';
import { openLastCopy } from './last-copy.ts';
import { openInMemory, openStore, type Store } from './store.ts';

/** Damaged files kept for diagnosis. */
const KEPT_ASIDE = 3;
/** If a disk damages everything that is written, more writing does not help. */
const MOST_REPLACEMENTS = { count: 5, withinMs: 60_000 };

/** Ids by collection, as far as the damaged file was readable. */
export type FormerIds = Map<string, string[]>;
type Replacement = { at: string; reason: string; by: 'last copy' | 'empty' | 'memory' };

/** Thrown at a writer whose file was replaced: its earlier writes are lost, so it must start over. */
class StoreReplaced extends Error {}

const isUnreadable = (error: unknown): error is Error => isDamage(error) || error instanceof SyntaxError;

/**
 * A store that survives damage to its file: the file is set aside and replaced by the copy of the last complete pull, or an empty one, and
 * reads continue.
 */
export function openHealingStore(file: string, version: number, logger: Logger, onReplaced: (formerIds: FormerIds) => void) {
	const isFile = file !== ':memory:';
	const copy = openLastCopy(file);
	const replacements: (Replacement & { time: number })[] = [];
	let edition = 0;
	let current = openFirst();
	let identity = identityOfCurrent();

	function openFirst(): Store {
		if (!isFile) return openStore(file, version);
		try {
			if (!existsSync(file) && copy.exists()) return substitute('it is not there');
			const store = openStore(file, version);
			// The file was emptied, or its companion files were lost.
			if (isComplete(store) || !copy.exists()) return store;
			store.close();
			return substitute('it is not complete');
		} catch (error) {
			// A new file does not help against a full disk.
			return isUnreadable(error) ? substitute(readReason(error)) : keepInMemory(readReason(error));
		}
	}

	function keepInMemory(reason: string): Store {
		const [store] = openReplacement([copy.file, file].filter(existsSync).map((from) => ['memory', () => openWhole(from)])) ?? [
			openStore(':memory:', version),
		];
		return note(store, reason, 'memory');
	}

	function openWhole(from: string): Store | null {
		const store = openInMemory(from, version);
		return isComplete(store) ? store : null;
	}

	/** Returns the best available replacement of the file. */
	function substitute(reason: string): Store {
		const [store, by] = openReplacement([
			['last copy', () => (copy.exists() ? openCopy() : null)],
			['empty', openEmpty],
		]) ?? [null, null];
		return store ? note(store, reason, by) : keepInMemory(reason);
	}

	function note(store: Store, reason: string, by: Replacement['by']): Store {
		const time = Date.now();
		replacements.push({ at: new Date(time).toISOString(), reason, by, time });
		logger.error('replica.replaced', 'The replica was damaged and has been replaced', { reason, by });
		return store;
	}

	function identityOfCurrent(): bigint | null {
		return isFile && replacements.at(-1)?.by !== 'memory' ? fileIdentity(file) : null;
	}

	function openEmpty(): Store {
		setAside(file, KEPT_ASIDE);
		return openStore(file, version);
	}

	function openCopy(): Store | null {
		setAside(file, KEPT_ASIDE);
		try {
			copy.restore();
			const store = openStore(file, version);
			if (isComplete(store)) return store;
			// Written by another version, which this one cannot read.
			store.close();
			copy.remove();
			return null;
		} catch (error) {
			if (isDamage(error)) copy.remove();
			throw error;
		}
	}

	function openReplacement(ways: [Replacement['by'], () => Store | null][]): [Store, Replacement['by']] | null {
		for (const [by, open] of ways) {
			try {
				const store = open();
				if (store) return [store, by];
			} catch (error) {
				logger.error('replica.replace_failed', 'The damaged replica cannot be replaced', { by, reason: readReason(error) });
			}
		}
		return null;
	}

	function replace(reason: string): void {
		const formerIds = readableIds(current);
		// Close before renaming: closing removes SQLite's companion files by name.
		closeDamaged(current);
		current = substitute(reason);
		identity = identityOfCurrent();
		edition++;
		onReplaced(formerIds);
	}

	function mayReplace(): boolean {
		const since = Date.now() - MOST_REPLACEMENTS.withinMs;
		return isFile && replacements.filter(({ time }) => time > since).length < MOST_REPLACEMENTS.count;
	}

	return {
		/** If the file turns out to be damaged, reads from its replacement. */
		read<T>(work: (store: Store) => T): T {
			try {
				return work(current);
			} catch (error) {
				if (!isUnreadable(error) || !mayReplace()) throw error;
				replace(readReason(error));
				return work(current);
			}
		},
		/** `began`: the edition in which the writer's work began. */
		write<T>(work: (store: Store) => T, began: number): T {
			if (began !== edition) throw new StoreReplaced('the replica was replaced meanwhile');
			try {
				return current.transaction(() => work(current));
			} catch (error) {
				if (!isUnreadable(error) || !mayReplace()) throw error;
				replace(readReason(error));
				throw new StoreReplaced('the replica was damaged and replaced', { cause: error });
			}
		},
		edition: () => edition,
		/** Notices when the open file was removed or replaced. */
		checkPlace(): void {
			if (identity !== null && fileIdentity(file) !== identity && mayReplace()) replace('the file is gone or another one');
		},
		/** Call when the replica is known to be complete. */
		async keepCopy(isNeeded: boolean): Promise<void> {
			if (identity !== null && (isNeeded || !copy.exists())) await copy.make();
		},
		status: () => ({
			replaced: replacements.map(({ time: _, ...replacement }) => replacement).slice(-KEPT_ASIDE),
			setAside: isFile ? filesSetAside(file).length : 0,
		}),
		close: () => current.close(),
	};
}

function readableIds(store: Store): FormerIds {
	const ids: FormerIds = new Map();
	for (const collection of Object.keys(registry)) {
		try {
			ids.set(collection, store.ids(collection));
		} catch {
			// Callers find out which records are gone when they read them.
		}
	}
	return ids;
}

const isComplete = (store: Store) => store.getState('complete') === 'yes';

function closeDamaged(store: Store): void {
	try {
		store.close();
	} catch {
		// The connection has already failed.
	}
}

const readReason = (error: unknown) => (error instanceof Error ? error.message : String(error));
