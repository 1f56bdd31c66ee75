import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, siteVariables } from '#config';
import { localUrl, studioUrl } from './addresses.ts';
import { waitUntilAnswering } from './directus.ts';
import { keepAssets } from './earlier-assets.ts';
import { Failure } from './failure.ts';
import { baseEnvironment, type Environment, type Processes, root } from './processes.ts';
import type { Secrets } from './secrets.ts';

const folder = join(root, 'site');
const marker = join(folder, 'build', '.sources');
const builder = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
const START_MS = 180_000;
export const SITE = 'The site';

export type Mode = 'production' | 'development';

/** Half of Node's default young generation: a process that answers from memory needs it elsewhere. */
const YOUNG_MEGABYTES = 8;

/**
 * glibc gives each thread that compiles, compresses or draws pictures an arena, up to eight for each core, and an arena keeps the most it ever
 * held: 100 MB of a busy site were free memory (docs/decisions/2026-11-19-few-malloc-arenas.md).
 */
const MALLOC_ARENAS = 2;

/** A hash of everything a build depends on; the same sources are not built twice. */
function sourcesHash(): string {
	const files = globSync(
		['site/**/*', '{catalogue,cms/schema,content,directus,domain,outbox,runtime,sign-in}/**/*.ts', '*.ts', 'package*.json'],
		{
			cwd: root,
			withFileTypes: true,
			exclude: ['site/build', 'site/.react-router', '**/node_modules', '**/*.test.*'],
		},
	)
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const hash = createHash('sha256');
	for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
	return hash.digest('hex');
}

type Built = 'built' | 'nothing changed' | 'as it was built';

/** Uses the existing build when the code is read-only or lacks the build tools. */
export async function buildSite(processes: Processes, tell: (progress: string) => void): Promise<Built> {
	if (!canBuild()) return requireBuild();
	const sources = sourcesHash();
	if (readMarker() === sources) return 'nothing changed';
	await processes.run({
		name: 'Building the site',
		args: [builder, 'build'],
		env: { ...baseEnvironment(), NODE_ENV: 'production' },
		cwd: folder,
		onLine: (line) => tell(line.trim().slice(0, 60)),
	});
	writeFileSync(marker, sources);
	return 'built';
}

/** For a start without building. */
export function requireBuild(): Built {
	if (readMarker() === null) throw new Failure('The site is not built yet: run npm run build first.');
	return 'as it was built';
}

function canBuild(): boolean {
	try {
		accessSync(folder, constants.W_OK);
		return existsSync(builder);
	} catch {
		return false;
	}
}

function readMarker(): string | null {
	try {
		return readFileSync(marker, 'utf8');
	} catch {
		return null;
	}
}

export function siteEnvironment(config: Config, cmsUrl: string, secrets: Pick<Secrets, 'siteToken' | 'sessionSecret'>): Environment {
	return {
		...baseEnvironment(),
		...Object.fromEntries(siteVariables.map((name) => [name, process.env[name]])),
		MALLOC_ARENA_MAX: String(MALLOC_ARENAS),
		PORT: String(config.port),
		HOST: config.host,
		DATA_DIR: config.dataDir,
		DIRECTUS_URL: cmsUrl,
		// The address that staff open, which is not the one the site uses.
		CMS_PUBLIC_URL: config.externalCms ? config.cmsPublicUrl : studioUrl(config),
		DIRECTUS_TOKEN: secrets.siteToken,
		SESSION_SECRET: secrets.sessionSecret,
		SMTP_URL: config.mail?.url,
		MAIL_FROM: config.mail?.from,
	};
}

/** Returns once the site answers, even if it has no content yet. */
export async function startSite(config: Config, env: Environment, processes: Processes, mode: Mode): Promise<string> {
	if (!processes.has(SITE)) {
		if (mode === 'production') offerAssets(config);
		processes.start({
			name: SITE,
			args: [
				'--enable-source-maps',
				`--max-semi-space-size=${YOUNG_MEGABYTES}`,
				`--max-old-space-size=${config.heapMegabytes.site}`,
				join(folder, 'server.ts'),
			],
			env: { ...env, NODE_ENV: mode },
			cwd: folder,
		});
	}
	await waitUntilAnswering(`${localUrl(config.host, config.port)}/healthz`, START_MS, processes, SITE, 'anything');
	return `http://localhost:${config.port}`;
}

/** For pages of earlier builds. A full disk must not prevent the start. */
function offerAssets({ dataDir }: Config): void {
	try {
		keepAssets(join(folder, 'build', 'client', 'assets'), join(dataDir, 'earlier-build', 'assets'));
	} catch (error) {
		console.error(`Scripts of this build could not be put beside the data: ${error instanceof Error ? error.message : error}`);
	}
}

/** True once it has all content. */
export const siteIsReady = (config: Config, processes: Processes) =>
	waitUntilAnswering(`${localUrl(config.host, config.port)}/readyz`, START_MS, processes, SITE);
