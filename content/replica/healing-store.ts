import { existsSync } from 'node:fs';
import type { Logger } from '#runtime/logger.ts';
import { fileIdentity, filesSetAside, isDamage, setAside } from '#runtime/sqlite-files.ts';
import { registry } from '../entities/registry.ts';
import { openLastCopy } from './last-copy.ts';
import { openInMemory, openStore, type Store } from './store.ts';

/** How many damaged files are kept for anyone who wants to know why. */
const KEPT_ASIDE = 3;
/** A disk that damages whatever is written to it is not helped by writing more. */
const MOST_REPLACEMENTS = { count: 5, withinMs: 60_000 };

/** By collection, as far as they could still be read. */
export type FormerIds = Map<string, string[]>;
type Replacement = { at: string; reason: string; by: 'last copy' | 'empty' | 'memory' };

/** Thrown at a writer whose file was replaced: what they wrote before is gone, so they start over. */
class StoreReplaced extends Error {}

const isUnreadable = (error: unknown): error is Error => isDamage(error) || error instanceof SyntaxError;

/**
 * The store, in a file that may be damaged at any time. Then the file is set aside, and the copy made after the last complete pull, or else an
 * empty one, takes its place: anyone who reads goes on.
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
			// It was emptied, or lost what SQLite keeps beside it.
			if (isComplete(store) || !copy.exists()) return store;
			store.close();
			return substitute('it is not complete');
		} catch (error) {
			// A full disk is nothing that another file would mend.
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

	/** What takes the place of the file: the best that can be had. */
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
			// Written by another version, which nothing can read any more.
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
		// Before its file gets another name: closing removes what SQLite keeps beside the file, by name.
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
		/** Reads; from what took its place, where the file turns out to be damaged. */
		read<T>(work: (store: Store) => T): T {
			try {
				return work(current);
			} catch (error) {
				if (!isUnreadable(error) || !mayReplace()) throw error;
				replace(readReason(error));
				return work(current);
			}
		},
		/** `began`: the edition that the writer's work belongs to. */
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
		/** Notices when the file is removed or replaced while it is open. */
		checkPlace(): void {
			if (identity !== null && fileIdentity(file) !== identity && mayReplace()) replace('the file is gone or another one');
		},
		/** Called when everything in it is known to be whole. */
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
			// Anyone who lists these finds out that they are gone when they ask for them.
		}
	}
	return ids;
}

const isComplete = (store: Store) => store.getState('complete') === 'yes';

function closeDamaged(store: Store): void {
	try {
		store.close();
	} catch {
		// There is nothing left to lose.
	}
}

const readReason = (error: unknown) => (error instanceof Error ? error.message : String(error));
