import { resolve } from 'node:path';
import { readConfig } from '#config';
import { restoreBackup } from '../backup.ts';
import { isInUse } from '../data-folder.ts';
import { explain, Failure } from '../failure.ts';
import { fail, step } from '../progress.mjs';

const usage = 'DATA_DIR=NEW_FOLDER npm run restore -- BACKUP    puts a backup into a data folder that holds no installation';

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
	if (!hasUploads) console.log('Uploaded files are not in this backup: put them back where they are kept.');
} catch (error) {
	fail(explain(error));
}
