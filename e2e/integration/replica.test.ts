import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { root } from '#bin/processes.ts';
import { type Content, openContent } from '#content/content.ts';
import { registry } from '#content/entities/registry.ts';
import { recordReads } from '#content/reads.ts';
import { openReplica } from '#content/replica/replica.ts';
import { createLogger } from '#runtime/logger.ts';
import { admin, cmsUrl, eventually, siteToken } from '../system.ts';
import { times } from '../thorough.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pn-replica-'));
const lines: string[] = [];
const logger = createLogger((line) => lines.push(line));
const open = (name: string, url = cmsUrl, realtime = true) =>
	openContent({ dataDir: join(scratch, name), url, token: siteToken, logger, sync: { realtime } });
const complete = (content: Content) => eventually(async () => content.status().complete, 'a complete replica');
const everything = (file: string) => {
	const replica = openReplica(join(scratch, file, 'replica.db'), logger);
	const documents = Object.keys(registry).flatMap((name) =>
		replica.ids(name).map((id) => [`${name}:${id}`, replica.get(name as 'area', id)] as const),
	);
	replica.close();
	return new Map(documents.sort(([a], [b]) => (a < b ? -1 : 1)));
};

let content: Content;
let polling: Content;
beforeAll(async () => {
	[content, polling] = [open('first'), open('polling', cmsUrl, false)];
	await Promise.all([complete(content), complete(polling)]);
	await eventually(async () => content.status().realtime, 'the realtime line');
});
afterAll(async () => {
	await Promise.all([content.close(), polling.close()]);
	rmSync(scratch, { recursive: true, force: true });
});

test('a pull contains exactly what is published', async () => {
	const published = async (table: string, filter: string) =>
		Number((await admin.get<{ count: number }[]>(`/items/${table}?aggregate[count]=*&${filter}`))[0]?.count);
	expect(content.replica.size('property')).toBe(await published('property', 'filter[status][_in]=published,sold'));
	expect(content.replica.size('project')).toBe(await published('project', 'filter[status][_eq]=published'));
	expect(content.replica.size('post')).toBe(24);
	expect(JSON.stringify(content.read.list('property', { limit: 50 }))).not.toMatch(
		/"(owner_\w+|commission|internal_notes|source|user_created)":/,
	);
});

describe.each([
	['in real time', () => content],
	['by polling', () => polling],
])('every change arrives, %s', (_way, of) => {
	let id = 0;
	const sees = <T>(look: () => T | null | undefined | false, what: string) => eventually(async () => look(), what);
	const property = () => of().read.get('property', id);

	test('a new record, its texts and links', async () => {
		const texts = [
			{ languages_code: 'en_US', name: 'First name' },
			{ languages_code: 'ar_EG', name: 'الاسم الأول' },
		];
		id = (
			await admin.post<{ id: number }>('/items/property', {
				status: 'published',
				type: 'villa',
				price: 3_000_000,
				area: 1001,
				translations: texts,
				amenities: [{ amenity_id: 1002 }],
			})
		).id;
		await sees(
			() => property()?.translations.ar.name === 'الاسم الأول' && property()?.amenities.length === 1 && property()?.reference,
			'the new property',
		);
	});

	test('an update, and an edit of a text alone', async () => {
		await admin.patch(`/items/property/${id}`, { price: 2_900_000 });
		await sees(
			() => property()?.price === 2_900_000 && property()?.price_history.at(-1)?.price === 2_900_000,
			'the new price and its history',
		);
		const [text] = await admin.get<{ id: number }[]>(
			`/items/property_translations?filter[property_id][_eq]=${id}&filter[languages_code][_eq]=en_US`,
		);
		await admin.patch(`/items/property_translations/${text?.id}`, { name: 'Second name' });
		await sees(() => property()?.translations.en.name === 'Second name', 'the new name');
	});

	test('an expiry removes it from lists and keeps its page', async () => {
		const listed = () =>
			of()
				.read.list('property', { under: { field: 'area', id: 1001 } })
				.some((item) => item.id === id);
		expect(listed()).toBe(true);
		await admin.patch(`/items/property/${id}`, { expires_on: '2020-01-01' });
		await sees(() => !listed() && property(), 'the listing to leave its lists');
		await admin.patch(`/items/property/${id}`, { expires_on: null });
		await sees(listed, 'the listing to be back');
	});

	test('an unpublishing', async () => {
		await admin.patch(`/items/property/${id}`, { status: 'draft' });
		await sees(() => property() === null, 'the property to leave');
		await admin.patch(`/items/property/${id}`, { status: 'published' });
		await sees(property, 'the property to return');
	});

	test('a deletion', async () => {
		await admin.delete(`/items/property/${id}`);
		await sees(() => property() === null, 'the property to go');
	});
});

test('an invalid row is skipped and logged with its id', async () => {
	const good = await admin.post<{ id: number }>('/items/partner', {
		status: 'published',
		translations: [{ languages_code: 'en_US', name: 'Good' }],
	});
	const bad = await admin.post<{ id: number }>('/items/partner', { status: 'published' });
	const after = await admin.post<{ id: number }>('/items/partner', {
		status: 'published',
		translations: [{ languages_code: 'en_US', name: 'After' }],
	});
	await eventually(async () => content.read.get('partner', after.id), 'the row after the bad one');
	expect(content.read.get('partner', good.id)?.translations.ar.name).toBe('Good');
	expect(content.read.get('partner', bad.id)).toBeNull();
	expect(lines.some((line) => line.includes('does not parse') && line.includes(`"id":"${bad.id}"`))).toBe(true);
	await admin.delete('/items/partner', [good.id, bad.id, after.id]);
});

test('reads are recorded, and a change names exactly those', async () => {
	const { reads } = await recordReads(async () => [
		content.read.get('area', 1001),
		content.read.list('property', { under: { field: 'area', id: 1001 } }),
	]);
	expect([...reads].sort()).toEqual(['area:1001', 'offer?=0', 'property?area=1001']);
	const part = await recordReads(async () => content.read.list('developer', { limit: 2 }));
	expect([...part.reads]).toEqual(part.result.map(({ id }) => `developer:${id}`));
	expect(part.questions).toHaveLength(1);
	const heard = new Set<string>();
	const stop = content.onChange((keys) => {
		for (const key of keys) heard.add(key);
	});
	await admin.patch('/items/area/1001', { sort: 77 });
	await eventually(async () => heard.has('area:1001'), 'the change of the area');
	stop();
	expect(heard).toContain('area?=0');
	expect(heard).not.toContain('area:1002');
	expect(heard).not.toContain('property?area=1001');
});

test('without Directus reading works, and later changes arrive afterwards', async () => {
	const { hostname, port } = new URL(cmsUrl);
	const sockets = new Set<Socket>();
	const line = createServer((socket) => {
		const upstream = connect(Number(port), hostname);
		sockets.add(socket).add(upstream);
		socket.on('error', () => {}).pipe(upstream);
		upstream.on('error', () => {}).pipe(socket);
	});
	await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
	const address = line.address() as { port: number };
	const far = open('far', `http://127.0.0.1:${address.port}`);
	await complete(far);
	await new Promise<void>((resolve) => {
		line.close(() => resolve());
		for (const socket of sockets) socket.destroy();
	});
	await admin.patch('/items/area/1002', { sort: 88 });
	await eventually(async () => !far.status().reachable, 'the loss to be noticed');
	expect(far.read.list('location').length).toBeGreaterThan(10);
	expect(far.read.get('area', 1002)?.sort).not.toBe(88);
	await new Promise<void>((resolve) => line.listen(address.port, '127.0.0.1', resolve));
	await eventually(async () => far.read.get('area', 1002)?.sort === 88, 'the change made meanwhile');
	await far.close();
	line.close();
	for (const socket of sockets) socket.destroy();
});

test('killed with -9 during a pull and edits, the replica opens and then equals Directus', async () => {
	const start = () => {
		const child = spawn(process.execPath, [`${root}e2e/replica-process.ts`, join(scratch, 'killed'), cmsUrl, siteToken], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		onTestFinished(() => void child.kill('SIGKILL'));
		let output = '';
		child.stdout.on('data', (data) => {
			output += data;
		});
		return {
			child,
			said: (text: string) => eventually(async () => output.includes(text), text),
			gone: new Promise((resolve) => child.on('exit', resolve)),
		};
	};
	for (const delay of [400, 50, 900].slice(0, times(1, 3))) {
		const { child, said, gone } = start();
		await said('replica.pull_started');
		await new Promise((resolve) => setTimeout(resolve, delay));
		child.kill('SIGKILL');
		await gone;
		expect(() => everything('killed')).not.toThrow();
	}
	const editing = start();
	await editing.said('replica.in_step');
	const edits = Array.from({ length: times(40, 200) }, (_, index) => ({ id: 1001 + ((index * 7) % 49), sort: 1000 + index }));
	for (const [index, { id, sort }] of edits.entries()) {
		await admin.patch(`/items/area/${id}`, { sort });
		if (index === 20) editing.child.kill('SIGKILL');
	}
	await editing.gone;
	const last = open('killed');
	await eventually(
		async () => last.status().reachable && last.read.get('area', edits.at(-1)?.id ?? 0)?.sort === edits.at(-1)?.sort,
		'the last edit',
	);
	await last.close();
	const fresh = open('fresh');
	await complete(fresh);
	await fresh.close();
	expect(everything('killed')).toEqual(everything('fresh'));
});
