import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPages } from '#app/site-map.ts';
import { freePort } from '#bin/checks.ts';
import { readRunning } from '#bin/data-folder.ts';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { type Api, createApi } from '#directus/api.ts';
import { checkPassword } from '#directus/check-password.ts';
import { eventually } from '../eventually.ts';
import { isThorough } from '../thorough.ts';
import { processesOn, type Running, run } from './command.ts';
import { workAsEditor } from './editor-work.ts';
import { readFiles, readRows } from './folders.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pn-lifecycle-'));
const HOMES = 60;
const env: Record<string, string> = { DATA_DIR: dataDir, SAMPLE_PROPERTIES: String(HOMES) };
let running: Running | null = null;

beforeAll(async () => {
	env['PORT'] = String(await freePort());
	env['CMS_PORT'] = String(await freePort());
});
afterAll(async () => {
	await stop();
	rmSync(dataDir, { recursive: true, force: true });
});

const start = () => {
	running = run(['start'], env);
	return running;
};
const stop = async () => {
	running?.child.kill('SIGTERM');
	return running?.exited;
};
const nobodyLeft = () => eventually(async () => processesOn(dataDir).length === 0, 'all processes to end');
const admin = (): Api =>
	createApi(`http://127.0.0.1:${env['CMS_PORT']}`, JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).adminToken);
const count = async (table: string, filter = '') =>
	Number((await admin().get<{ count: number }[]>(`/items/${table}?aggregate[count]=*${filter}`))[0]?.count);

const pageIsThere = async () => (await fetch(`http://127.0.0.1:${env['PORT']}/`).catch(() => null))?.ok;

/** The accounts whose passwords a start printed. */
const shownPasswords = (output: string) => [...output.matchAll(/^ +(\S+@\S+) +\S{20}$/gm)].map(([, email]) => email).sort();

describe('npm start', () => {
	const moments = ['Schema', ...(isThorough ? ['Directus database', /Sample content · [1-9]\d? %/] : [])];
	test.each(moments)('killed during “%s”, leaves no process', async (moment) => {
		const { child, said, exited } = start();
		await said(moment);
		// Its changes are one transaction: this is in the midst of it.
		if (moment === 'Schema') await said(/Schema · [1-9]/);
		child.kill('SIGKILL');
		await exited;
		await nobodyLeft();
	});

	test('completes the job at the next start', async () => {
		const { said, output } = start();
		await said('Ctrl-C stops everything.');
		expect(output()).toContain(`http://localhost:${env['PORT']}`);
		expect(output()).toContain(`http://localhost:${env['CMS_PORT']}/admin`);
		expect(shownPasswords(output())).toEqual(['admin@example.com', ...Object.values(sampleStaff)].sort());
		expect(await count('property')).toBe(HOMES);
		expect(await count('property_translations')).toBe(2 * HOMES);
		expect((await fetch(`http://127.0.0.1:${env['PORT']}/ar`)).status).toBe(200);
	});

	test('refuses to run twice on the same data', async () => {
		const second = run(['start'], { ...env, PORT: String(await freePort()), CMS_PORT: String(await freePort()) });
		expect(await second.exited).toBe(1);
		expect(second.output()).toContain(`A system is already running on ${dataDir}`);
	});
});

describe('npm run accounts', () => {
	const accounts = async (...args: string[]) => {
		const { exited, output } = run(['accounts', ...args], env);
		return { code: await exited, output: output() };
	};
	const statusOf = (email: string) => admin().get(`/users?filter[email][_eq]=${email}&fields=status`);

	test('shows who can sign in, and first passwords until they are changed', async () => {
		const editor = /editor@example\.com +Editor +active +first password: (\S{20})/;
		const password = editor.exec((await accounts('list')).output)?.[1] ?? '';
		expect(await checkPassword(`http://127.0.0.1:${env['CMS_PORT']}`, 'editor@example.com', password)).toBe('right');
		const [user] = await admin().get<{ id: string }[]>('/users?filter[email][_eq]=editor@example.com&fields=id');
		await admin().patch(`/users/${user?.id}`, { password: 'chosen by a person' });
		const { output } = await accounts('list');
		expect(output).toMatch(/editor@example\.com +Editor +active\n/);
		expect(output).toMatch(/agent@example\.com +Agent +active +first password: /);
		expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain(password);
	});

	test('lets a suspended administrator in again', async () => {
		const [user] = await admin().get<{ id: string }[]>('/users?filter[email][_eq]=admin@example.com&fields=id');
		await admin().patch(`/users/${user?.id}`, { status: 'suspended' });
		const { output } = await accounts('reset', 'Admin@example.com');
		const password = /admin@example\.com +(\S{20})/.exec(output)?.[1] ?? '';
		expect(await checkPassword(`http://127.0.0.1:${env['CMS_PORT']}`, 'admin@example.com', password)).toBe('right');
		expect(await statusOf('admin@example.com')).toEqual([{ status: 'active' }]);
	});

	test('says what it does not know', async () => {
		expect(await accounts('reset', 'nobody@example.com')).toMatchObject({
			code: 1,
			output: expect.stringContaining('There is no account nobody@example.com'),
		});
		expect(await accounts('delete')).toMatchObject({ code: 1, output: expect.stringContaining('npm run accounts -- list') });
	});
});

describe('npm run backup and npm run restore', () => {
	const backups = mkdtempSync(join(tmpdir(), 'pn-backups-'));
	const restored = join(backups, 'restored');
	const command = async (args: string[], more: Record<string, string> = {}) => {
		const { exited, output } = run(args, { ...env, ...more });
		return { code: await exited, output: output() };
	};
	let backup = '';
	afterAll(() => rmSync(backups, { recursive: true, force: true }));

	test('copy a running system, and give back what it was', async () => {
		await admin().post('/items/person', { name: 'Came before the backup' });
		const made = await command(['backup', backups]);
		backup = /^(\S+pn-\S+)$/m.exec(made.output)?.[1] ?? '';
		expect(made.code, made.output).toBe(0);
		expect((await command(['restore', backup], { DATA_DIR: restored })).code).toBe(0);
		const database = join('directus', 'directus.db');
		const [before, after] = [dataDir, restored].map((folder) => readRows(join(folder, database)));
		expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
		for (const table of Object.keys(before ?? {})) expect([table, after?.[table]]).toEqual([table, before?.[table]]);
		expect(readFiles(join(restored, 'directus', 'uploads'))).toEqual(readFiles(join(dataDir, 'directus', 'uploads')));
		expect(readFileSync(join(restored, 'secrets.json'))).toEqual(readFileSync(join(dataDir, 'secrets.json')));
		expect(readRows(join(restored, 'outbox', 'outbox.db'))).toEqual(readRows(join(dataDir, 'outbox', 'outbox.db')));
	});

	test('refuse, in one sentence, a folder in use, one that holds something, and a backup that has changed', async () => {
		expect((await command(['restore', backup])).output).toContain(`A system is running on ${dataDir}: stop it first.`);
		expect((await command(['restore', backup], { DATA_DIR: restored })).output).toContain('There is an installation in');
		writeFileSync(join(backup, 'secrets.json'), '{}');
		const changed = await command(['restore', backup], { DATA_DIR: join(backups, 'other') });
		expect(changed.output).toContain('secrets.json is not as it was backed up: nothing was restored.');
		expect(existsSync(join(backups, 'other', 'directus'))).toBe(false);
	});

	test('SIGTERM stops everything', async () => {
		expect(await stop()).toBe(0);
		await nobodyLeft();
		expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
	});

	test('the restored system starts, does only what changed, and has what was there', async () => {
		running = run(['start'], { ...env, DATA_DIR: restored });
		await running.said('Ctrl-C stops everything.');
		expect(running.output()).toContain('Schema · nothing to do');
		expect(running.output()).toContain('Access rules · nothing to do');
		expect(running.output()).toContain('Building the site · nothing changed');
		expect(running.output()).not.toContain('Sample content');
		expect(shownPasswords(running.output())).toEqual([]);
		expect(await count('person', '&filter[name][_eq]=Came before the backup')).toBe(1);
		await stop();
	});
});

describe('a start after a power cut', () => {
	const logs = join(dataDir, 'logs');

	test('goes well, whose ever the process number is now', async () => {
		writeFileSync(join(dataDir, 'running.json'), JSON.stringify({ pid: process.pid, pids: {} }));
		running = run(['start'], { ...env, LOG_DIR: logs });
		await running.said('Ctrl-C stops everything.');
	});

	test('writes logs into files where a folder is named, and into new ones after SIGHUP', async () => {
		expect(running?.output()).not.toContain('"level"');
		const file = join(logs, 'site.log');
		for (const line of readFileSync(file, 'utf8').trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
		renameSync(file, `${file}.moved`);
		running?.child.kill('SIGHUP');
		await eventually(async () => (await pageIsThere()) && existsSync(file), 'a new file');
	});
});

describe('Directus gone', () => {
	const addresses = openPages.flatMap(({ paths }) =>
		paths.flatMap((path) => ['', '/en', '/ar'].map((prefix) => prefix + path.replace(':id', '1001'))),
	);
	const answers = async () => {
		const found = [];
		for (const address of addresses) found.push([address, (await fetch(`http://127.0.0.1:${env['PORT']}${address}`)).status]);
		return found.filter(([, status]) => status !== 200);
	};

	test('every route still answers, and Directus is brought back', async () => {
		process.kill(readRunning(dataDir)?.pids['Directus'] ?? 0, 'SIGKILL');
		expect(await answers()).toEqual([]);
		await running?.said('Directus stopped by itself');
		await eventually(
			async () => (await fetch(`http://127.0.0.1:${env['CMS_PORT']}/server/ping`).catch(() => null))?.ok,
			'Directus to be back',
		);
	});

	const database = join(dataDir, 'directus', 'directus.db');

	test.runIf(isThorough)(
		'with a damaged database, the site serves what it has, and the rest follows when the database is back',
		async () => {
			await stop();
			for (const suffix of ['-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
			renameSync(database, `${database}.kept`);
			writeFileSync(database, 'This is no database.'.repeat(500));
			const { said, output } = start();
			await said(`Directus’s database ${database} cannot be read`);
			await eventually(async () => (await fetch(`http://127.0.0.1:${env['PORT']}/readyz`).catch(() => null))?.ok, 'the site');
			expect(await answers()).toEqual([]);
			expect(output()).not.toMatch(/^ {4}at /m);
			renameSync(`${database}.kept`, database);
			await said('Ctrl-C stops everything.');
		},
	);

	test.runIf(isThorough)('a hanging one elsewhere keeps neither the site from serving nor the system from stopping', async () => {
		await stop();
		const silent = createServer(() => {});
		await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
		const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
		running = run(['start'], { ...env, DIRECTUS_URL: url, DIRECTUS_TOKEN: 'none' });
		await running.said(`The Directus at ${url} does not answer: check DIRECTUS_URL.`);
		expect(await answers()).toEqual([]);
		const since = Date.now();
		await stop();
		// Fifteen seconds, and then it is killed.
		expect(Date.now() - since).toBeLessThan(20_000);
		silent.close();
	});
});

describe('what happens to a running system', () => {
	test('a site that dies is back, under its new number', async () => {
		const before = readRunning(dataDir)?.pids['The site'] ?? 0;
		process.kill(before, 'SIGKILL');
		await running?.said('The site stopped by itself');
		await eventually(pageIsThere, 'the site to be back');
		expect(readRunning(dataDir)?.pids['The site']).not.toBe(before);
	});

	test('SIGHUP and a reader that went away do not stop it', async () => {
		running?.child.kill('SIGHUP');
		for (const pid of Object.values(readRunning(dataDir)?.pids ?? {})) process.kill(pid, 'SIGHUP');
		running?.child.stdout?.destroy();
		running?.child.stderr?.destroy();
		for (let page = 0; page < 50; page++) expect(await pageIsThere()).toBe(true);
		expect(running?.child.exitCode).toBeNull();
		expect((await fetch(`http://127.0.0.1:${env['CMS_PORT']}/server/ping`)).ok).toBe(true);
	});
});

/** What somebody leaves behind who worked with an account: files, a bookmark and a comment. */
async function useAccount(email: string): Promise<void> {
	const [user] = await admin().get<{ id: string }[]>(`/users?filter[email][_eq]=${email}&fields=id`);
	const token = randomUUID();
	await admin().patch(`/users/${user?.id}`, { token });
	const api = createApi(`http://127.0.0.1:${env['CMS_PORT']}`, token);
	const form = new FormData();
	form.append('folder', FOLDER.editorial);
	form.append('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'notes.pdf');
	await api.post('/files', form);
	const [file] = await api.get<{ id: string }[]>('/files?limit=1&fields=id');
	await api.patch(`/files/${file?.id}`, { title: 'Renamed' });
	await api.post('/presets', { bookmark: 'Mine', collection: 'property', user: user?.id });
	await api.post('/comments', { collection: 'property', item: '1001', comment: 'Seen.' });
}

describe('npm run content -- --remove', () => {
	test('takes the sample content out and nothing an editor made, changed or uses', async () => {
		const api = admin();
		const { own, post, ownRows } = await workAsEditor(api, count);
		await useAccount('editor@example.com');
		const before = await ownRows();

		const removal = run(['content', '--remove'], env);
		expect(await removal.exited, removal.output()).toBe(0);

		expect(await ownRows()).toEqual(before);
		expect(await api.get('/items/property?fields=id,status&sort=id')).toEqual([
			{ id: 1010, status: 'archived' },
			{ id: own.id, status: 'published' },
		]);
		expect(await api.get('/items/payment_plan/1001?fields=status')).toEqual({ status: 'published' });
		expect(await api.get('/items/agent?fields=id&filter[status][_eq]=published')).toEqual([{ id: 1002 }]);
		expect(await api.get('/items/post?fields=id&sort=id')).toEqual([{ id: 1001 }, { id: post.id }]);
		expect(await api.get('/items/partner?fields=id,translations.name&deep[translations][_filter][languages_code][_eq]=en_US')).toEqual([
			{ id: 1001, translations: [{ name: 'Changed by an editor' }] },
		]);
		for (const table of ['career', 'offer', 'launch', 'testimonial', 'listing_submission', 'job_application'])
			expect([table, await count(table)]).toEqual([table, 0]);
		for (const table of ['project', 'developer']) expect([table, await count(table, '&filter[status][_eq]=published')]).toEqual([table, 0]);
		expect(await count('enquiry')).toBe(1);
		expect(await api.get('/items/setting?fields=sample_content,phone_number,whatsapp,email,facebook,registration_number')).toEqual({
			sample_content: false,
			phone_number: '+20223456789',
			whatsapp: null,
			email: null,
			facebook: null,
			registration_number: null,
		});
		expect(await api.get('/items/setting_translations?fields=site_name,address')).toEqual([
			{ site_name: null, address: null },
			{ site_name: null, address: null },
		]);
		expect(removal.output()).toContain('post 1001');
		expect(await api.get('/users?filter[email][_nnull]=true&fields=email')).toEqual([{ email: 'admin@example.com' }]);
	});

	test('leaves a site that shows what is the brokerage’s own', async () => {
		const shown = (path: string) => fetch(`http://127.0.0.1:${env['PORT']}${path}`);
		await eventually(async () => (await shown('/properties/1010')).status === 404, 'the archived sample to leave the site');
		const home = await (await shown('/')).text();
		expect(home).toContain('Made by an editor');
		expect(home).toContain('tel:+20223456789');
		expect(home).not.toContain('hello@example.com');
		expect(home).not.toContain('are samples');
		for (const path of ['/search', '/ar', '/ar/about-us', '/locations/1001', '/compounds/more', '/blog'])
			expect([path, (await shown(path)).status]).toEqual([path, 200]);
	});

	test('stays out at the next start', async () => {
		await stop();
		const { said, output } = start();
		await said('Ctrl-C stops everything.');
		expect(output()).not.toContain('Sample content');
		expect(await count('property')).toBe(2);
	});
});
