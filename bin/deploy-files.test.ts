import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#config';
import { fields } from '../config-variables.ts';
import { root } from './processes.ts';

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const variables = (text: string) => [...text.matchAll(/^\s*#?([A-Z][A-Z_]+)[=:] ?/gm)].map(([, name = '']) => name);
const isKnown = (name: string) => name in fields || /^(CMS_ENV|SETTING)_/.test(name);
const portIn = (file: string) => /^PORT=(\d+)$/m.exec(read(file))?.[1];

describe('systemd', () => {
	const units = globSync('systemd/*.service', { cwd: join(root, 'deploy') });

	test('uses existing settings with valid values', () => {
		const text = read('systemd/pn.env.example');
		expect(variables(text).filter((name) => !isKnown(name))).toEqual([]);
		const given = Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]));
		expect(readConfig(given)).toMatchObject({ dataDir: '/var/lib/pn', sampleContent: false, trustedProxies: ['127.0.0.1'] });
	});

	test.each(units)('%s runs an existing command without privileges and may write only where needed', (unit) => {
		const text = read(unit);
		const command = /^ExecStart=\/usr\/bin\/node bin\/run\.mjs (\S+)/m.exec(text)?.[1] ?? '';
		expect(existsSync(join(root, 'bin/commands', `${command}.ts`)), command).toBe(true);
		for (const line of [
			'User=pn',
			'NoNewPrivileges=true',
			'ProtectSystem=strict',
			'CapabilityBoundingSet=',
			'EnvironmentFile=/etc/pn/pn.env',
			'UMask=0077',
		])
			expect(text.split('\n')).toContain(line);
		expect(text).toMatch(/^ReadWritePaths=\/var\/lib\/pn/m);
	});

	test.each(['pn-cms', 'pn-site@'])('%s allows more time to stop and more memory than needed', (unit) => {
		const text = read(`systemd/${unit}.service`);
		const number = (name: string) => Number(new RegExp(`^${name}=(\\d+)`, 'm').exec(text)?.[1]);
		expect(number('TimeoutStopSec')).toBeGreaterThan(15);
		const { site, cms } = readConfig({}).heapMegabytes;
		expect(number('MemoryHigh')).toBeGreaterThan(unit === 'pn-cms' ? cms : site);
	});
});

test('the two sites have different ports, and the proxy starts with the first', () => {
	const [blue, green] = [portIn('systemd/site-blue.env'), portIn('systemd/site-green.env')];
	expect(blue).not.toBe(green);
	expect(read('nginx/pn-live.conf')).toBe(`server 127.0.0.1:${blue};\n`);
	expect(read('caddy/pn-live.caddy')).toBe(`reverse_proxy 127.0.0.1:${blue}\n`);
	for (const file of ['nginx/pn.conf', 'caddy/Caddyfile'])
		expect(read(file)).toContain(`127.0.0.1:${fields.CMS_PORT.schema.parse(undefined)}`);
});

test('each certificate that nginx loads is requested for its name, and renewed while nginx runs', () => {
	const conf = read('nginx/pn.conf');
	const certificates = [...conf.matchAll(/ssl_certificate \S+\/live\/([\w.-]+)\/fullchain/g)].map(([, name = '']) => name);
	const [, hosts = '', folder = '', domain = ''] =
		/^for name in (.+); do\n\tcertbot certonly --webroot --webroot-path (\S+) .*-d \$name(\S+)$/m.exec(read('../docs/operations.md')) ?? [];
	expect(hosts.split(' ').map((host) => host + domain)).toEqual(certificates);
	expect(conf).toMatch(new RegExp(`listen 80;[^}]*location /\\.well-known/acme-challenge/ {\\s*root ${folder};`));
});

describe('many machines', () => {
	const addresses = (file: string) =>
		[...read(`many/${file}`).matchAll(/^server ([\d.]+):(\d+) /gm)].map(([, host, port]) => ({ host, port }));

	test.each([
		['site', 'pn-live.conf', 'HOST', portIn('systemd/site-blue.env')],
		['cms', 'pn-cms.conf', 'CMS_HOST', String(fields.CMS_PORT.schema.parse(undefined))],
	])('a %s gets existing settings, and the proxy uses its port', (part, proxyFile, host, port) => {
		const text = read(`many/${part}.env.example`);
		expect(variables(text).filter((name) => !isKnown(name))).toEqual([]);
		const own = new RegExp(`^${host}=(.+)$`, 'm').exec(text)?.[1];
		expect(addresses(proxyFile)).toContainEqual({ host: own, port });
		expect(new Set(addresses(proxyFile).map((one) => one.port))).toEqual(new Set([port]));
	});
});

describe('containers', () => {
	const compose = read('container/compose.yaml');
	const example = variables(read('container/pn.env.example'));
	const asked = [...compose.matchAll(/\$\{([A-Z_]+)(:\?|:-)/g)].map(([, name = '', how]) => ({ name, isNeeded: how === ':?' }));
	const partOf = (name: string) => new RegExp(`\\n  ${name}:\\n((?: {4}.*\\n|\\n)+)`).exec(compose)?.[1] ?? '';

	test('the example contains exactly the settings that compose needs', () => {
		expect(asked.filter(({ name, isNeeded }) => isNeeded && !example.includes(name))).toEqual([]);
		expect(example.filter((name) => !asked.some((one) => one.name === name))).toEqual([]);
	});

	test.each(['site', 'cms'])('%s gets existing settings', (service) => {
		const told = variables(/environment:\n((?: {6}.*\n)+)/.exec(partOf(service))?.[1] ?? '');
		expect(told.length).toBeGreaterThan(5);
		expect(told.filter((name) => !isKnown(name))).toEqual([]);
	});

	test.each(['site', 'cms', 'redis', 'caddy'])('%s has a read-only file system and no capabilities', (service) =>
		expect(partOf(service)).toContain('<<: *part'),
	);

	test('images run without privileges, store data in /data, and listen where the proxy expects', () => {
		const file = read('container/Containerfile');
		expect(file).toMatch(/^USER node$/m);
		expect(file).toMatch(/DATA_DIR=\/data /);
		for (const port of [fields.PORT, fields.CMS_PORT]) expect(file).toContain(`EXPOSE ${port.schema.parse(undefined)}`);
		expect(read('container/pn-live.caddy')).toContain(`site:${fields.PORT.schema.parse(undefined)}`);
	});
});
