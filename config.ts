import { resolve } from 'node:path';
import { address, fields, forSetUp, halves, isSettingLink, type Name, settingNames, type Values } from './config-variables.ts';

/** All configuration there is, read from the environment once, at boot. */
export type Config = {
	port: number;
	cmsPort: number;
	host: string;
	cmsHost: string;
	cmsPublicUrl: string | undefined;
	heapMegabytes: { site: number; cms: number };
	dataDir: string;
	/** What this site keeps for itself: its copy of the content. */
	siteDir: string;
	databaseUrl: string | undefined;
	/** What several sites keep together. Null: this one keeps it in files of its own. */
	shared: { url: string; secret: string } | null;
	/** Secrets that the environment gives. What it does not is made at the first start and kept in DATA_DIR/secrets.json. */
	secrets: Partial<Record<'directusSecret' | 'adminToken' | 'siteToken' | 'sessionSecret', string | undefined>>;
	/** What links to drafts are signed with, where it is not Directus's own. */
	previewSecret: string | null;
	/** The administrator who is made at the first start. Without a password one is made up. */
	firstAdmin: { email: string; password: string | undefined };
	oneTimeCodeRoles: string[];
	/** Through which of Directus's providers staff sign in on the site. Null: with their e-mail address. */
	staffAuthProvider: string | null;
	/** Set when Directus runs elsewhere. */
	externalCms: { url: string; siteToken: string | undefined; adminToken: string | undefined } | null;
	/** Null: it stays as it is. */
	sampleContent: boolean | null;
	sampleProperties: number;
	publicUrl: string | undefined;
	localeRedirect: 'root' | 'no-prefix' | 'all';
	/** Null: home is at the bare address. */
	rootRedirect: { to: string; status: number } | null;
	images: { domains: string[]; cacheMegabytes: number };
	iconHosts: string[];
	/** A style for opened maps, from a tile server. Null: our own base map, and nothing is loaded from elsewhere. */
	mapStyleUrl: string | null;
	/** A PMTiles file of ours, for every street. */
	mapTilesFile: string | null;
	/** The proxies whose word on a visitor's address is taken: how many stand before the site, or in which networks they are. */
	trustedProxies: number | string[];
	/** A riddle for machines, before a form is taken. */
	challenge: { siteKey: string; secret: string; script: string; verifyUrl: string } | null;
	/** Where browsers tell of the pages they show. Null: nobody is told. */
	analytics: { url: string; website: string } | null;
	/** Where Directus asks for exchange rates. Null: it asks nobody. */
	exchangeRatesUrl: string | null;
	/** Null: mails are noted in the log. */
	mail: { url: string; from: string } | null;
	/** Null: nothing is sent on WhatsApp. */
	whatsApp: { number: string; account: { apiUrl: string; phoneId: string; token: string }; appSecret: string; verifyToken: string } | null;
	/** The address that gets mails about requests nobody answers (null: the office), and after how many minutes of opening times (null: never). */
	staffMails: { manager: string | null; hr: string | null; escalateAfter: number | null };
	outboxKeepDays: number;
	/** Kept by Directus: what people changed, and what flows did. */
	historyKeepDays: { changes: number; flows: number };
	settings: Partial<Record<(typeof settingNames)[number], string>>;
	/** Null: to the terminal. */
	metricsToken: string | null;
	logDir: string | null;
	/** Settings of Directus's own for the embedded one: CMS_ENV_STORAGE_LOCATIONS and so on, without what comes before them. */
	cmsEnvironment: Record<string, string>;
};

/** Every variable that is handed on to the site's process. */
export const siteVariables: string[] = [
	...(Object.keys(fields) as Name[]).filter((name) => !forSetUp.includes(name)),
	...settingNames.map((name) => `SETTING_${name.toUpperCase()}`),
];

/** Beside them lies what all sites of a data folder share. */
export const SITES = 'sites';

const CMS_ENV = 'CMS_ENV_';

class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
	const problems: string[] = [];
	const parse = (name: Name) => {
		const raw = env[name] === '' ? undefined : env[name];
		const result = fields[name].schema.safeParse(raw);
		if (!result.success)
			problems.push(`${name} must be ${fields[name].says}; ${'secret' in fields[name] ? 'this is not' : `it is “${raw}”`}.`);
		return result.data;
	};
	const settings = settingNames.flatMap((name) => {
		const variable = `SETTING_${name.toUpperCase()}`;
		const value = env[variable];
		if (value && isSettingLink(name) && !address.safeParse(value).success)
			problems.push(`${variable} must be an address, https://…; it is “${value}”.`);
		return value ? [[name, value] as const] : [];
	});
	const values = Object.fromEntries((Object.keys(fields) as Name[]).map((name) => [name, parse(name)])) as Values;
	if (problems.length) throw new ConfigError(problems.join('\n'));
	if (values.DIRECTUS_URL && !values.DIRECTUS_TOKEN && !values.DIRECTUS_ADMIN_TOKEN)
		throw new ConfigError('DIRECTUS_URL needs DIRECTUS_TOKEN (to read) or DIRECTUS_ADMIN_TOKEN (to prepare it as well); neither is set.');
	for (const [name, needed] of halves)
		if (values[name] && !values[needed]) throw new ConfigError(`${name} needs ${needed}: ${fields[needed].says}. It is not set.`);
	if (values.PORT === values.CMS_PORT && !values.DIRECTUS_URL)
		throw new ConfigError(`PORT and CMS_PORT are both ${values.PORT}: the site and Studio need one each.`);
	if (env['BEHIND_PROXY'])
		throw new ConfigError(
			'BEHIND_PROXY is now TRUSTED_PROXIES: set it to the number of proxies before the site (such as 1), to their networks, or to none.',
		);
	if (values.PUBLIC_URL?.startsWith('https:') && values.TRUSTED_PROXIES === undefined)
		throw new ConfigError(
			'PUBLIC_URL is https, which something before the site speaks: TRUSTED_PROXIES must say how many proxies that are, in which networks, or none where it writes no x-forwarded-for. It is not set.',
		);
	return {
		port: values.PORT,
		cmsPort: values.CMS_PORT,
		host: values.HOST,
		cmsHost: values.CMS_HOST,
		cmsPublicUrl: values.CMS_PUBLIC_URL,
		heapMegabytes: { site: values.SITE_HEAP_MB, cms: values.CMS_HEAP_MB },
		dataDir: resolve(values.DATA_DIR),
		siteDir: resolve(values.DATA_DIR, ...(values.SITE_INSTANCE ? [SITES, values.SITE_INSTANCE] : [])),
		databaseUrl: values.DATABASE_URL,
		shared: values.SHARED_DATABASE_URL && values.SHARED_SECRET ? { url: values.SHARED_DATABASE_URL, secret: values.SHARED_SECRET } : null,
		secrets: {
			directusSecret: values.DIRECTUS_SECRET,
			adminToken: values.DIRECTUS_ADMIN_TOKEN,
			siteToken: values.DIRECTUS_TOKEN,
			sessionSecret: values.SESSION_SECRET,
		},
		previewSecret: values.PREVIEW_SECRET ?? null,
		firstAdmin: { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD },
		oneTimeCodeRoles: values.REQUIRE_ONE_TIME_CODE,
		staffAuthProvider: values.STAFF_AUTH_PROVIDER ?? null,
		externalCms: values.DIRECTUS_URL
			? { url: values.DIRECTUS_URL, siteToken: values.DIRECTUS_TOKEN, adminToken: values.DIRECTUS_ADMIN_TOKEN }
			: null,
		sampleContent: values.SAMPLE_CONTENT ?? (values.DIRECTUS_URL ? null : true),
		sampleProperties: values.SAMPLE_PROPERTIES,
		publicUrl: values.PUBLIC_URL,
		localeRedirect: values.LOCALE_REDIRECT,
		rootRedirect: values.ROOT_REDIRECT ? { to: values.ROOT_REDIRECT, status: values.ROOT_REDIRECT_STATUS } : null,
		images: { domains: values.IMAGE_DOMAINS, cacheMegabytes: values.IMAGE_CACHE_MB },
		iconHosts: values.ICON_HOSTS,
		mapStyleUrl: values.MAP_STYLE_URL ?? null,
		mapTilesFile: values.MAP_TILES_FILE ?? null,
		trustedProxies: values.TRUSTED_PROXIES ?? 0,
		challenge:
			values.CHALLENGE_SITE_KEY && values.CHALLENGE_SECRET
				? {
						siteKey: values.CHALLENGE_SITE_KEY,
						secret: values.CHALLENGE_SECRET,
						script: values.CHALLENGE_SCRIPT_URL,
						verifyUrl: values.CHALLENGE_VERIFY_URL,
					}
				: null,
		analytics:
			values.ANALYTICS_URL && values.ANALYTICS_WEBSITE_ID ? { url: values.ANALYTICS_URL, website: values.ANALYTICS_WEBSITE_ID } : null,
		exchangeRatesUrl: values.EXCHANGE_RATES_URL ?? null,
		mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
		whatsApp: readWhatsApp(values),
		staffMails: {
			manager: values.MANAGER_EMAIL ?? null,
			hr: values.HR_EMAIL ?? null,
			escalateAfter: values.ESCALATE_AFTER_MINUTES || null,
		},
		outboxKeepDays: values.OUTBOX_KEEP_DAYS,
		historyKeepDays: { changes: values.HISTORY_KEEP_DAYS, flows: values.FLOW_LOGS_KEEP_DAYS },
		settings: Object.fromEntries(settings),
		metricsToken: values.METRICS_TOKEN ?? null,
		logDir: values.LOG_DIR ? resolve(values.LOG_DIR) : null,
		cmsEnvironment: Object.fromEntries(
			Object.entries(env).flatMap(([name, value]) => (name.startsWith(CMS_ENV) && value ? [[name.slice(CMS_ENV.length), value]] : [])),
		),
	};
}

function readWhatsApp(values: Values): Config['whatsApp'] {
	const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_NUMBER: number, WHATSAPP_TOKEN: token } = values;
	const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = values;
	if (!phoneId || !number || !token || !appSecret || !verifyToken) return null;
	return { number, account: { apiUrl: values.WHATSAPP_API_URL, phoneId, token }, appSecret, verifyToken };
}

/** Every setting there is, as a file to copy to `.env`: what it is, and what it is where it is not set. */
export function exampleEnvironment(): string {
	const settings = (Object.keys(fields) as Name[]).flatMap((name) => {
		const fallback = fields[name].schema.safeParse(undefined);
		const value = fallback.success && fallback.data !== undefined ? String(fallback.data) : '';
		return [`# ${fields[name].says}`, `#${name}=${value}`, ''];
	});
	return [
		'# Copy this file to .env and take the # away from what you set. What the environment sets goes before what the file says.',
		'',
		...settings,
		'# Values of the settings in Studio that this installation fixes:',
		...settingNames.map((name) => `#SETTING_${name.toUpperCase()}=`),
		'',
		'# Any setting of Directus’s own, with CMS_ENV_ before its name, for the Directus that npm start runs. For example:',
		'#CMS_ENV_STORAGE_LOCATIONS=s3',
		'',
	].join('\n');
}
