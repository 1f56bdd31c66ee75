import { readFileSync, realpathSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '#bin/processes.ts';
import { directusPid, sitePid, siteUrl } from '../system.ts';

const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));

describe('the Node that was chosen', () => {
	test.each([
		['Directus', directusPid],
		['the site', sitePid],
	])('%s runs on it', (_what, pid) => {
		expect(realpathSync(`/proc/${pid}/exe`)).toBe(realpathSync(process.execPath));
	});

	test('is new enough, and the version the site reports', async () => {
		const health = await (await fetch(`${siteUrl}/healthz`)).json();
		expect(health).toMatchObject({ status: 'ok', node: process.version });
		expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
	});

	test('comes from the registry, without download addresses in the lockfile', () => {
		const addresses = Object.values<{ resolved?: string; link?: boolean }>(lock.packages).filter(({ resolved, link }) => resolved && !link);
		expect(addresses).toEqual([]);
	});
});
