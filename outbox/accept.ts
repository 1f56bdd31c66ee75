import type { Database } from './database.ts';
import type { Journal } from './journal.ts';
import { acceptedEntry } from './refill.ts';

/** A transaction that counts only when the journal holds the form as well. */
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
				journal.append(await acceptedEntry(database, id));
				noted.push(id);
			}),
		);
	} catch (error) {
		if (journal) for (const id of noted) withdraw(journal, id);
		throw error;
	}
}

/** The visitor is told that it was not taken. Where even this cannot be written it is delivered after all, once, should the journal be needed. */
function withdraw(journal: Journal, id: string): void {
	try {
		journal.append({ kind: 'withdrawn', id });
	} catch {
		// The disk failed for the form as well, and that is being told.
	}
}
