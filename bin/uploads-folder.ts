import { join, resolve } from 'node:path';
import type { Config } from '#config';
import type { Environment } from './processes.ts';

export const directusFolder = (config: Config) => join(config.dataDir, 'directus');

/** The default storage of uploaded files; CMS_ENV_STORAGE_… overrides it. */
export const storageEnvironment = (config: Config) => ({
	STORAGE_LOCATIONS: 'local',
	STORAGE_LOCAL_DRIVER: 'local',
	STORAGE_LOCAL_ROOT: join(directusFolder(config), 'uploads'),
});

type Uploads = { folder: string } | { elsewhere: string };

/** The folder of uploaded files by Directus's settings, or the locations that are not a local folder. */
export function findUploads(config: Config): Uploads {
	const environment: Environment = { ...storageEnvironment(config), ...config.cmsEnvironment };
	const locations = String(environment['STORAGE_LOCATIONS'])
		.split(',')
		.map((name) => name.trim());
	const read = (name: 'DRIVER' | 'ROOT') => environment[`STORAGE_${locations[0]?.toUpperCase()}_${name}`];
	const root = read('ROOT');
	if (locations.length !== 1 || read('DRIVER') !== 'local' || !root) return { elsewhere: locations.join(', ') };
	// Directus runs in its own folder.
	return { folder: resolve(directusFolder(config), root) };
}
