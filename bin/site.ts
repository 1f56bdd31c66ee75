import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, siteVariables } from '../config.ts';
import { localUrl } from './addresses.ts';
import { untilAnswers } from './directus.ts';
import { baseEnvironment, type Environment, type Processes, root } from './processes.ts';
import type { Secrets } from './secrets.ts';

const folder = join(root, 'site');
const marker = join(folder, 'build', '.sources');
const START_MS = 180_000;
/** Half of what Node takes by itself for what was just made: a process that answers from memory needs it elsewhere. */
const YOUNG_MEGABYTES = 8;

/** Everything a build is made from; the same sources are not built twice. */
function sourcesHash(): string {
	const files = globSync(
		[
			'app/**/*',
			'map/*',
			'public/**/*',
			'*.ts',
			'package.json',
			'../package-lock.json',
			'../catalogue/**/*.ts',
			'../content/**/*.ts',
			'../outbox/*.ts',
			'../sign-in/*.ts',
		],
		{ cwd: folder, withFileTypes: true },
	)
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const hash = createHash('sha256');
	for (const file of files.sort()) hash.update(file).update(readFileSync(file));
	return hash.digest('hex');
}

export async function buildSite(processes: Processes, tell: (progress: string) => void): Promise<boolean> {
	const sources = sourcesHash();
	if (readMarker() === sources) return false;
	await processes.run({
		name: 'Building the site',
		args: [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'],
		env: { ...baseEnvironment(), NODE_ENV: 'production' },
		cwd: folder,
		onLine: (line) => tell(line.trim().slice(0, 60)),
	});
	writeFileSync(marker, sources);
	return true;
}

function readMarker(): string | null {
	try {
		return readFileSync(marker, 'utf8');
	} catch {
		return null;
	}
}

export function siteEnvironment(config: Config, cms: { url: string; secrets: Pick<Secrets, 'siteToken' | 'sessionSecret'> }): Environment {
	return {
		...baseEnvironment(),
		...Object.fromEntries(siteVariables.map((name) => [name, process.env[name]])),
		PORT: String(config.port),
		HOST: config.host,
		DATA_DIR: config.dataDir,
		DIRECTUS_URL: cms.url,
		DIRECTUS_TOKEN: cms.secrets.siteToken,
		SESSION_SECRET: cms.secrets.sessionSecret,
		SMTP_URL: config.mail?.url,
		MAIL_FROM: config.mail?.from,
	};
}

export async function startSite(
	config: Config,
	env: Environment,
	processes: Processes,
	mode: 'production' | 'development',
): Promise<string> {
	const log = join(config.dataDir, 'site.log');
	processes.start({
		name: 'The site',
		args: [`--max-semi-space-size=${YOUNG_MEGABYTES}`, `--max-old-space-size=${config.heapMegabytes.site}`, join(folder, 'server.ts')],
		env: { ...env, NODE_ENV: mode },
		cwd: folder,
		...(mode === 'production' && { log }),
	});
	await untilAnswers(
		`${localUrl(config.host, config.port)}/readyz`,
		START_MS,
		`The site did not start within ${START_MS / 1000} s: ${log} says why.`,
	);
	return `http://localhost:${config.port}`;
}
