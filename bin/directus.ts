import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SYSTEM_TOKEN_VARIABLE } from '#cms/access/system.ts';
import type { Config } from '#config';
import { pingAddress } from '#directus/ping.ts';
import { localUrl, siteUrl, studioUrl } from './addresses.ts';
import { checkPort } from './checks.ts';
import { Failure } from './failure.ts';
import { baseEnvironment, type Environment, type Processes, root } from './processes.ts';
import type { Secrets } from './secrets.ts';
import { directusFolder, storageEnvironment } from './uploads-folder.ts';

/** What Directus's own command runs, after asking the npm registry for updates. */
export const cli = join(root, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');
const START_MS = 90_000;
const ANSWER_MS = 5000;
const DEATHS_MOST = 3;
export const DIRECTUS = 'Directus';

const uploadTypes = [
	'image/jpeg',
	'image/png',
	'image/webp',
	'image/avif',
	'image/heic',
	'video/mp4',
	'video/webm',
	'application/pdf',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** Private addresses, which Directus must not fetch for anyone (SSRF). `0.0.0.0` alone stands for those of this machine. */
const privateAddresses = [
	...['0.0.0.0', '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
	...['192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3', '::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
];

/** The environment of Directus: closed by default, limited, and without requests to other servers. */
export function directusEnvironment(config: Config, secrets: Secrets, databaseFile: string): Environment {
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
		// Part of Directus writes into the home folder, which a service may not.
		PM2_HOME: join(directusFolder(config), '.pm2'),
		...storageEnvironment(config),
		PACKAGE_FILE_LOCATION: root,
		EXTENSIONS_PATH: join(root, 'cms', 'extensions'),
		WEBSOCKETS_ENABLED: 'true',
		WEBSOCKETS_GRAPHQL_ENABLED: 'false',
		WEBSOCKETS_LOGS_ENABLED: 'false',
		// Otherwise Directus copies the whole schema for every request.
		CACHE_SCHEMA_FREEZE_ENABLED: 'true',
		RATE_LIMITER_ENABLED: 'true',
		RATE_LIMITER_POINTS: '100',
		RATE_LIMITER_DURATION: '1',
		GRAPHQL_INTROSPECTION: 'false',
		// One and a half times the largest dashboard. Otherwise aliases could ask for everything sixty times at once.
		GRAPHQL_QUERY_TOKEN_LIMIT: '1000',
		MCP_ENABLED: 'false',
		AI_ENABLED: 'false',
		TELEMETRY: 'false',
		QUERY_LIMIT_DEFAULT: '100',
		QUERY_LIMIT_MAX: '5000',
		MAX_PAYLOAD_SIZE: '4mb',
		FILES_MIME_TYPE_ALLOW_LIST: uploadTypes.join(','),
		FILES_MAX_UPLOAD_SIZE: '25mb',
		// An import is one transaction, and on SQLite nothing else is written meanwhile.
		IMPORT_TIMEOUT: '5m',
		IMPORT_IP_DENY_LIST: privateAddresses.join(),
		CORS_ENABLED: 'false',
		...signInEnvironment(config),
		LOG_STYLE: 'raw',
		// Request logs would contain what staff search for: names, phone numbers and addresses.
		LOGGER_HTTP_AUTO_LOGGING: 'false',
		// A revision is removed with its activity.
		RETENTION_ENABLED: 'true',
		ACTIVITY_RETENTION: `${config.historyKeepDays.changes}d`,
		REVISIONS_RETENTION: `${config.historyKeepDays.changes}d`,
		FLOW_LOGS_RETENTION: `${config.historyKeepDays.flows}d`,
		...mailEnvironment(config.mail),
		SITE_URL: siteUrl(config),
		CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `'self',${new URL(siteUrl(config)).origin}`,
		...(config.previewSecret && { PREVIEW_SECRET: config.previewSecret }),
		...(config.exchangeRatesUrl && { EXCHANGE_RATES_URL: config.exchangeRatesUrl }),
		FLOWS_ENV_ALLOW_LIST: 'EMAIL_TRANSPORT,PUBLIC_URL',
		...config.cmsEnvironment,
		...(usesRedis(config) && { NODE_OPTIONS: `--import=${preload}` }),
	};
}

const preload = pathToFileURL(join(root, 'cms', 'extensions', 'redis-away', 'preload.ts')).href;
const usesRedis = ({ cmsEnvironment }: Config) => Object.keys(cmsEnvironment).some((name) => /^REDIS(_|$)/.test(name));

/**
 * A suspended account loses access within a minute: tokens are checked when renewed, and Studio's sessions are in the database. The
 * extension `sign-in-limit` equalises the duration of failed sign-ins; Directus's own delay applies to the right password too.
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
		// Address headers are only trusted from known proxies and this machine.
		IP_TRUST_PROXY: ['loopback', ...(Array.isArray(config.trustedProxies) ? config.trustedProxies : [])].join(),
	};
}

/** For mails that Directus sends itself: invitations, password resets, flows. */
function mailEnvironment(mail: Config['mail']): Environment {
	// A program that fails: without any transport Directus reports itself unhealthy.
	if (!mail) return { EMAIL_TRANSPORT: 'sendmail', EMAIL_SENDMAIL_PATH: 'false', EMAIL_VERIFY_SETUP: 'false' };
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

export const databaseFile = (config: Config) => join(directusFolder(config), 'directus.db');

export const heapLimit = (config: Config) => `--max-old-space-size=${config.heapMegabytes.cms}`;

export async function startDirectus(config: Config, secrets: Secrets, processes: Processes, more: Environment = {}): Promise<string> {
	const url = localUrl(config.cmsHost, config.cmsPort);
	if (!processes.has(DIRECTUS)) {
		await checkPort(config.cmsPort, config.cmsHost, 'CMS_PORT');
		processes.start({
			name: DIRECTUS,
			args: [heapLimit(config), cli, 'start'],
			env: { ...directusEnvironment(config, secrets, databaseFile(config)), ...more },
			cwd: directusFolder(config),
		});
	}
	await waitUntilAnswering(pingAddress(url), START_MS, processes, DIRECTUS);
	return url;
}

type Expected = 'ok' | 'anything';

/** Waits until it answers. Gives up after the limit, or when the process keeps dying. */
export async function waitUntilAnswering(
	url: string,
	limit: number,
	processes: Processes,
	name: string,
	expected: Expected = 'ok',
): Promise<void> {
	const complaint = () => {
		const said = processes.findLastComplaint(name);
		return said ? ` It said: ${said}` : '';
	};
	for (const since = Date.now(); Date.now() - since < limit; ) {
		const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
		await answer?.body?.cancel();
		if (answer && (answer.ok || expected === 'anything')) return;
		if (processes.countDeaths(name) > DEATHS_MOST) throw new Failure(`${name} stops by itself again and again.${complaint()}`);
		if (!processes.has(name)) throw new Failure(`${name} stopped by itself.${complaint()}`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Failure(`${name} did not answer within ${limit / 1000} s.${complaint()}`);
}
