import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#config';
import { readReference } from '#domain/request-reference.ts';
import { openDatabase } from '#outbox/database.ts';
import { createStore, type Listed } from '#outbox/store.ts';
import { explain, Failure } from '../failure.ts';
import { fail } from '../progress.mjs';

const usage = `npm run outbox -- list               what Directus refused, with the reason, and what still waits for it
npm run outbox -- retry REFERENCE    try one again now
npm run outbox -- retry all          try all that were refused again`;

const line = ({ reference, kind, acceptedAt, attempts, lastError }: Listed) =>
	`  ${reference}  ${kind.padEnd(12)}  ${acceptedAt}  ${attempts} ${attempts === 1 ? 'try' : 'tries'}  ${lastError ?? ''}`.trimEnd();

function main([action, what]: string[]): void {
	const folder = join(readConfig().dataDir, 'outbox');
	if (!existsSync(join(folder, 'outbox.db'))) throw new Failure(`There is no outbox in ${folder} yet.`);
	const database = openDatabase(folder);
	try {
		const store = createStore(database);
		const all = store.list();
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
		for (const { id } of chosen) store.retry(id);
		console.log(`${chosen.length} will be tried again within seconds, where the site runs.`);
	} finally {
		database.close();
	}
}

try {
	main(process.argv.slice(2));
} catch (error) {
	fail(explain(error));
}
