import { readFileSync, realpathSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../bin/processes.ts';
import { directusPid, sitePid, siteUrl } from '../system.ts';

const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
const name = `node-linux-${process.arch}`;
const pinned = lock.packages[`node_modules/${name}`].version;

describe('the pinned Node', () => {
	test.each([
		['Directus', directusPid],
		['the site', sitePid],
	])('%s runs on the Node of the lockfile, not on the machine’s', (_what, pid) => {
		expect(realpathSync(`/proc/${pid}/exe`)).toBe(realpathSync(`${root}node_modules/${name}/bin/node`));
	});

	test('is the version the site reports', async () => {
		const health = await (await fetch(`${siteUrl}/healthz`)).json();
		expect(health).toMatchObject({ status: 'ok', node: `v${pinned}` });
	});

	test('comes without a download address in the lockfile', () => {
		const addresses = Object.values<{ resolved?: string; link?: boolean }>(lock.packages).filter(({ resolved, link }) => resolved && !link);
		expect(addresses).toEqual([]);
	});
});
