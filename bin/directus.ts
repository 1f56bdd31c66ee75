import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEM_TOKEN_VARIABLE } from '../cms/access/system.ts';
import type { Config } from '../config.ts';
import { localUrl, studioUrl } from './addresses.ts';
import { Failure } from './failure.ts';
import { baseEnvironment, type Environment, type Processes, root } from './processes.ts';
import type { Secrets } from './secrets.ts';

/** Directus's own command asks the npm registry for newer versions first; this is what it runs then. */
const cli = join(root, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');
const START_MS = 90_000;

const uploadTypes = [
	'image/jpeg',
	'image/png',
	'image/webp',
	'image/avif',
	'image/heic',
	'application/pdf',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** How the embedded Directus is set: closed by default, bounded, and silent towards the outside. */
export function directusEnvironment(config: Config, secrets: Secrets, databaseFile: string): Environment {
	const folder = join(config.dataDir, 'directus');
	return {
		...baseEnvironment(),
		HOST: config.cmsHost,
		PORT: String(config.cmsPort),
		PUBLIC_URL: studioUrl(config),
		SECRET: secrets.directusSecret,
		[SYSTEM_TOKEN_VARIABLE]: secrets.adminToken,
		PROJECT_NAME: 'PN',
		...(config.databaseUrl
			? { DB_CLIENT: 'pg', DB_CONNECTION_STRING: config.databaseUrl }
			: { DB_CLIENT: 'sqlite3', DB_FILENAME: databaseFile }),
		STORAGE_LOCATIONS: 'local',
		STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
		PACKAGE_FILE_LOCATION: join(root, 'cms'),
		EXTENSIONS_PATH: join(root, 'cms', 'extensions'),
		WEBSOCKETS_ENABLED: 'true',
		WEBSOCKETS_GRAPHQL_ENABLED: 'false',
		WEBSOCKETS_LOGS_ENABLED: 'false',
		// Without it Directus copies the whole schema for every request.
		CACHE_SCHEMA_FREEZE_ENABLED: 'true',
		RATE_LIMITER_ENABLED: 'true',
		RATE_LIMITER_POINTS: '100',
		RATE_LIMITER_DURATION: '1',
		GRAPHQL_INTROSPECTION: 'false',
		MCP_ENABLED: 'false',
		AI_ENABLED: 'false',
		TELEMETRY: 'false',
		QUERY_LIMIT_DEFAULT: '100',
		QUERY_LIMIT_MAX: '5000',
		MAX_PAYLOAD_SIZE: '4mb',
		FILES_MIME_TYPE_ALLOW_LIST: uploadTypes.join(','),
		FILES_MAX_UPLOAD_SIZE: '25mb',
		CORS_ENABLED: 'false',
		...signInEnvironment(config),
		LOG_STYLE: 'raw',
		// A line for every request would keep what staff search for: names, phones and addresses of people.
		LOGGER_HTTP_AUTO_LOGGING: 'false',
		...mailEnvironment(config.mail),
		FLOWS_ENV_ALLOW_LIST: 'EMAIL_TRANSPORT,PUBLIC_URL',
	};
}

/**
 * Whoever is suspended is out within a minute: a token is looked at again when it is renewed, and Studio's sessions are in the database.
 * What a failed sign-in takes is made equal by the extension `sign-in-limit`; Directus's own way holds up who has the right password too.
 */
function signInEnvironment(config: Config): Environment {
	const isSecure = String(studioUrl(config).startsWith('https:'));
	return {
		ACCESS_TOKEN_TTL: '1m',
		REFRESH_TOKEN_TTL: '12h',
		SESSION_COOKIE_TTL: '12h',
		SESSION_COOKIE_SECURE: isSecure,
		REFRESH_TOKEN_COOKIE_SECURE: isSecure,
		LOGIN_STALL_TIME: '100',
		// Who asks is taken from a header only as far as proxies wrote it that are known, or stand on this machine.
		IP_TRUST_PROXY: ['loopback', ...(Array.isArray(config.trustedProxies) ? config.trustedProxies : [])].join(),
	};
}

/** Without a mail server the flows note in the log what they would have sent: they look at the transport's name. */
function mailEnvironment(mail: Config['mail']): Environment {
	if (!mail) return { EMAIL_TRANSPORT: 'log', EMAIL_VERIFY_SETUP: 'false' };
	const { hostname, port, username, password, protocol } = new URL(mail.url);
	return {
		EMAIL_TRANSPORT: 'smtp',
		EMAIL_VERIFY_SETUP: 'false',
		EMAIL_FROM: mail.from.match(/<([^>]+)>/)?.[1] ?? mail.from,
		EMAIL_SMTP_HOST: hostname,
		EMAIL_SMTP_PORT: port || (protocol === 'smtps:' ? '465' : '587'),
		EMAIL_SMTP_SECURE: String(protocol === 'smtps:'),
		...(username && { EMAIL_SMTP_USER: decodeURIComponent(username), EMAIL_SMTP_PASSWORD: decodeURIComponent(password) }),
	};
}

const databaseFile = (config: Config) => join(config.dataDir, 'directus', 'directus.db');

const heapLimit = (config: Config) => `--max-old-space-size=${config.heapMegabytes.cms}`;

/** Creates the database. It appears under its name only when it is whole, so an interrupted start leaves nothing half-made. */
export async function installDirectus(
	config: Config,
	secrets: Secrets,
	processes: Processes,
	tell: (progress: string) => void,
): Promise<boolean> {
	const folder = join(config.dataDir, 'directus');
	const file = databaseFile(config);
	mkdirSync(join(folder, 'uploads'), { recursive: true });
	if (!config.databaseUrl && existsSync(file)) return false;
	const unfinished = `${file}.new`;
	for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${unfinished}${suffix}`, { force: true });
	const output = await processes.run({
		name: 'Preparing Directus',
		args: [heapLimit(config), cli, 'bootstrap'],
		env: directusEnvironment(config, secrets, unfinished),
		cwd: folder,
		onLine: (line) => tell(readable(line)),
	});
	if (!config.databaseUrl) renameSync(unfinished, file);
	return output.includes('Installing Directus');
}

/** Directus logs JSON, a message to a line. */
function readable(line: string): string {
	try {
		return String(JSON.parse(line).msg ?? '').slice(0, 60);
	} catch {
		return '';
	}
}

export async function startDirectus(config: Config, secrets: Secrets, processes: Processes, more: Environment = {}): Promise<string> {
	const log = join(config.dataDir, 'directus.log');
	processes.start({
		name: 'Directus',
		args: [heapLimit(config), cli, 'start'],
		env: { ...directusEnvironment(config, secrets, databaseFile(config)), ...more },
		cwd: join(config.dataDir, 'directus'),
		log,
	});
	const url = localUrl(config.cmsHost, config.cmsPort);
	await untilAnswers(`${url}/server/ping`, START_MS, `Directus did not start within ${START_MS / 1000} s: ${log} says why.`);
	return url;
}

export async function untilAnswers(url: string, timeout: number, complaint: string): Promise<void> {
	for (const since = Date.now(); Date.now() - since < timeout; ) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Failure(complaint);
}
