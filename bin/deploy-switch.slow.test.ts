import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { root } from './processes.ts';

const BLUE = 3001;
const GREEN = 3002;
const forms = (available: boolean) => JSON.stringify({ status: 'ok', outbox: { available, waiting: 0 } });

/** A machine whose sites are healthy, except as given for the new one. */
function machine({ live, health = forms(true), reload = 0 }: { live: string; health?: string; reload?: number }) {
	const folder = temporaryFolder();
	const path = (...names: string[]) => join(folder, ...names);
	for (const name of ['bin', 'etc', 'srv', 'release/site/build']) mkdirSync(path(name), { recursive: true });
	writeFileSync(path('release/site/build/.sources'), '');
	for (const [name, port] of Object.entries({ blue: BLUE, green: GREEN })) {
		writeFileSync(path('etc', `site-${name}.env`), `PORT=${port}\n`);
		symlinkSync(path('release'), path('srv', name));
	}
	const programs = {
		systemctl: `echo "$*" >> ${path('asked')}; [ "$1" != reload ] || exit ${reload}`,
		curl: `for last; do :; done; case $last in */readyz) echo '{"change":5}' ;; */healthz) echo '${health}' ;; *) printf 200 ;; esac`,
		pgrep: 'exit 1',
		sleep: 'exit 0',
	};
	for (const [name, text] of Object.entries(programs)) {
		writeFileSync(path('bin', name), `#!/usr/bin/env bash\n${text}\n`);
		chmodSync(path('bin', name), 0o755);
	}
	mkdirSync(path('proxy'));
	writeFileSync(path('proxy/live'), live);
	return (proxy = 'nginx') => {
		const { status, stdout, stderr } = spawnSync(join(root, 'deploy/switch'), [path('release')], {
			encoding: 'utf8',
			env: {
				...{ PATH: `${path('bin')}:${process.env['PATH']}`, PN_ROOT: path('srv'), PN_ETC: path('etc') },
				...{ PN_LIVE: path('proxy/live'), PN_PROXY: proxy },
			},
		});
		const asked = readFileSync(path('asked'), { encoding: 'utf8', flag: 'a+' }).trim().split('\n');
		return { status, output: stdout + stderr, asked, live: readFileSync(path('proxy/live'), 'utf8'), files: readdirSync(path('proxy')) };
	};
}

const server = (port: number, host = '127.0.0.1') => `server ${host}:${port};\n`;

test('switches visitors from one site to the other', () => {
	const result = machine({ live: server(BLUE) })();
	expect(result).toMatchObject({ status: 0, live: server(GREEN), files: ['live'] });
	expect(result.asked).toEqual(expect.arrayContaining(['start pn-site@green', 'reload nginx', 'stop pn-site@blue']));
});

test.each([
	[
		'nginx',
		server(GREEN, '10.0.0.2') + server(GREEN) + server(BLUE, '10.0.0.3'),
		server(GREEN, '10.0.0.2') + server(BLUE) + server(BLUE, '10.0.0.3'),
	],
	[
		'caddy',
		'reverse_proxy 10.0.0.2:3001 127.0.0.1:3002 {\n\tlb_policy random\n}\n',
		'reverse_proxy 10.0.0.2:3001 127.0.0.1:3001 {\n\tlb_policy random\n}\n',
	],
])('sites of other machines stay in the file of %s', (proxy, before, after) => {
	expect(machine({ live: before })(proxy)).toMatchObject({ status: 0, live: after });
});

test('a file without a site of this machine is not changed', () => {
	const live = server(BLUE, '10.0.0.2');
	expect(machine({ live })()).toMatchObject({
		status: 1,
		live,
		asked: [''],
		output: expect.stringContaining('names no site on 127.0.0.1'),
	});
});

test('a site that accepts no forms gets no visitors', () => {
	const result = machine({ live: server(BLUE), health: forms(false) })();
	expect(result).toMatchObject({ status: 1, live: server(BLUE), output: expect.stringContaining('green takes no forms') });
	expect(result.asked.at(-1)).toBe('stop pn-site@green');
});

test('when the proxy rejects its new file, the old one stays', () => {
	const live = `# ours\n${server(BLUE)}`;
	expect(machine({ live, reload: 1 })()).toMatchObject({ status: 1, live, files: ['live'] });
});
