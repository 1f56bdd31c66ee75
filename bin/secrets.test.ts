import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { Failure } from './failure.ts';
import { openInitialPasswords } from './initial-passwords.ts';
import { readSecrets, waitForSecrets } from './secrets.ts';

let dataDir = '';
beforeEach(() => {
	dataDir = temporaryFolder();
});

const file = () => join(dataDir, 'secrets.json');
const kept = () => JSON.parse(readFileSync(file(), 'utf8'));
const read = (env: Record<string, string> = {}) => readSecrets(readConfig({ ...env, DATA_DIR: dataDir }));

describe('secrets', () => {
	test('are made once and private to the user', () => {
		const made = read();
		expect(Object.values(made).every((value) => value.length >= 40)).toBe(true);
		expect(new Set(Object.values(made)).size).toBe(4);
		expect(read()).toEqual(made);
		expect(statSync(file()).mode & 0o777).toBe(0o600);
	});

	test('from the environment are not stored', () => {
		const secret = 'given-'.repeat(8);
		expect(read({ DIRECTUS_SECRET: secret, DIRECTUS_TOKEN: 'site' })).toMatchObject({ directusSecret: secret, siteToken: 'site' });
		expect(Object.keys(kept()).sort()).toEqual(['adminToken', 'initialPasswords', 'sessionSecret']);
	});

	test('a site beside Directus waits for them and never makes them', async () => {
		const waited = waitForSecrets(readConfig({ DATA_DIR: dataDir }));
		expect(existsSync(file())).toBe(false);
		const made = read();
		expect(await waited).toEqual(made);
	});

	test('of an earlier version are completed', () => {
		const former = { directusSecret: 'a', adminPassword: 'b', adminToken: 'c', siteToken: 'd', staffPassword: 'e' };
		writeFileSync(file(), JSON.stringify(former));
		const { sessionSecret, ...others } = read();
		expect(others).toEqual({ directusSecret: 'a', adminToken: 'c', siteToken: 'd' });
		expect(kept()).toMatchObject({ ...former, sessionSecret });
	});

	test.each(['', '{"directusSecret":', '[]', '{"adminToken":5}'])('a damaged file (%s) is reported in a sentence', (text) => {
		writeFileSync(file(), text);
		expect(() => read()).toThrow(Failure);
		expect(() => read()).toThrow(/secrets\.json is damaged: put a copy of it back/);
		expect(readFileSync(file(), 'utf8')).toBe(text);
	});
});

describe('initial passwords', () => {
	test('are shown once and stored until they are forgotten', () => {
		const passwords = openInitialPasswords(dataDir);
		const [editor, agent] = [passwords.issue('editor@example.com'), passwords.issue('agent@example.com')];
		expect(editor).not.toBe(agent);
		expect(editor.length).toBeGreaterThanOrEqual(12);
		expect(passwords.takeUnshown()).toEqual([
			{ email: 'editor@example.com', password: editor },
			{ email: 'agent@example.com', password: agent },
		]);
		expect(openInitialPasswords(dataDir).takeUnshown()).toEqual([]);
		expect(passwords.of('editor@example.com')).toBe(editor);
		passwords.forget('editor@example.com');
		expect(passwords.of('editor@example.com')).toBeNull();
		expect(passwords.of('agent@example.com')).toBe(agent);
	});

	test('of an earlier version are found and not shown again', () => {
		writeFileSync(file(), JSON.stringify({ adminPassword: 'first', staffPassword: 'shared' }));
		const passwords = openInitialPasswords(dataDir);
		expect(passwords.of('admin@example.com')).toBe('first');
		expect(passwords.takeUnshown()).toEqual([]);
		expect(passwords.formerlyShared()).toBe('shared');
		passwords.forgetFormerlyShared();
		passwords.forget('admin@example.com');
		expect(kept()).toEqual({ initialPasswords: {} });
	});
});
