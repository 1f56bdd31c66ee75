import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { setAside } from '#runtime/sqlite-files.ts';
import { changers, viewingStates } from './viewings.ts';

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** `accepted` has all rows that a form created. The other kinds record later changes to the form, its viewing and its subscription. */
const entry = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('accepted'),
		id: z.string(),
		rows: z.object({ submission: z.array(row), subscription: z.array(row), file: z.array(row), mail: z.array(row) }),
	}),
	z.object({ kind: z.literal('delivered'), id: z.string(), at: z.number() }),
	z.object({ kind: z.literal('withdrawn'), id: z.string() }),
	z.object({
		kind: z.literal('viewing'),
		id: z.string(),
		slot: z.string(),
		state: z.enum(viewingStates),
		sequence: z.number(),
		at: z.number(),
		by: z.enum(changers).optional(),
	}),
	z.object({ kind: z.literal('subscription'), id: z.string(), state: z.enum(['confirmed', 'unsubscribed']), at: z.number() }),
]);

export type JournalRow = z.output<typeof row>;
export type JournalEntry = z.output<typeof entry>;
export type Journal = ReturnType<typeof openJournal>;

const NEW_LINE = 10;
const SPACE = 32;

/** A second copy of what was accepted: append-only JSON lines, one file per day, from which a damaged database is refilled. */
export function openJournal(folder: string) {
	const buildPath = (day: string) => join(folder, `accepted-${day}.jsonl`);
	const today = () => buildPath(new Date().toISOString().slice(0, 10));
	const files = () =>
		(existsSync(folder) ? readdirSync(folder) : [])
			.filter((name) => /^accepted-[\d-]+\.jsonl$/.test(name))
			.sort()
			.map((name) => join(folder, name))
			.filter(isFile);

	return {
		/** Synced to disk when it returns. */
		append(...entries: JournalEntry[]): void {
			mkdirSync(folder, { recursive: true });
			const file = today();
			const isNew = !isFile(file);
			if (isNew) setAside(file, 1);
			const handle = openSync(file, 'a', 0o600);
			try {
				// Starts with a line break, because a full disk may have left an incomplete line before.
				writeSync(handle, entries.map((one) => `\n${JSON.stringify(one)}\n`).join(''));
				fsyncSync(handle);
			} finally {
				closeSync(handle);
			}
			if (isNew) syncFolder(folder);
		},
		entries: (): JournalEntry[] =>
			files()
				.flatMap((file) => splitLines(readFileSync(file)))
				.flatMap(({ text }) => readEntry(text) ?? []),
		/** Overwrites matching lines in place; unreadable lines are overwritten too. */
		erase(isGone: (entry: JournalEntry) => boolean): void {
			for (const file of files()) {
				const lines = splitLines(readFileSync(file));
				const gone = lines.filter(({ text }) => {
					const read = readEntry(text);
					return !read || isGone(read);
				});
				if (gone.length) overwrite(file, gone);
				if (gone.length === lines.length && file !== today()) rmSync(file, { force: true });
			}
		},
	};
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

type Line = { start: number; end: number; text: string };

function splitLines(bytes: Buffer): Line[] {
	const lines: Line[] = [];
	for (let start = 0; start < bytes.length; ) {
		const found = bytes.indexOf(NEW_LINE, start);
		const end = found < 0 ? bytes.length : found;
		const text = bytes.toString('utf8', start, end).trim();
		if (text) lines.push({ start, end, text });
		start = end + 1;
	}
	return lines;
}

function readEntry(text: string): JournalEntry | null {
	try {
		return entry.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

function overwrite(file: string, lines: Line[]): void {
	const handle = openSync(file, 'r+');
	try {
		for (const { start, end } of lines) writeSync(handle, Buffer.alloc(end - start, SPACE), 0, end - start, start);
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

/** A new file survives a power failure only after its folder is synced. */
function syncFolder(folder: string): void {
	const handle = openSync(folder, 'r');
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
