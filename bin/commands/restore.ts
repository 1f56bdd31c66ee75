import { resolve } from 'node:path';
import { readConfig } from '#config';
import { findMovedAway } from '#outbox/bring-back.ts';
import { restoreBackup } from '../backup.ts';
import { isInUse } from '../data-folder.ts';
import { explain, Failure } from '../failure.ts';
import { fail, step } from '../progress.mjs';

const usage = 'DATA_DIR=NEW_FOLDER npm run restore -- BACKUP    puts a backup into a data folder that holds no installation';

/** What visitors sent since the backup was made is in the folder that was moved away alone. */
function tellOfForms(dataDir: string): string {
	const moved = findMovedAway(dataDir).map(
		({ folder, forms }) =>
			`Forms that visitors sent since, in ${folder}/outbox: ${forms}. To bring them back: DATA_DIR=${dataDir} npm run outbox -- import ${folder}`,
	);
	const otherwise = `What visitors sent since is not in it. Where the former data folder was moved to: DATA_DIR=${dataDir} npm run outbox -- import FOLDER`;
	return moved.length > 0 ? moved.join('\n') : otherwise;
}

const [backup, ...rest] = process.argv.slice(2);
try {
	if (!backup || rest.length) throw new Failure(usage);
	const config = readConfig();
	if (isInUse(config.dataDir)) throw new Failure(`A system is running on ${config.dataDir}: stop it first.`);
	const { made, hasUploads } = await step(
		'Restore',
		(tell) => restoreBackup(config, resolve(backup), tell),
		({ files }) => `${files.length} files`,
	);
	console.log(`\n${config.dataDir} is as it was on ${made}. Start it with DATA_DIR=${config.dataDir}, here or in .env.`);
	if (!config.shared) console.log(tellOfForms(config.dataDir));
	if (!hasUploads) console.log('Uploaded files are not in this backup: put them back where they are kept.');
} catch (error) {
	fail(explain(error));
}
