import { expect, test } from 'vitest';
import { readConfig } from '#config';
import { localUrl, studioUrl } from './addresses.ts';

test.each([
	['127.0.0.1', 'http://127.0.0.1:8055'],
	['0.0.0.0', 'http://127.0.0.1:8055'],
	['::', 'http://[::1]:8055'],
	['fd00::5', 'http://[fd00::5]:8055'],
	['10.0.0.5', 'http://10.0.0.5:8055'],
])('a process that listens on %s is reached at %s', (host, url) => {
	expect(localUrl(host, 8055)).toBe(url);
});

test.each([
	[{}, 'http://localhost:8055'],
	[{ CMS_HOST: '::' }, 'http://localhost:8055'],
	[{ CMS_HOST: '10.0.0.5' }, 'http://10.0.0.5:8055'],
	[{ CMS_PUBLIC_URL: 'https://studio.example.com/' }, 'https://studio.example.com'],
])('with %o the address of Studio is %s', (env, url) => {
	expect(studioUrl(readConfig(env))).toBe(url);
});
