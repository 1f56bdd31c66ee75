import { join, resolve } from 'node:path';
import { readConfig } from '#config';
import { makeBackup } from '../backup.ts';
import { explain, Failure } from '../failure.ts';
import { fail, step } from '../progress.mjs';

const WITHOUT = '--without-uploads';
const usage = `npm run backup -- FOLDER    copies database, uploaded files, waiting requests and secrets into a new folder inside FOLDER;
                            ${WITHOUT} leaves out the uploaded files, where others back them up`;

const words = process.argv.slice(2);
const [target, ...rest] = words.filter((word) => word !== WITHOUT);
try {
	if (!target || rest.length) throw new Failure(usage);
	const config = readConfig();
	if (config.externalCms) throw new Failure('With DIRECTUS_URL, Directus keeps its own data: back it up where it runs.');
	const folder = join(resolve(target), `pn-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
	await step(
		'Backup',
		(tell) => makeBackup(config, folder, tell, !words.includes(WITHOUT)),
		({ files }) => `${files.length} files, ${Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6)} MB`,
	);
	console.log(
		`\n${folder}\nIt holds personal data and the installation’s secrets: keep it where only you can read it, and off this machine.`,
	);
} catch (error) {
	fail(explain(error));
}
