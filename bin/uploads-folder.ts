import { join, resolve } from 'node:path';
import type { Config } from '#config';
import type { Environment } from './processes.ts';

export const directusFolder = (config: Config) => join(config.dataDir, 'directus');

/** Where Directus keeps uploaded files, unless CMS_ENV_STORAGE_… says otherwise. */
export const storageEnvironment = (config: Config) => ({
	STORAGE_LOCATIONS: 'local',
	STORAGE_LOCAL_DRIVER: 'local',
	STORAGE_LOCAL_ROOT: join(directusFolder(config), 'uploads'),
});

type Uploads = { folder: string } | { elsewhere: string };

/** The one folder that uploaded files are in, as Directus reads its settings, or the locations that are no such folder. */
export function findUploads(config: Config): Uploads {
	const environment: Environment = { ...storageEnvironment(config), ...config.cmsEnvironment };
	const locations = String(environment['STORAGE_LOCATIONS'])
		.split(',')
		.map((name) => name.trim());
	const read = (name: 'DRIVER' | 'ROOT') => environment[`STORAGE_${locations[0]?.toUpperCase()}_${name}`];
	const root = read('ROOT');
	if (locations.length !== 1 || read('DRIVER') !== 'local' || !root) return { elsewhere: locations.join(', ') };
	// Directus is started in its own folder.
	return { folder: resolve(directusFolder(config), root) };
}
