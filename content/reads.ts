import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Locale } from '#domain/locales.ts';

/** A query over records, and the digest of its answer then. */
export type Question = { ask: () => unknown; answer: string };

export type Reads = {
	/** Records and lists, by the keys under which changes are announced. */
	reads: ReadonlySet<string>;
	questions: readonly Question[];
	/** When the result may change by time alone. */
	until: number;
};

type Notes = { reads: Set<string>; questions: Question[]; until: number };

/** On globalThis, because the built pages contain a copy of this module. */
const shared = globalThis as { pnReads?: AsyncLocalStorage<Notes> };
shared.pnReads ??= new AsyncLocalStorage();
const current = shared.pnReads;

/** What is read in a language that need not be the page's. */
export const textKey = (key: string, locale: Locale): string => `${key}@${locale}`;

export const trackRead = (key: string): void => void current.getStore()?.reads.add(key);

export function trackValidUntil(moment: number): void {
	const notes = current.getStore();
	if (notes) notes.until = Math.min(notes.until, moment);
}

/** Runs a query and records it, so that a cache can later check whether its answer has changed. */
export function trackQuestion<T>(ask: () => T): T {
	const found = ask();
	current.getStore()?.questions.push({ ask, answer: computeDigest(found) });
	return found;
}

/** Like `trackQuestion`, for a query over records: what it reads on the way counts only by its answer. */
export const trackAnswer = <T>(ask: () => T): T => trackQuestion(() => current.exit(ask));

export const haveSameAnswers = (questions: readonly Question[]): boolean =>
	questions.every(({ ask, answer }) => computeDigest(ask()) === answer);

const computeDigest = (value: unknown): string => hash('sha1', serialize(value), 'base64');

const newNotes = (): Notes => ({ reads: new Set(), questions: [], until: Number.POSITIVE_INFINITY });

/** Runs `work` and returns what it read, so that a cache knows when its result is stale. */
export async function recordReads<T>(work: () => Promise<T>): Promise<{ result: T } & Reads> {
	const notes = newNotes();
	const result = await current.run(notes, work);
	return { result, ...notes };
}

/** The same for work that does not wait; `repeatReads` notes for another recording what was read. */
export function recordReadsNow<T>(work: () => T): { result: T } & Reads {
	const notes = newNotes();
	const result = current.run(notes, work);
	return { result, ...notes };
}

export function repeatReads({ reads, questions, until }: Reads): void {
	const notes = current.getStore();
	if (!notes) return;
	for (const key of reads) notes.reads.add(key);
	notes.questions.push(...questions);
	notes.until = Math.min(notes.until, until);
}
