import { isIP } from 'node:net';
import { z } from 'zod';

const port = (fallback: number) =>
	z
		.string()
		.regex(/^\d{1,5}$/)
		.transform(Number)
		.refine((value) => value > 0 && value < 65_536)
		.default(fallback);
export const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
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
const days = (fallback: number) =>
	z
		.string()
		.regex(/^[1-9]\d{0,3}$/)
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
export const isSettingLink = (name: string) => settingLinks.some((link) => link === name);

/** Every variable there is: what it may be, and what is said of it. */
export const fields = {
	PORT: { schema: port(3000), says: 'a port number between 1 and 65535' },
	CMS_PORT: { schema: port(8055), says: 'a port number between 1 and 65535' },
	HOST: { schema: words.default('127.0.0.1'), says: 'the address the site listens on, such as 127.0.0.1 or 0.0.0.0' },
	CMS_HOST: { schema: words.default('127.0.0.1'), says: 'the address Directus listens on, such as 127.0.0.1 or 0.0.0.0' },
	CMS_PUBLIC_URL: {
		schema: address.optional(),
		says: 'the address staff open Studio at, https://…; links in mails lead there, and with https its cookies are Secure',
	},
	DATA_DIR: { schema: words.default('.data'), says: 'a folder' },
	SITE_INSTANCE: {
		schema: z
			.string()
			.regex(/^[a-z0-9-]{1,20}$/)
			.optional(),
		says: 'the name of this site where several share a data folder, such as blue or green; each has a copy of the content of its own',
	},
	DATABASE_URL: { schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(), says: 'a PostgreSQL address, postgres://…' },
	SHARED_DATABASE_URL: {
		schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
		says: 'the address of a PostgreSQL in which several sites keep together what visitors send, postgres://…; without one, each site keeps it in a file of its own',
		secret: true,
	},
	SHARED_SECRET: {
		schema: secret(32),
		says: 'what links in mails are made from where several sites share a database, 32 characters or more, the same on all; another one ends them all',
		secret: true,
	},
	DIRECTUS_URL: { schema: address.optional(), says: 'the address of a running Directus, http://… or https://…' },
	DIRECTUS_TOKEN: { schema: words.optional(), says: 'the site’s token in Directus', secret: true },
	DIRECTUS_ADMIN_TOKEN: { schema: words.optional(), says: 'the token that sets Directus up, of a user with all rights', secret: true },
	DIRECTUS_SECRET: { schema: secret(32), says: 'what Directus signs its tokens with, 32 characters or more', secret: true },
	PREVIEW_SECRET: {
		schema: secret(32),
		says: 'what links to drafts are signed with, 32 characters or more; another one ends them all, and without one it is DIRECTUS_SECRET',
		secret: true,
	},
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
	ROOT_REDIRECT: {
		schema: z
			.string()
			.regex(/^\/(?![/\\])\S+$/)
			.optional(),
		says: 'a path such as /search, where anyone who opens the bare address is sent; without one, home is there',
	},
	ROOT_REDIRECT_STATUS: {
		schema: z.enum(['301', '302', '307', '308']).transform(Number).default(302),
		says: '301, 302, 307 or 308',
	},
	LOCALE_REDIRECT: { schema: z.enum(['root', 'no-prefix', 'all']).default('no-prefix'), says: 'root, no-prefix or all' },
	IMAGE_DOMAINS: { schema: list.default([]), says: 'hosts that pictures may come from, with commas between' },
	IMAGE_CACHE_MB: { schema: megabytes(1000), says: 'a number of megabytes' },
	SITE_HEAP_MB: { schema: megabytes(768), says: 'how many megabytes of objects the site may hold before it is started again' },
	CMS_HEAP_MB: { schema: megabytes(1536), says: 'how many megabytes of objects Directus may hold before it is started again' },
	MAP_STYLE_URL: {
		schema: z.url({ protocol: /^https?$/ }).optional(),
		says: 'the address of a MapLibre style, https://…; without one, opened maps are drawn from the site’s own data',
	},
	MAP_TILES_FILE: {
		schema: words.optional(),
		says: 'a PMTiles file of Egypt (docs/operations.md): every street and house on opened maps, served by the site itself',
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
	ANALYTICS_URL: {
		schema: address.optional(),
		says: 'the address an Umami of your own takes page views at, such as https://stats.example.com/api/send; without one, nothing is counted',
	},
	ANALYTICS_WEBSITE_ID: { schema: z.uuid().optional(), says: 'the id of this website in Umami' },
	EXCHANGE_RATES_URL: {
		schema: z
			.url({ protocol: /^https?$/ })
			.refine((value) => !URL.parse(value)?.username)
			.optional(),
		says: 'the address of a feed of exchange rates that Directus asks every six hours, https://… without a user name; without one, editors enter them all',
		secret: true,
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
	WHATSAPP_PHONE_ID: {
		schema: z
			.string()
			.regex(/^\d{5,20}$/)
			.optional(),
		says: 'the id of a number at WhatsApp’s Cloud API, from which viewings are confirmed; without one, nothing is sent there',
	},
	WHATSAPP_NUMBER: {
		schema: z
			.string()
			.regex(/^\+[1-9]\d{6,14}$/)
			.optional(),
		says: 'that number itself, such as +201000000001',
	},
	WHATSAPP_TOKEN: { schema: secret(20), says: 'the access token of the app that sends from it, 20 characters or more', secret: true },
	WHATSAPP_APP_SECRET: {
		schema: secret(16),
		says: 'the secret of that app, by which what WhatsApp tells at /_whatsapp is known to come from there, 16 characters or more',
		secret: true,
	},
	WHATSAPP_VERIFY_TOKEN: {
		schema: secret(16),
		says: 'a word of your own that WhatsApp says when /_whatsapp is registered there, 16 characters or more',
		secret: true,
	},
	WHATSAPP_API_URL: { schema: address.default('https://graph.facebook.com/v23.0'), says: 'the address of the Cloud API with its version' },
	MANAGER_EMAIL: {
		schema: z.email().optional(),
		says: 'who hears of requests that nobody has answered, such as sales@example.com; without one, the office',
	},
	HR_EMAIL: {
		schema: z.email().optional(),
		says: 'who hears of job applications, such as jobs@example.com; without one, the office',
	},
	ESCALATE_AFTER_MINUTES: {
		schema: z
			.string()
			.regex(/^\d{1,5}$/)
			.transform(Number)
			.default(120),
		says: 'after how many minutes of opening times a request that is still new is told to the manager; 0 for never',
	},
	OUTBOX_KEEP_DAYS: { schema: days(30), says: 'for how many days delivered forms are kept beside the site' },
	HISTORY_KEEP_DAYS: {
		schema: days(365),
		says: 'for how many days Directus keeps who changed what, with the former versions of records',
	},
	FLOW_LOGS_KEEP_DAYS: { schema: days(30), says: 'for how many days Directus keeps what its flows did' },
	SAMPLE_CONTENT: {
		schema: flag.optional(),
		says: 'true or false; false at the first start keeps the sample brokerage out for good',
	},
	SAMPLE_PROPERTIES: {
		schema: z
			.string()
			.regex(/^\d{2,5}$/)
			.transform(Number)
			.default(800),
		says: 'how many homes the sample brokerage has, from 10 to 99999; fewer are loaded sooner',
	},
	METRICS_TOKEN: {
		schema: secret(20),
		says: 'what anyone who reads /metrics shows as a bearer token, 20 characters or more; without it there are none',
		secret: true,
	},
	LOG_DIR: {
		schema: words.optional(),
		says: 'a folder for the logs, in files that are put aside when they are full; without one they go to the terminal',
	},
} as const;

type Fields = typeof fields;
export type Name = keyof Fields;

/** What the site's process has no use for, and is not told. */
export const forSetUp: Name[] = [
	'DATABASE_URL',
	'DIRECTUS_ADMIN_TOKEN',
	'DIRECTUS_SECRET',
	'PREVIEW_SECRET',
	'ADMIN_EMAIL',
	'ADMIN_PASSWORD',
	'REQUIRE_ONE_TIME_CODE',
	'EXCHANGE_RATES_URL',
	'LOG_DIR',
];
/** Where one is set, the other has to be. */
export const halves: [Name, Name][] = [
	['SHARED_DATABASE_URL', 'SHARED_SECRET'],
	['SHARED_SECRET', 'SHARED_DATABASE_URL'],
	['SHARED_DATABASE_URL', 'SESSION_SECRET'],
	['SMTP_URL', 'MAIL_FROM'],
	['MAIL_FROM', 'SMTP_URL'],
	['WHATSAPP_PHONE_ID', 'WHATSAPP_NUMBER'],
	['WHATSAPP_NUMBER', 'WHATSAPP_TOKEN'],
	['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET'],
	['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
	['WHATSAPP_VERIFY_TOKEN', 'WHATSAPP_PHONE_ID'],
	['CHALLENGE_SITE_KEY', 'CHALLENGE_SECRET'],
	['CHALLENGE_SECRET', 'CHALLENGE_SITE_KEY'],
	['ANALYTICS_URL', 'ANALYTICS_WEBSITE_ID'],
	['ANALYTICS_WEBSITE_ID', 'ANALYTICS_URL'],
];
export type Values = { [K in Name]: z.output<Fields[K]['schema']> };
