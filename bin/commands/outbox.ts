import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '#config';
import { readReference } from '#domain/request-reference.ts';
import { bringBack, findOutbox, isSameInstallation } from '#outbox/bring-back.ts';
import { openLocalParts } from '#outbox/local-parts.ts';
import type { OutboxParts } from '#outbox/parts.ts';
import { openSharedParts } from '#outbox/shared-parts.ts';
import { databaseFile } from '#outbox/sqlite-database.ts';
import type { Listed } from '#outbox/store.ts';
import { explain, Failure } from '../failure.ts';
import { fail } from '../progress.mjs';

const usage = `npm run outbox -- list               what Directus refused, with the reason, and what still waits for it
npm run outbox -- retry REFERENCE    try one again now
npm run outbox -- retry all          try all that were refused again
npm run outbox -- import FOLDER      after a restore: what visitors sent since the backup, from the data folder that was moved away`;

const line = ({ reference, kind, acceptedAt, attempts, lastError }: Listed) =>
	`  ${reference}  ${kind.padEnd(12)}  ${acceptedAt}  ${attempts} ${attempts === 1 ? 'try' : 'tries'}  ${lastError ?? ''}`.trimEnd();

const silent = { info: () => {}, warn: () => {}, error: () => {} };

function openParts(): OutboxParts {
	const { dataDir, shared } = readConfig();
	if (shared) return openSharedParts(shared, silent);
	const folder = join(dataDir, 'outbox');
	if (!existsSync(databaseFile(folder))) throw new Failure(`There is no outbox in ${folder} yet.`);
	return openLocalParts(folder, silent);
}

async function importFrom(folder: string): Promise<void> {
	const { dataDir, shared } = readConfig();
	if (shared)
		throw new Failure('The sites share an outbox in PostgreSQL: what visitors sent is there, and is restored with that database.');
	const [from, to] = [findOutbox(folder), join(dataDir, 'outbox')];
	if (!from) throw new Failure(`There is no outbox in ${folder}.`);
	if (!isSameInstallation(from, to)) throw new Failure(`${from} is not of the installation in ${dataDir}: its outbox.key is another one.`);
	const brought = await bringBack(from, to, silent);
	if (!brought) throw new Failure('The outbox cannot be written.');
	const { forms, missingFiles } = brought;
	console.log(`${forms} ${forms === 1 ? 'form was' : 'forms were'} brought back, and will be delivered where the site runs.`);
	if (missingFiles > 0) console.log(`Photos or files that are no longer in ${join(from, 'files')}: ${missingFiles}.`);
}

async function main([action, what]: string[]): Promise<void> {
	if (action === 'import' && what) return importFrom(resolve(what));
	const parts = openParts();
	try {
		const all = await parts.use<Listed[] | null>('list', null, ({ store }) => store.list());
		if (!all) throw new Failure('The outbox cannot be read.');
		const refused = all.filter(({ isRefused }) => isRefused);
		if (action === 'list') {
			const waiting = all.filter(({ isRefused }) => !isRefused);
			console.log([`Refused: ${refused.length}`, ...refused.map(line), `Waiting: ${waiting.length}`, ...waiting.map(line)].join('\n'));
			return;
		}
		if (action !== 'retry' || !what) throw new Failure(usage);
		const reference = readReference(what);
		const chosen = what === 'all' ? refused : all.filter((one) => one.reference === reference || one.id === what);
		if (chosen.length === 0) throw new Failure(what === 'all' ? 'Nothing was refused.' : `${what} is neither refused nor waiting.`);
		for (const { id } of chosen) {
			const isKept = await parts.use<boolean | null>('retry', null, ({ store }) => store.retry(id));
			if (isKept === null) throw new Failure('The outbox cannot be written.');
		}
		console.log(`${chosen.length} will be tried again within seconds, where the site runs.`);
	} finally {
		await parts.close();
	}
}

try {
	await main(process.argv.slice(2));
} catch (error) {
	fail(explain(error));
}
