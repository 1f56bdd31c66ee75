import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#bin/checks.ts';
import { openInitialPasswords } from '#bin/initial-passwords.ts';
import { startPostgres } from '#bin/postgres.ts';
import { queryPostgres } from '#bin/postgres-dump.ts';
import { Processes } from '#bin/processes.ts';
import { type Api, createApi } from '#directus/api.ts';
import { checkPassword } from '#directus/check-password.ts';
import { processesOn, run } from '../commands/command.ts';
import { readFiles, readRows } from '../commands/folders.ts';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, type System, scratch, startSystem } from './installation.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm } from './visitor.ts';

const MOST = 5000;
const system = [
	'users',
	'roles',
	'policies',
	'permissions',
	'presets',
	'files',
	'folders',
	'dashboards',
	'panels',
	'flows',
	'operations',
	'comments',
];

const postgres = new Processes(() => {});
let running: System | null = null;
afterAll(async () => {
	await running?.stop();
	await postgres.stopAll();
	removeScratch();
});

const connectApi = ({ cmsUrl, dataDir }: Pick<System, 'cmsUrl' | 'dataDir'>): Api =>
	createApi(cmsUrl, JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).adminToken);
const start = async (dataDir: string, more: Record<string, string> = {}) => {
	running = await startSystem(dataDir, more);
	await running.ready();
	return running;
};
const command = async (args: string[], env: Record<string, string>) => {
	const { exited, output } = run(args, env);
	return { code: await exited, output: output() };
};

/** All rows through Directus's API: ids, dates, amounts and JSON must be equal on both databases. */
async function readAll(api: Api): Promise<Record<string, unknown>> {
	const collections = await api.get<{ collection: string; schema: unknown; meta: { singleton?: boolean } | null }[]>('/collections');
	const own = collections.filter(({ collection, schema }) => schema && !collection.startsWith('directus_'));
	const all: Record<string, unknown> = {};
	for (const { collection, meta } of own) {
		const [{ field: key } = { field: 'id' }] = (
			await api.get<{ field: string; schema: { is_primary_key: boolean } | null }[]>(`/fields/${collection}`)
		).filter(({ schema }) => schema?.is_primary_key);
		all[collection] = await api.get(`/items/${collection}?fields=*${meta?.singleton ? '' : `&limit=${MOST}&sort=${key}`}`);
	}
	for (const name of system) all[name] = await api.get(`/${name}?limit=${MOST}&sort=id&fields=*`);
	all['revisions'] = await api.get(`/revisions?limit=${MOST}&sort=id&fields=id,collection,item,data,delta`);
	all['settings'] = await api.get('/settings?fields=*');
	return JSON.parse(JSON.stringify(all, (name, value) => (/^(last_access|last_page|happened_at)$/.test(name) ? null : value)));
}

/** A day's work: a price, an account, a bookmark, a comment, a file, an Arabic draft, and an undelivered form. */
async function workForADay(api: Api, site: string): Promise<string> {
	await api.patch('/items/property/1011', { price: 7_654_321 });
	const [role] = await api.get<{ id: string }[]>('/roles?filter[name][_eq]=Editor&fields=id');
	const { id: user } = await api.post<{ id: string }>('/users', {
		email: 'mona@example.com',
		password: 'chosen by a person',
		role: role?.id,
	});
	await api.post('/presets', { bookmark: 'Mine', collection: 'property', user, filter: { _and: [{ price: { _gt: 5 } }] } });
	await api.post('/comments', { collection: 'property', item: '1011', comment: 'Line\none\tand “two” \\ three' });
	const form = new FormData();
	form.append('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), `${randomUUID()}.pdf`);
	await api.post('/files', form);
	await api.post('/items/person', { name: 'منى حسن' });
	expect(await sendForm(site)).toBe('taken');
	return user;
}

test('moves an installation with a day’s work to PostgreSQL, also after an interruption', async () => {
	const dataDir = await installation('move');
	const before = await start(dataDir);
	await workForADay(connectApi(before), before.url);
	await eventually(async () => (await (await fetch(`${before.url}/healthz`)).json()).outbox.waiting === 0, 'the form to be delivered');
	const told = await readAll(connectApi(before));
	const password = openInitialPasswords(dataDir).of('agent@example.com') ?? '';
	const url = await startPostgres(postgres);
	const env = { DATA_DIR: dataDir, DATABASE_URL: url };
	expect((await command(['move-to-postgres'], env)).output).toContain(`A system is running on ${dataDir}: stop it first.`);
	await before.stop();
	const files = readFiles(join(dataDir, 'directus', 'uploads'));
	const outbox = readRows(join(dataDir, 'outbox', 'outbox.db'));

	queryPostgres(url, 'CREATE TABLE somebody_elses (id int)');
	const refused = await command(['move-to-postgres'], env);
	expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is not empty: nothing was changed in it') });
	queryPostgres(url, 'DROP TABLE somebody_elses');

	const interrupted = run(['move-to-postgres'], env);
	await interrupted.said(/Schema · [1-9]/);
	interrupted.child.kill('SIGKILL');
	await interrupted.exited;
	await eventually(async () => processesOn(dataDir).length === 0, 'all processes to end');
	const early = run(['start', 'cms'], { ...env, CMS_PORT: String(await freePort()), PORT: String(await freePort()) });
	await early.said('run npm run move-to-postgres again');
	early.child.kill('SIGTERM');
	await early.exited;
	const moved = await command(['move-to-postgres'], env);
	expect(moved.code, moved.output).toBe(0);
	expect((await command(['move-to-postgres'], env)).output).toContain('It was moved already');

	const forgotten = run(['start', 'cms'], { DATA_DIR: dataDir, CMS_PORT: String(await freePort()), PORT: String(await freePort()) });
	await forgotten.said('DATABASE_URL has to name its database');
	forgotten.child.kill('SIGTERM');
	await forgotten.exited;

	const after = await start(dataDir, { DATABASE_URL: url });
	const found = await readAll(connectApi(after));
	expect(Object.keys(found)).toEqual(Object.keys(told));
	for (const name of Object.keys(told)) expect([name, found[name]]).toEqual([name, told[name]]);
	expect(await checkPassword(after.cmsUrl, 'mona@example.com', 'chosen by a person')).toBe('right');
	expect(await checkPassword(after.cmsUrl, 'agent@example.com', password)).toBe('right');
	expect(readFiles(join(dataDir, 'directus', 'uploads'))).toEqual(files);
	expect(readRows(join(dataDir, 'outbox', 'outbox.db'))).toEqual(outbox);
	expect(await pagesThatAnswer(after.url)).toBe(ALL_PAGES);
	expect(await sendForm(after.url)).toBe('taken');
	const highest = Math.max(...(told['person'] as { id: number }[]).map(({ id }) => id));
	expect((await connectApi(after).post<{ id: number }>('/items/person', { name: 'Came afterwards' })).id).toBeGreaterThan(highest);

	const made = await command(['backup', join(scratch, 'backups')], env);
	const backup = /^(\S+pn-\S+)$/m.exec(made.output)?.[1] ?? '';
	expect(made.code, made.output).toBe(0);
	const now = await readAll(connectApi(after));
	await after.stop();
	const other = await startPostgres(postgres);
	const restored = { DATA_DIR: join(scratch, 'restored'), DATABASE_URL: other };
	const back = await command(['restore', backup], restored);
	expect(back.code, back.output).toBe(0);
	const again = await start(restored.DATA_DIR, { DATABASE_URL: other });
	const restoredRows = await readAll(connectApi(again));
	for (const name of Object.keys(now)) expect([name, restoredRows[name]]).toEqual([name, now[name]]);
	expect(await pagesThatAnswer(again.url)).toBe(ALL_PAGES);
});
