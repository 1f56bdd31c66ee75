import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { serialize } from 'node:v8';

/** What is found among all records, and what it was found to be. */
export type Question = { ask: () => unknown; answer: string };

export type Reads = {
	/** Records and lists, by the names under which changes are told. */
	reads: ReadonlySet<string>;
	questions: readonly Question[];
	/** The first moment at which it may read otherwise although nothing changed. */
	until: number;
};

type Notes = { reads: Set<string>; questions: Question[]; until: number };

/** One for the process: the build of the pages has a copy of this module. */
const shared = globalThis as { pnReads?: AsyncLocalStorage<Notes> };
shared.pnReads ??= new AsyncLocalStorage();
const current = shared.pnReads;

/** Notes that the work under way depends on a record or a list. */
export const noteRead = (key: string): void => void current.getStore()?.reads.add(key);

/** Notes that what the work under way says holds until then. */
export function noteUntil(moment: number): void {
	const notes = current.getStore();
	if (notes) notes.until = Math.min(notes.until, moment);
}

/** Asks, and notes how to find out later whether the answer is still the same. */
export function noteQuestion<T>(ask: () => T): T {
	const found = ask();
	current.getStore()?.questions.push({ ask, answer: computeDigest(found) });
	return found;
}

export const isAnsweredAlike = (questions: readonly Question[]): boolean =>
	questions.every(({ ask, answer }) => computeDigest(ask()) === answer);

const computeDigest = (value: unknown): string => hash('sha1', serialize(value), 'base64');

/** Runs `work` and tells what it read, so that a cache knows when its result is stale. */
export async function recordReads<T>(work: () => Promise<T>): Promise<{ result: T } & Reads> {
	const notes: Notes = { reads: new Set(), questions: [], until: Number.POSITIVE_INFINITY };
	const result = await current.run(notes, work);
	return { result, ...notes };
}
