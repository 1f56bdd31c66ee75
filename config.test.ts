import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleEnvironment, readConfig, siteVariables } from './config.ts';
import { fields, forSetUp, type Name } from './config-variables.ts';

describe('configuration', () => {
	test('has a default for everything', () => {
		expect(readConfig({})).toMatchObject({ port: 3000, cmsPort: 8055, externalCms: null, sampleContent: true, settings: {} });
	});

	test('names every wrong value at once', () => {
		expect(() => readConfig({ PORT: '0', CMS_PORT: '-1', DATABASE_URL: 'mysql://x' })).toThrow(
			/PORT must be .*“0”[\s\S]*CMS_PORT must be .*“-1”[\s\S]*DATABASE_URL must be .*“mysql:\/\/x”/,
		);
	});

	test('an external Directus needs a token, and gets no sample content by itself', () => {
		expect(() => readConfig({ DIRECTUS_URL: 'https://cms.example.com' })).toThrow('DIRECTUS_TOKEN');
		const config = readConfig({ DIRECTUS_URL: 'https://cms.example.com/', DIRECTUS_TOKEN: 't' });
		expect(config.externalCms).toEqual({ url: 'https://cms.example.com', siteToken: 't', adminToken: undefined });
		expect(config.sampleContent).toBeNull();
	});

	test('a link to somewhere else is an address of the web', () => {
		expect(readConfig({ SETTING_FACEBOOK: 'https://facebook.example.com/pn', SETTING_EMAIL: 'hello@example.com' }).settings).toEqual({
			facebook: 'https://facebook.example.com/pn',
			email: 'hello@example.com',
		});
		expect(() => readConfig({ SETTING_FACEBOOK: 'javascript:alert(1)', SETTING_X: 'x.example' })).toThrow(
			/SETTING_FACEBOOK must be an address[\s\S]*SETTING_X must be/,
		);
	});

	test('an empty value is no value', () => {
		expect(readConfig({ PORT: '' }).port).toBe(3000);
	});

	test('a map style is an address, or there is none', () => {
		expect(readConfig({}).mapStyleUrl).toBeNull();
		expect(readConfig({ MAP_STYLE_URL: 'https://tiles.example.com/style.json?key=a/' }).mapStyleUrl).toBe(
			'https://tiles.example.com/style.json?key=a/',
		);
		expect(() => readConfig({ MAP_STYLE_URL: 'mapbox://streets' })).toThrow('MAP_STYLE_URL must be');
	});

	test('mail needs a server and a sender', () => {
		expect(readConfig({}).mail).toBeNull();
		expect(() => readConfig({ SMTP_URL: 'smtp://localhost:2525' })).toThrow('MAIL_FROM');
		expect(() => readConfig({ SMTP_URL: 'http://localhost', MAIL_FROM: 'a@b.example\nBcc: c@d.example' })).toThrow(
			/SMTP_URL must be[\s\S]*MAIL_FROM must be/,
		);
		expect(readConfig({ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'PN <hello@example.com>' }).mail).toEqual({
			url: 'smtp://localhost:2525',
			from: 'PN <hello@example.com>',
		});
	});

	test('WhatsApp needs all that proves a number, and is off without', () => {
		const whole = {
			WHATSAPP_PHONE_ID: '10987654321',
			WHATSAPP_NUMBER: '+201000000009',
			WHATSAPP_TOKEN: 'a token of twenty letters',
			WHATSAPP_APP_SECRET: 'the secret of the app',
			WHATSAPP_VERIFY_TOKEN: 'a word of our own',
		};
		expect(readConfig({}).whatsApp).toBeNull();
		expect(readConfig(whole).whatsApp).toMatchObject({ number: '+201000000009', account: { apiUrl: 'https://graph.facebook.com/v23.0' } });
		for (const name of Object.keys(whole)) expect(() => readConfig({ ...whole, [name]: undefined }), name).toThrow(name);
	});

	test('page views need an endpoint and the id of the website', () => {
		const [url, website] = ['https://stats.example.com/api/send', '5b0f0a5e-6f0c-4d1c-9a51-0d9a2c1f7b11'];
		expect(readConfig({}).analytics).toBeNull();
		expect(() => readConfig({ ANALYTICS_URL: url })).toThrow('ANALYTICS_URL needs ANALYTICS_WEBSITE_ID');
		expect(() => readConfig({ ANALYTICS_URL: 'stats', ANALYTICS_WEBSITE_ID: 'pn' })).toThrow(
			/ANALYTICS_URL must be[\s\S]*ANALYTICS_WEBSITE_ID must be/,
		);
		expect(readConfig({ ANALYTICS_URL: url, ANALYTICS_WEBSITE_ID: website }).analytics).toEqual({ url, website });
	});

	test('a feed of exchange rates is an address, or there is none', () => {
		const feed = (value?: string) => readConfig({ EXCHANGE_RATES_URL: value }).exchangeRatesUrl;
		expect(feed()).toBeNull();
		expect(feed('https://rates.example.com/latest/?key=a/')).toBe('https://rates.example.com/latest/?key=a/');
		for (const wrong of ['rates', 'file:///etc/passwd', 'https://user:word@rates.example.com'])
			expect(() => feed(wrong), wrong).toThrow(/^EXCHANGE_RATES_URL must be .*; this is not\.$/);
		expect(siteVariables).not.toContain('EXCHANGE_RATES_URL');
		expect(siteVariables).not.toContain('PREVIEW_SECRET');
	});

	test('proxies are a number of them, their networks, or none', () => {
		const proxies = (value?: string) => readConfig({ TRUSTED_PROXIES: value }).trustedProxies;
		expect([undefined, 'none', '0', '2'].map(proxies)).toEqual([0, 0, 0, 2]);
		expect(proxies('127.0.0.1, 10.0.0.0/8,2001:db8::/32')).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
		for (const wrong of ['true', '-1', '12', '10.0.0.0/33', '10.0.0.0/8/8', '0.0.0.0/0', 'proxy.example', ',', '10.0.0.0/x'])
			expect(() => proxies(wrong), wrong).toThrow('TRUSTED_PROXIES must be');
	});

	test('the setting it had before is refused by naming the new one', () => {
		expect(() => readConfig({ BEHIND_PROXY: 'true' })).toThrow('BEHIND_PROXY is now TRUSTED_PROXIES');
		expect(readConfig({ BEHIND_PROXY: '' }).trustedProxies).toBe(0);
	});

	test('an https address needs a word on what speaks https', () => {
		const url = { PUBLIC_URL: 'https://pn.example' };
		expect(() => readConfig(url)).toThrow(/^PUBLIC_URL is https.*TRUSTED_PROXIES/);
		expect(readConfig({ ...url, TRUSTED_PROXIES: 'none' })).toMatchObject({ publicUrl: url.PUBLIC_URL, trustedProxies: 0 });
		expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).trustedProxies).toBe(0);
	});

	test('a secret that is wrong is not shown', () => {
		expect(() => readConfig({ ADMIN_PASSWORD: 'eleven-long', DIRECTUS_SECRET: 'short' })).toThrow(
			/^DIRECTUS_SECRET must be .*, 32 characters or more; this is not\.\nADMIN_PASSWORD must be .*, 12 characters or more; this is not\.$/,
		);
	});

	test('the site is told no secret that it does not need', () => {
		expect(siteVariables).toContain('SESSION_SECRET');
		for (const name of ['DIRECTUS_ADMIN_TOKEN', 'DIRECTUS_SECRET', 'ADMIN_PASSWORD', 'DATABASE_URL'])
			expect(siteVariables).not.toContain(name);
	});

	test('settings can be fixed by the environment', () => {
		expect(readConfig({ SETTING_PHONE_NUMBER: '+201000000009' }).settings).toEqual({ phone_number: '+201000000009' });
	});
});

test('.env.example lists every setting', async () => {
	await expect(exampleEnvironment()).toMatchFileSnapshot('.env.example');
});

/** One row for each variable: what it is without being set, who reads it, and what is said of it. */
function environmentTable(): string {
	const ofCms: Name[] = ['CMS_PORT', 'CMS_HOST', 'CMS_HEAP_MB', 'SAMPLE_CONTENT', 'SAMPLE_PROPERTIES', ...forSetUp];
	const ofBoth: Name[] = [
		'DATA_DIR',
		'CMS_PUBLIC_URL',
		'PUBLIC_URL',
		'SMTP_URL',
		'MAIL_FROM',
		'DIRECTUS_TOKEN',
		'TRUSTED_PROXIES',
		'LOG_DIR',
	];
	const readBy = (name: Name) => (ofBoth.includes(name) ? 'both' : ofCms.includes(name) ? 'Directus' : 'site');
	const rows = (Object.keys(fields) as Name[]).map((name) => {
		const { schema, says } = fields[name];
		const unset = schema.safeParse(undefined).data;
		const shown = unset === undefined || `${unset}` === '' ? '' : `\`${unset}\``;
		return `| \`${name}\` | ${shown} | ${readBy(name)} | ${says}${'secret' in fields[name] ? ' (secret)' : ''} |`;
	});
	const settings =
		'Values of the settings in Studio can be fixed with `SETTING_…`, settings of Directus’s own with `CMS_ENV_…`: [.env.example](../.env.example).';
	return `# Environment

Everything that can be set, from \`config-variables.ts\`. A value that makes no sense ends the start with a sentence that names it. ${settings}

| variable | without it | read by | what it is |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

test('docs/environment.md is the table of all settings', async () => {
	await expect(environmentTable()).toMatchFileSnapshot('docs/environment.md');
});

test('a site that shares a data folder has a folder of its own in it', () => {
	expect(readConfig({ DATA_DIR: '/data' }).siteDir).toBe('/data');
	expect(readConfig({ DATA_DIR: '/data', SITE_INSTANCE: 'blue' }).siteDir).toBe('/data/sites/blue');
	expect(() => readConfig({ SITE_INSTANCE: '../blue' })).toThrow('SITE_INSTANCE must be');
});

test('settings of Directus are handed on without what comes before them', () => {
	expect(readConfig({ CMS_ENV_LOG_LEVEL: 'debug', CMS_ENV_EMPTY: '' }).cmsEnvironment).toEqual({ LOG_LEVEL: 'debug' });
});

test('docs/operations.md says of every secret what ends when it is changed', () => {
	const [, rotation = ''] = readFileSync('docs/operations.md', 'utf8').split('## Rotating secrets');
	const [table = ''] = rotation.split('\n## ');
	const secrets = Object.entries(fields).flatMap(([name, field]) => ('secret' in field ? [name] : []));
	expect(secrets.length).toBeGreaterThan(8);
	expect(secrets.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
