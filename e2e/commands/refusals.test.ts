import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '#bin/checks.ts';
import { root } from '#bin/processes.ts';
import { run } from './command.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pn-refusals-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function refusal(env: Record<string, string>, cwd?: string) {
	const running = run(['start'], { DATA_DIR: join(scratch, 'data'), ...env }, cwd);
	return { code: await running.exited, output: running.output() };
}

describe('npm start refuses, in one sentence, with', () => {
	test.each([
		['PORT', 'abc', 'PORT must be a port number between 1 and 65535; it is “abc”.'],
		['CMS_PORT', '70000', 'CMS_PORT must be a port number between 1 and 65535; it is “70000”.'],
		['DIRECTUS_URL', 'localhost', 'DIRECTUS_URL must be the address of a running Directus'],
		[
			'SAMPLE_CONTENT',
			'yes',
			'SAMPLE_CONTENT must be true or false; false at the first start keeps the sample brokerage out for good; it is “yes”.',
		],
		['BEHIND_PROXY', 'true', 'BEHIND_PROXY is now TRUSTED_PROXIES: set it to the number of proxies before the site'],
		['MAIL_FROM', 'PN <hello@example.com>', 'MAIL_FROM needs SMTP_URL: the address of a mail server'],
		['CHALLENGE_SITE_KEY', 'x', 'CHALLENGE_SITE_KEY needs CHALLENGE_SECRET: its secret key. It is not set.'],
		['PUBLIC_URL', 'https://pn.example', 'PUBLIC_URL is https, which something before the site speaks: TRUSTED_PROXIES must say'],
	])('a wrong %s', async (name, value, sentence) => {
		const { code, output } = await refusal({ [name]: value });
		expect(output).toContain(sentence);
		expect(output).not.toContain('    at ');
		expect(code).toBe(1);
	});

	test('a port in use', async () => {
		const other = createServer();
		const port = await freePort();
		await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
		const { code, output } = await refusal({ PORT: String(port), CMS_PORT: String(await freePort()) });
		await new Promise((resolve) => other.close(resolve));
		expect(output.trim()).toBe(`Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1}.`);
		expect(code).toBe(1);
	});

	test('an unknown role', async () => {
		const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
		const { code, output } = await refusal({ ...ports, REQUIRE_ONE_TIME_CODE: 'editor, chef' });
		expect(output.trim()).toBe(
			'REQUIRE_ONE_TIME_CODE must name roles out of administrator, editor, sales-manager, hr, agent; “chef” is none.',
		);
		expect(code).toBe(1);
	});

	test('a damaged secrets file', async () => {
		const folder = join(scratch, 'damaged');
		mkdirSync(folder);
		writeFileSync(join(folder, 'secrets.json'), '{"directusSecret": "ab');
		const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
		const { code, output } = await refusal({ ...ports, DATA_DIR: folder });
		expect(output.trim()).toMatch(/^\S+secrets\.json is damaged: put a copy of it back, or move it away\./);
		expect(code).toBe(1);
	});

	test('a full disk', async () => {
		const { code, output } = await refusal({ DATA_DIR: '/proc/pn', PORT: String(await freePort()), CMS_PORT: String(await freePort()) });
		expect(output.trim()).toMatch(/^There is too little space on the disk for \/proc\/pn: \d+ MB are needed, 0 MB are free\.$/);
		expect(code).toBe(1);
	});

	test('no network for packages', async () => {
		const bare = join(scratch, 'bare');
		for (const file of ['package.json', 'package-lock.json', ...globSync('bin/*.mjs', { cwd: root })]) {
			mkdirSync(dirname(join(bare, file)), { recursive: true });
			cpSync(join(root, file), join(bare, file));
		}
		const { code, output } = await refusal(
			{ npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0', npm_config_cache: join(scratch, 'cache') },
			bare,
		);
		expect(output).toContain('The npm registry cannot be reached: check the network connection, then run the same command again.');
		expect(code).toBe(1);
	});
});
