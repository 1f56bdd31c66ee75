import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
		expect(config.sampleContent).toBe(false);
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

	test('settings can be fixed by the environment', () => {
		expect(readConfig({ SETTING_PHONE_NUMBER: '+201000000009' }).settings).toEqual({ phone_number: '+201000000009' });
	});
});
