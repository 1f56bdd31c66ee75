import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { root } from './processes.ts';

const LIVE = `# ours
server 10.0.0.1:3001;
server 10.0.0.11:3001 max_fails=1;
server 10.0.0.2:3001;
`;

/** A proxy whose sites all start except the named one; records its configuration at each restart. */
function roll({ live = LIVE, fails = 'none', lacks = 'none' } = {}) {
	const folder = temporaryFolder();
	const path = (...names: string[]) => join(folder, ...names);
	mkdirSync(path('bin'));
	writeFileSync(path('live'), live);
	const programs = {
		systemctl: 'exit 0',
		restart: `[ "$1" != ${fails} ] || exit 1; echo "$1 $2 $(grep -o 'server .* down' ${path('live')})" >> ${path('restarted')}`,
		curl: `for last; do :; done; case $last in */${lacks}/readyz|*//${lacks}/readyz) exit 22 ;; */readyz) echo '{"change":5}' ;; */healthz) echo '{"available":true}' ;; *) printf 200 ;; esac`,
		pgrep: 'exit 1',
		sleep: 'exit 0',
	};
	for (const [name, text] of Object.entries(programs)) {
		writeFileSync(path('bin', name), `#!/usr/bin/env bash\n${text}\n`);
		chmodSync(path('bin', name), 0o755);
	}
	const { status, stdout, stderr } = spawnSync(join(root, 'deploy/roll'), ['/srv/pn/releases/2'], {
		encoding: 'utf8',
		env: {
			PATH: `${path('bin')}:${process.env['PATH']}`,
			PN_LIVE: path('live'),
			PN_RESTART: path('bin', 'restart'),
			PN_PATIENCE: '0',
		},
	});
	const restarted = readFileSync(path('restarted'), { encoding: 'utf8', flag: 'a+' }).trim().split('\n');
	return { status, output: stdout + stderr, restarted, live: readFileSync(path('live'), 'utf8') };
}

test('sites restart one by one while the proxy leaves them out; its file is restored', () => {
	expect(roll()).toMatchObject({
		status: 0,
		live: LIVE,
		restarted: [
			'10.0.0.1:3001 /srv/pn/releases/2 server 10.0.0.1:3001 down',
			'10.0.0.11:3001 /srv/pn/releases/2 server 10.0.0.11:3001 max_fails=1 down',
			'10.0.0.2:3001 /srv/pn/releases/2 server 10.0.0.2:3001 down',
		],
	});
});

test.each([
	['cannot be started again', { fails: '10.0.0.11:3001' }, 1],
	['has no content', { lacks: '10.0.0.11:3001' }, 2],
])('a site that %s stays out of the proxy, and later sites are not touched', (_what, wrong, restarts) => {
	const { status, live, restarted, output } = roll(wrong);
	expect(status).toBe(1);
	expect(restarted).toHaveLength(restarts);
	expect(live).toBe(LIVE.replace('max_fails=1;', 'max_fails=1 down;'));
	expect(output).toContain('10.0.0.11:3001');
});

test('refuses to restart the only site', () => {
	expect(roll({ live: 'server 127.0.0.1:3001;\n' })).toMatchObject({ status: 1, restarted: [''] });
});
