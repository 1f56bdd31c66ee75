import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';
import { readPackages, writeSbom } from './sbom.ts';

const packages = readPackages(root);
const notice = readFileSync(join(root, 'NOTICE.md'), 'utf8');
/** Licences that only require keeping a notice. */
const permissive =
	/^\(?(MIT(-0|\/X11| License)?|ISC|0BSD|BSD(-[23]-Clause)?|Apache(-2(\.0)?)?|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|WTFPL|UPL-1\.0|AFL-2\.1|Public Domain)\)?$/;
const isPermissive = (license: string) => license.split(/ (?:AND|OR) /).every((one) => permissive.test(one));

test('every package with an unusual licence or none is in NOTICE.md', () => {
	const others = packages.filter(({ license }) => license === null || !isPermissive(license));
	expect(others.length).toBeGreaterThan(10);
	const families = (name: string) => [name, `${name.split('/')[0]}/*`, `${name.split('-')[0]}-*`];
	expect(others.map(({ name }) => name).filter((name) => !families(name).some((one) => notice.includes(`\`${one}\``)))).toEqual([]);
});

test('packages with install scripts are known, and none is allowed to run one', () => {
	const scripts = [...new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))];
	expect(scripts.filter((name) => !notice.includes(`\`${name}\``))).toEqual([]);
	expect(readFileSync(join(root, 'bin/install.mjs'), 'utf8')).toContain("'--ignore-scripts'");
});

test('the bill of materials has every package with version, licence and hash', () => {
	const { components } = JSON.parse(writeSbom(packages));
	expect(components).toHaveLength(packages.length);
	expect(components.find(({ name }: { name: string }) => name === 'hono')).toMatchObject({
		purl: expect.stringMatching(/^pkg:npm\/hono@\d/),
		licenses: [{ license: { name: 'MIT' } }],
		hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
	});
	expect(components.find(({ name }: { name: string }) => name === '@directus/sdk').purl).toMatch(/^pkg:npm\/%40directus\/sdk@/);
	expect(components.filter(({ hashes }: { hashes?: unknown }) => !hashes)).toEqual([]);
});
