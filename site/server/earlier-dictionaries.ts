import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dictionary } from '#app/i18n/dictionary.server.ts';
import type { Logger } from '#runtime/logger.ts';

export type FindEarlier = (address: string) => Promise<string | null>;

/** The number of dictionaries kept, one per build and language. */
const KEPT = 20;

const parseFileName = (address: string): string | null => {
	const [, hash, locale] = /^\/_i18n\/([\da-f]{16})\/([a-z]{2})\.json$/.exec(address) ?? [];
	return hash && locale ? `${hash}-${locale}.json` : null;
};

/**
 * A page requests its dictionary a moment after it was served, by which time another build may have started. So every build stores its own
 * in the data folder, for the next one to serve.
 */
export function keepDictionaries(folder: string, current: readonly Dictionary[], logger: Pick<Logger, 'warn'>): FindEarlier {
	try {
		keep(folder, current);
	} catch (error) {
		logger.warn('dictionaries.write_failed', 'The dictionaries of this build could not be stored', { error: String(error) });
	}
	return async (address) => {
		const name = parseFileName(address);
		return name ? readFile(join(folder, name), 'utf8').catch(() => null) : null;
	};
}

function keep(folder: string, current: readonly Dictionary[]): void {
	mkdirSync(folder, { recursive: true });
	const now = Date.now() / 1000;
	for (const { address, body } of current) {
		const file = join(folder, parseFileName(address) ?? '');
		if (!existsSync(file)) {
			// Atomic, because another site may be reading.
			const aside = `${folder}.${process.pid}.new`;
			writeFileSync(aside, body);
			renameSync(aside, file);
		}
		utimesSync(file, now, now);
	}
	const newestFirst = readdirSync(folder)
		.map((name) => ({ file: join(folder, name), used: statSync(join(folder, name)).mtimeMs }))
		.sort((a, b) => b.used - a.used);
	for (const { file } of newestFirst.slice(KEPT)) rmSync(file);
}
