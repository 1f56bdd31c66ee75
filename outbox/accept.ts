import type { Database } from './database.ts';
import type { Journal } from './journal.ts';
import { readAcceptedEntry } from './refill.ts';

/** A transaction that fails if the journal cannot record the form. */
export async function withJournal<T>(
	database: Database,
	journal: Journal | null,
	work: (note: (id: string) => Promise<void>) => Promise<T>,
): Promise<T> {
	const noted: string[] = [];
	try {
		return await database.transaction(() =>
			work(async (id) => {
				if (!journal) return;
				journal.append(await readAcceptedEntry(database, id));
				noted.push(id);
			}),
		);
	} catch (error) {
		if (journal) for (const id of noted) withdraw(journal, id);
		throw error;
	}
}

/** The visitor was told that the form failed. If the journal cannot be written either, a refill from it would deliver the form after all, once. */
function withdraw(journal: Journal, id: string): void {
	try {
		journal.append({ kind: 'withdrawn', id });
	} catch {
		// The visitor has already been told that saving failed.
	}
}
