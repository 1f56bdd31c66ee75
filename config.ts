import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** All configuration there is, read from the environment once, at boot. */
const port = (fallback: number) =>
	z
		.string()
		.regex(/^\d{1,5}$/)
		.transform(Number)
		.refine((value) => value > 0 && value < 65_536)
		.default(fallback);
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const words = z.string().min(1);
const list = z.string().transform((value) =>
	value
		.split(',')
		.map((item) => item.trim())
		.filter(Boolean),
);
const megabytes = (fallback: number) =>
	z
		.string()
		.regex(/^\d{1,7}$/)
		.transform(Number)
		.default(fallback);
const secret = (letters: number) => z.string().min(letters).optional();

/** An address such as 10.0.0.5, or a network such as 10.0.0.0/8; never all addresses there are. */
function isNetwork(text: string): boolean {
	const [address = '', bits, ...more] = text.split('/');
	const version = isIP(address);
	if (version === 0 || more.length > 0) return false;
	return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const proxies = z.union([
	z.literal('none').transform(() => 0),
	z.string().regex(/^\d$/).transform(Number),
	list.refine((networks) => networks.length > 0 && networks.every(isNetwork)),
]);

/** Values of `setting` in Directus that a deployment may fix: SETTING_PHONE_NUMBER and so on. */
const settingLinks = ['facebook', 'instagram', 'linkedin', 'x', 'tiktok', 'youtube', 'property_finder'] as const;
export const settingNames = [
	'phone_number',
	'phone_number_2',
	'whatsapp',
	'email',
	...settingLinks,
	'fallback_image',
	'registration_number',
] as const;
const isSettingLink = (name: string) => settingLinks.some((link) => link === name);

const fields = {
	PORT: { schema: port(3000), says: 'a port number between 1 and 65535' },
	CMS_PORT: { schema: port(8055), says: 'a port number between 1 and 65535' },
	HOST: { schema: words.default('127.0.0.1'), says: 'the address the site listens on, such as 127.0.0.1 or 0.0.0.0' },
	CMS_HOST: { schema: words.default('127.0.0.1'), says: 'the address Directus listens on, such as 127.0.0.1 or 0.0.0.0' },
	CMS_PUBLIC_URL: {
		schema: address.optional(),
		says: 'the address staff open Studio at, https://…; links in mails lead there, and with https its cookies are Secure',
	},
	DATA_DIR: { schema: words.default('.data'), says: 'a folder' },
	DATABASE_URL: { schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(), says: 'a PostgreSQL address, postgres://…' },
	DIRECTUS_URL: { schema: address.optional(), says: 'the address of a running Directus, http://… or https://…' },
	DIRECTUS_TOKEN: { schema: words.optional(), says: 'the site’s token in Directus', secret: true },
	DIRECTUS_ADMIN_TOKEN: { schema: words.optional(), says: 'the token that sets Directus up, of a user with all rights', secret: true },
	DIRECTUS_SECRET: { schema: secret(32), says: 'what Directus signs its tokens with, 32 characters or more', secret: true },
	SESSION_SECRET: { schema: secret(32), says: 'what the site encrypts the sessions of staff with, 32 characters or more', secret: true },
	ADMIN_EMAIL: { schema: z.email().default('admin@example.com'), says: 'the e-mail address of the first administrator' },
	ADMIN_PASSWORD: { schema: secret(12), says: 'the first password of the first administrator, 12 characters or more', secret: true },
	REQUIRE_ONE_TIME_CODE: {
		schema: list.default([]),
		says: 'roles that sign in with a one-time code as well, such as administrator,editor',
	},
	STAFF_AUTH_PROVIDER: {
		schema: z
			.string()
			.regex(/^[\w-]+$/)
			.optional(),
		says: 'the name of a directory in Directus (AUTH_PROVIDERS, driver ldap) through which staff sign in on the site; without one, with e-mail and password',
	},
	PUBLIC_URL: { schema: address.optional(), says: 'the address visitors see, https://…' },
	LOCALE_REDIRECT: { schema: z.enum(['root', 'no-prefix', 'all']).default('no-prefix'), says: 'root, no-prefix or all' },
	IMAGE_DOMAINS: { schema: list.default([]), says: 'hosts that pictures may come from, with commas between' },
	IMAGE_CACHE_MB: { schema: megabytes(1000), says: 'a number of megabytes' },
	SITE_HEAP_MB: { schema: megabytes(768), says: 'how many megabytes of objects the site may hold before it is started again' },
	CMS_HEAP_MB: { schema: megabytes(1536), says: 'how many megabytes of objects Directus may hold before it is started again' },
	MAP_STYLE_URL: {
		schema: z.url({ protocol: /^https?$/ }).optional(),
		says: 'the address of a MapLibre style, https://…; without one, opened maps are drawn from the site’s own data',
	},
	ICON_HOSTS: { schema: list.default([]), says: 'addresses of icon services, with commas between' },
	TRUSTED_PROXIES: {
		schema: proxies.optional(),
		says: 'whose x-forwarded-for is believed: the networks of the proxies before the site (127.0.0.1, 10.0.0.0/8), how many stand before it (1), or none',
	},
	CHALLENGE_SITE_KEY: { schema: words.optional(), says: 'the public key of a challenge that works as Turnstile does' },
	CHALLENGE_SECRET: { schema: words.optional(), says: 'its secret key' },
	CHALLENGE_SCRIPT_URL: {
		schema: address.default('https://challenges.cloudflare.com/turnstile/v0/api.js'),
		says: 'the address of its script',
	},
	CHALLENGE_VERIFY_URL: {
		schema: address.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
		says: 'the address that says whether it was passed',
	},
	SMTP_URL: {
		schema: z.url({ protocol: /^smtps?$/ }).optional(),
		says: 'the address of a mail server, smtp://user:password@host:587 or smtps://…; without one, mails are noted in the log',
	},
	MAIL_FROM: {
		schema: z
			.string()
			.regex(/^[^\r\n]+@[^\r\n]+$/)
			.optional(),
		says: 'whom mails come from, such as PN <hello@example.com>',
	},
	OUTBOX_KEEP_DAYS: {
		schema: z
			.string()
			.regex(/^[1-9]\d{0,3}$/)
			.transform(Number)
			.default(30),
		says: 'for how many days delivered forms are kept beside the site',
	},
	SAMPLE_CONTENT: {
		schema: flag.optional(),
		says: 'true or false; false at the first start keeps the sample brokerage out for good',
	},
	LOG_DIR: {
		schema: words.optional(),
		says: 'a folder for the logs, in files that are put aside when they are full; without one they go to the terminal',
	},
} as const;

type Fields = typeof fields;
type Name = keyof Fields;

/** What the site's process has no use for, and is not told. */
const forSetUp: Name[] = [
	'DATABASE_URL',
	'DIRECTUS_ADMIN_TOKEN',
	'DIRECTUS_SECRET',
	'ADMIN_EMAIL',
	'ADMIN_PASSWORD',
	'REQUIRE_ONE_TIME_CODE',
	'LOG_DIR',
];
/** Where one is set, the other has to be. */
const halves: [Name, Name][] = [
	['SMTP_URL', 'MAIL_FROM'],
	['MAIL_FROM', 'SMTP_URL'],
	['CHALLENGE_SITE_KEY', 'CHALLENGE_SECRET'],
	['CHALLENGE_SECRET', 'CHALLENGE_SITE_KEY'],
];
type Values = { [K in Name]: z.output<Fields[K]['schema']> };

export type Config = {
	port: number;
	cmsPort: number;
	host: string;
	cmsHost: string;
	cmsPublicUrl: string | undefined;
	heapMegabytes: { site: number; cms: number };
	dataDir: string;
	databaseUrl: string | undefined;
	/** Secrets that the environment gives. What it does not is made at the first start and kept in DATA_DIR/secrets.json. */
	secrets: Partial<Record<'directusSecret' | 'adminToken' | 'siteToken' | 'sessionSecret', string | undefined>>;
	/** The administrator who is made at the first start. Without a password one is made up. */
	firstAdmin: { email: string; password: string | undefined };
	oneTimeCodeRoles: string[];
	/** Through which of Directus's providers staff sign in on the site. Null: with their e-mail address. */
	staffAuthProvider: string | null;
	/** Set when Directus runs elsewhere. */
	externalCms: { url: string; siteToken: string | undefined; adminToken: string | undefined } | null;
	/** Null: it stays as it is. */
	sampleContent: boolean | null;
	publicUrl: string | undefined;
	localeRedirect: 'root' | 'no-prefix' | 'all';
	images: { domains: string[]; cacheMegabytes: number };
	iconHosts: string[];
	/** A style for opened maps, from whoever serves tiles. Null: our own base map, and nothing is loaded from elsewhere. */
	mapStyleUrl: string | null;
	/** The proxies whose word on a visitor's address is taken: how many stand before the site, or in which networks they are. */
	trustedProxies: number | string[];
	/** A riddle for machines, before a form is taken. */
	challenge: { siteKey: string; secret: string; script: string; verifyUrl: string } | null;
	/** Null: mails are noted in the log. */
	mail: { url: string; from: string } | null;
	outboxKeepDays: number;
	settings: Partial<Record<(typeof settingNames)[number], string>>;
	/** Null: to the terminal. */
	logDir: string | null;
	/** Settings of Directus's own for the embedded one: CMS_ENV_STORAGE_LOCATIONS and so on, without what stands before them. */
	cmsEnvironment: Record<string, string>;
};

/** Every variable that is handed on to the site's process. */
export const siteVariables: string[] = [
	...(Object.keys(fields) as Name[]).filter((name) => !forSetUp.includes(name)),
	...settingNames.map((name) => `SETTING_${name.toUpperCase()}`),
];

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
		databaseUrl: values.DATABASE_URL,
		secrets: {
			directusSecret: values.DIRECTUS_SECRET,
			adminToken: values.DIRECTUS_ADMIN_TOKEN,
			siteToken: values.DIRECTUS_TOKEN,
			sessionSecret: values.SESSION_SECRET,
		},
		firstAdmin: { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD },
		oneTimeCodeRoles: values.REQUIRE_ONE_TIME_CODE,
		staffAuthProvider: values.STAFF_AUTH_PROVIDER ?? null,
		externalCms: values.DIRECTUS_URL
			? { url: values.DIRECTUS_URL, siteToken: values.DIRECTUS_TOKEN, adminToken: values.DIRECTUS_ADMIN_TOKEN }
			: null,
		sampleContent: values.SAMPLE_CONTENT ?? (values.DIRECTUS_URL ? null : true),
		publicUrl: values.PUBLIC_URL,
		localeRedirect: values.LOCALE_REDIRECT,
		images: { domains: values.IMAGE_DOMAINS, cacheMegabytes: values.IMAGE_CACHE_MB },
		iconHosts: values.ICON_HOSTS,
		mapStyleUrl: values.MAP_STYLE_URL ?? null,
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
		mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
		outboxKeepDays: values.OUTBOX_KEEP_DAYS,
		settings: Object.fromEntries(settings),
		logDir: values.LOG_DIR ? resolve(values.LOG_DIR) : null,
		cmsEnvironment: Object.fromEntries(
			Object.entries(env).flatMap(([name, value]) => (name.startsWith(CMS_ENV) && value ? [[name.slice(CMS_ENV.length), value]] : [])),
		),
	};
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
