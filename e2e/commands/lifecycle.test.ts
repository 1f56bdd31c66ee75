import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../bin/checks.ts';
import { root } from '../../bin/processes.ts';
import { readRunning } from '../../bin/system.ts';
import { checkPassword } from '../../cms/access/credentials.ts';
import { sampleStaff } from '../../cms/access/sample-staff.ts';
import { type Api, createApi } from '../../cms/api.ts';
import { FOLDER } from '../../cms/schema/collections/common.ts';
import { openPages } from '../../site/app/site-map.ts';
import { eventually } from '../system.ts';
import { processesOn, type Running, run } from './command.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pn-lifecycle-'));
const env: Record<string, string> = { DATA_DIR: dataDir };
let running: Running | null = null;

beforeAll(async () => {
	env['PORT'] = String(await freePort());
	env['CMS_PORT'] = String(await freePort());
});
afterAll(async () => {
	running?.child.kill('SIGTERM');
	await running?.exited;
	rmSync(dataDir, { recursive: true, force: true });
});

const start = () => {
	running = run(['start'], env);
	return running;
};
const nobodyLeft = () => eventually(async () => processesOn(dataDir).length === 0, 'all processes to end', 20_000);
const admin = (): Api =>
	createApi(`http://127.0.0.1:${env['CMS_PORT']}`, JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).adminToken);
const count = async (table: string, filter = '') =>
	Number((await admin().get<{ count: number }[]>(`/items/${table}?aggregate[count]=*${filter}`))[0]?.count);

/** The accounts whose passwords a start printed. */
const shownPasswords = (output: string) => [...output.matchAll(/^ +(\S+@\S+) +\S{20}$/gm)].map(([, email]) => email).sort();

describe('npm start', () => {
	test.each(['Directus database', 'Schema', /Sample content · [1-9]\d? %/])('killed during “%s”, leaves no process', async (moment) => {
		const { child, said, exited } = start();
		await said(moment);
		if (moment === 'Schema') await said(/Schema · \d+: /);
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
		expect(await count('property')).toBe(800);
		expect(await count('property_translations')).toBe(1600);
		expect((await fetch(`http://127.0.0.1:${env['PORT']}/ar`)).status).toBe(200);
	});

	test('refuses to run twice on the same data', async () => {
		const second = run(['start'], { ...env, PORT: String(await freePort()), CMS_PORT: String(await freePort()) });
		expect(await second.exited).toBe(1);
		expect(second.output()).toContain(`A system is already running on ${dataDir}`);
	});

	test('stops everything on SIGTERM', async () => {
		running?.child.kill('SIGTERM');
		expect(await running?.exited).toBe(0);
		await nobodyLeft();
		expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
	});

	test('does only what changed the second time', async () => {
		const { said, output } = start();
		await said('Ctrl-C stops everything.');
		expect(output()).toContain('Schema · nothing to do');
		expect(output()).toContain('Access rules · nothing to do');
		expect(output()).toContain('Building the site · nothing changed');
		expect(output()).not.toContain('Sample content');
		expect(shownPasswords(output())).toEqual([]);
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
			60_000,
		);
	});

	test('the site starts cold from its replica', async () => {
		running?.child.kill('SIGTERM');
		await running?.exited;
		const nowhere = `http://127.0.0.1:${await freePort()}`;
		const site = spawn(`${root}node_modules/.bin/node`, [`${root}site/server.ts`], {
			cwd: `${root}site`,
			env: { PATH: process.env['PATH'], ...env, DIRECTUS_URL: nowhere, DIRECTUS_TOKEN: 'none' },
			stdio: 'ignore',
		});
		await eventually(
			async () => (await fetch(`http://127.0.0.1:${env['PORT']}/readyz`).catch(() => null))?.ok,
			'the site to be ready',
			20_000,
		);
		expect(await answers()).toEqual([]);
		site.kill('SIGTERM');
		await new Promise((resolve) => site.on('exit', resolve));
		const { said } = start();
		await said('Ctrl-C stops everything.');
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
		const own = await api.post<{ id: number }>('/items/property', {
			status: 'published',
			type: 'villa',
			price: 5_000_000,
			area: 1003,
			agent: 1002,
			reference: 'EDITOR-1',
			translations: [{ languages_code: 'en_US', name: 'Made by an editor' }],
		});
		await api.patch('/items/post/1001', { published_on: '2026-01-01' });
		const [text] = await api.get<{ id: number }[]>(
			'/items/partner_translations?filter[partner_id][_eq]=1001&filter[languages_code][_eq]=en_US&fields=id',
		);
		await api.patch(`/items/partner_translations/${text?.id}`, { name: 'Changed by an editor' });
		await useAccount('editor@example.com');
		const before = await api.get(`/items/property/${own.id}?fields=*,translations.*`);

		const removal = run(['content', '--remove'], env);
		expect(await removal.exited, removal.output()).toBe(0);

		expect(await api.get(`/items/property/${own.id}?fields=*,translations.*`)).toEqual(before);
		expect(await api.get('/items/property?fields=id')).toEqual([{ id: own.id }]);
		const agentAreas = await api.get<{ area_id: number }[]>('/items/agent_area?fields=area_id');
		const areas = await api.get<{ id: number }[]>('/items/area?fields=id');
		expect(areas.map(({ id }) => id)).toEqual([...new Set([1003, ...agentAreas.map(({ area_id }) => area_id)])].sort((a, b) => a - b));
		expect(await api.get('/items/agent?fields=id')).toEqual([{ id: 1002 }]);
		expect(await api.get('/items/post?fields=id')).toEqual([{ id: 1001 }]);
		expect(await api.get('/items/partner?fields=id,translations.name&deep[translations][_filter][languages_code][_eq]=en_US')).toEqual([
			{ id: 1001, translations: [{ name: 'Changed by an editor' }] },
		]);
		for (const table of ['project', 'developer', 'offer', 'launch', 'enquiry', 'testimonial', 'property_files', 'project_translations'])
			expect([table, await count(table)]).toEqual([table, 0]);
		expect(await api.get('/items/setting?fields=sample_content')).toEqual({ sample_content: false });
		expect(removal.output()).toContain('post 1001');
		expect(await api.get('/users?filter[email][_nnull]=true&fields=email')).toEqual([{ email: 'admin@example.com' }]);
	});

	test('stays out at the next start', async () => {
		running?.child.kill('SIGTERM');
		await running?.exited;
		const { said, output } = start();
		await said('Ctrl-C stops everything.');
		expect(output()).not.toContain('Sample content');
		expect(await count('property')).toBe(1);
	});
});
