import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from '#runtime/logger.ts';
import type { FileFolder } from './files.ts';
import { type JournalEntry, openJournal } from './journal.ts';
import { openLocalParts } from './local-parts.ts';
import { refill } from './refill.ts';
import { keyFile } from './secret.ts';

/** Resets the state of a form: an older Directus does not have it, so it is delivered again. */
const asNew = {
	state: 'waiting',
	attempts: 0,
	next_try: 0,
	leased_until: 0,
	last_error: null,
	delivered_at: null,
	delivered_id: null,
	refused_at: null,
};

/** The outbox inside a data folder, or the folder itself if it is one. */
export const findOutbox = (folder: string): string | null =>
	[join(folder, 'outbox'), folder].find((one) => existsSync(keyFile(one))) ?? null;

/** Both have the same key: one was moved away, the other restored from a backup. */
export function isSameInstallation(folder: string, other: string): boolean {
	try {
		return readFileSync(keyFile(folder)).equals(readFileSync(keyFile(other)));
	} catch {
		return false;
	}
}

type Accepted = Extract<JournalEntry, { kind: 'accepted' }>;

/** Forms that `from` accepted and `folder` does not have. */
function findUnknown(from: string, folder: string): Accepted[] {
	const entries = openJournal(from).entries();
	const known = new Set(entries.flatMap(({ kind, id }) => (kind === 'withdrawn' ? [id] : [])));
	for (const { kind, id } of openJournal(folder).entries()) if (kind === 'accepted') known.add(id);
	return [...new Map(entries.flatMap((one) => (one.kind === 'accepted' && !known.has(one.id) ? [[one.id, one] as const] : []))).values()];
}

/** Neighbouring data folders of the same installation with forms that this one lacks. */
export function findMovedAway(dataDir: string): { folder: string; forms: number }[] {
	const outbox = join(dataDir, 'outbox');
	return readdirSync(dirname(dataDir)).flatMap((name) => {
		const folder = join(dirname(dataDir), name);
		const from = join(folder, 'outbox');
		const forms = folder !== dataDir && isSameInstallation(from, outbox) ? findUnknown(from, outbox).length : 0;
		return forms > 0 ? [{ folder, forms }] : [];
	});
}

export type BroughtBack = { forms: number; missingFiles: number };

/** Copies forms, and changes of viewings and subscriptions, that the other outbox has and this one lacks, so that they are delivered. The other is only read. Null: this one cannot be written. */
export async function bringBack(from: string, folder: string, logger: Logger): Promise<BroughtBack | null> {
	const forms = findUnknown(from, folder);
	const changes = openJournal(from)
		.entries()
		.filter(({ kind }) => kind === 'viewing' || kind === 'subscription');
	const parts = openLocalParts(folder, logger);
	try {
		let missingFiles = 0;
		for (const { id } of forms.flatMap(({ rows }) => rows.file))
			if (!(await copyFile(join(from, 'files', String(id)), String(id), parts))) missingFiles++;
		return await parts.use<BroughtBack | null>('bring back', null, async ({ database, journal }) => {
			const { refilled } = await refill(database, { entries: () => [...forms.map(waitingAgain), ...changes], append: () => {} });
			if (!journal) return null;
			// Copying the forms first puts them into this journal before their later changes.
			await refill(database, journal);
			const noted = new Set(journal.entries().map((one) => JSON.stringify(one)));
			const unnoted = changes.filter((one) => !noted.has(JSON.stringify(one)));
			if (unnoted.length > 0) journal.append(...unnoted);
			return { forms: refilled, missingFiles };
		});
	} finally {
		await parts.close();
	}
}

const waitingAgain = (form: Accepted): Accepted => ({
	...form,
	rows: { ...form.rows, submission: form.rows.submission.map((row) => ({ ...row, ...asNew })) },
});

async function copyFile(path: string, id: string, { files }: { files: FileFolder }): Promise<boolean> {
	const isThere = await files.read(id).then(
		() => true,
		() => false,
	);
	if (isThere) return true;
	try {
		await files.write(id, readFileSync(path));
		return true;
	} catch {
		return false;
	}
}
