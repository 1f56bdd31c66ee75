import { expect, test } from 'vitest';
import { readConfig } from '#config';
import { directusEnvironment } from './directus.ts';

const secrets = { directusSecret: 'a', adminToken: 'b', siteToken: 'c', sessionSecret: 'd' };
const environment = (env: Record<string, string> = {}) => directusEnvironment(readConfig(env), secrets, 'directus.db');

test('Directus listens on this machine only, wherever the site listens', () => {
	expect(environment({ HOST: '0.0.0.0' })).toMatchObject({ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8055' });
	expect(environment({ CMS_HOST: '::', CMS_PORT: '9000' })).toMatchObject({
		HOST: '::',
		PORT: '9000',
		PUBLIC_URL: 'http://localhost:9000',
	});
});

test('cookies of Studio are Secure when its address is https', () => {
	expect(environment()).toMatchObject({ SESSION_COOKIE_SECURE: 'false', REFRESH_TOKEN_COOKIE_SECURE: 'false' });
	expect(environment({ CMS_PUBLIC_URL: 'https://studio.example.com' })).toMatchObject({
		PUBLIC_URL: 'https://studio.example.com',
		SESSION_COOKIE_SECURE: 'true',
		REFRESH_TOKEN_COOKIE_SECURE: 'true',
	});
});

test('address headers are trusted from known proxies only', () => {
	expect(environment({ TRUSTED_PROXIES: '2' })['IP_TRUST_PROXY']).toBe('loopback');
	expect(environment({ TRUSTED_PROXIES: '10.0.0.0/8' })['IP_TRUST_PROXY']).toBe('loopback,10.0.0.0/8');
});

test('the administrator gets no token, and flows cannot read the system’s token', () => {
	expect(environment()).not.toHaveProperty('ADMIN_TOKEN');
	expect(environment()['FLOWS_ENV_ALLOW_LIST']).not.toMatch(/TOKEN|SECRET/);
});

test('Directus has a valid mail transport, with and without a mail server', () => {
	const transports = ['sendmail', 'smtp', 'ses', 'mailgun'];
	expect(transports).toContain(environment()['EMAIL_TRANSPORT']);
	const mails = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'PN <hello@example.com>' };
	expect(transports).toContain(environment(mails)['EMAIL_TRANSPORT']);
});

test('an exchange-rate feed is passed to Directus only when configured', () => {
	expect(environment()).not.toHaveProperty('EXCHANGE_RATES_URL');
	const feed = { EXCHANGE_RATES_URL: 'https://rates.example.com/EGP' };
	expect(environment(feed)).toMatchObject(feed);
});

test('Studio may frame the site, and preview links have their own secret when configured', () => {
	expect(environment({ PORT: '4000' })).toMatchObject({
		SITE_URL: 'http://localhost:4000',
		CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: "'self',http://localhost:4000",
	});
	const published = environment({ PUBLIC_URL: 'https://pn.example/', TRUSTED_PROXIES: '1' });
	expect(published['CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC']).toBe("'self',https://pn.example");
	expect(environment()).not.toHaveProperty('PREVIEW_SECRET');
	expect(environment({ PREVIEW_SECRET: 'x'.repeat(32) })).toMatchObject({ PREVIEW_SECRET: 'x'.repeat(32) });
});

test('uploads are limited to images, films and documents, and in size', () => {
	const { FILES_MIME_TYPE_ALLOW_LIST: types, FILES_MAX_UPLOAD_SIZE: most } = environment();
	expect(types?.split(',')).toEqual(expect.arrayContaining(['image/jpeg', 'video/mp4', 'video/webm']));
	expect(types).not.toMatch(/html|svg|\*/);
	expect(most).toBe('25mb');
});

test('without its Redis Directus keeps working', () => {
	expect(environment()).not.toHaveProperty('NODE_OPTIONS');
	expect(environment({ CMS_ENV_REDIS: 'redis://127.0.0.1:6379' })['NODE_OPTIONS']).toMatch(/--import=file:.*redis-away\/preload\.ts$/);
	expect(environment({ CMS_ENV_REDIS_HOST: 'redis' })['NODE_OPTIONS']).toContain('redis-away');
});

test('Directus’s history of changes and flows expires', () => {
	expect(environment()).toMatchObject({
		RETENTION_ENABLED: 'true',
		ACTIVITY_RETENTION: '365d',
		REVISIONS_RETENTION: '365d',
		FLOW_LOGS_RETENTION: '30d',
	});
	expect(environment({ HISTORY_KEEP_DAYS: '90', FLOW_LOGS_KEEP_DAYS: '7' })).toMatchObject({
		ACTIVITY_RETENTION: '90d',
		REVISIONS_RETENTION: '90d',
		FLOW_LOGS_RETENTION: '7d',
	});
});
