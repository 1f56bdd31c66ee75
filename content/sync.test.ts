import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '#runtime/logger.ts';
import { openContent } from './content.ts';
import { damages } from './test-damage.ts';
import { answer, type Lie, startTestDirectus } from './test-directus.ts';

vi.setConfig({ testTimeout: 300_000 });
const until = (look: () => unknown, timeout = 120_000) => vi.waitFor(() => expect(look()).toBe(true), { timeout, interval: 20 });

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const textsOf = (owner: string, count: number) =>
	ids(count).flatMap((id) => [
		{ id: 2 * id, [owner]: id, languages_code: 'en_US', name: `Number ${id}` },
		{ id: 2 * id + 1, [owner]: id, languages_code: 'ar_EG', name: `رقم ${id}` },
	]);
const world = () => ({
	amenity: ids(60).map((id) => ({ id, sort: id, key: `amenity-${id}`, icon: null })),
	amenity_translations: textsOf('amenity_id', 60),
	tag: ids(5).map((id) => ({ id, sort: id, key: `tag-${id}` })),
	tag_translations: textsOf('tag_id', 5),
	setting: [{ id: 1, phone_number: '16000', sample_content: false }],
	setting_translations: [{ id: 1, setting_id: 1, languages_code: 'en_US', site_name: 'PN' }],
});
async function open(more: { confirmMs?: number; reconcileMs?: number } = {}) {
	const directus = await startTestDirectus(world());
	for (const id of ids(5)) directus.note('tag', id);
	const dataDir = mkdtempSync(join(tmpdir(), 'pn-sync-'));
	const lines: string[] = [];
	const content = openContent({
		dataDir,
		url: directus.url,
		token: 'none',
		logger: createLogger((line) => lines.push(line)),
		sync: { realtime: false, pollMs: 20, idlePollMs: 20, reconcileMs: 100, restTimes: 0, confirmMs: 300, ...more },
	});
	onTestFinished(async () => {
		directus.lie(null);
		await content.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const sizes = () => ({
		amenity: content.replica.size('amenity'),
		tag: content.replica.size('tag'),
		phone: content.read.setting()?.phone_number,
	});
	await until(() => content.status().complete);
	expect(sizes()).toEqual(everything);
	return { directus, content, dataDir, lines, sizes, said: (text: string) => lines.filter((line) => line.includes(text)).length };
}
const everything = { amenity: 60, tag: 5, phone: '16000' };

const lies: Record<string, Lie> = {
	'with empty lists': (_truth, response) => void answer(response, []),
	'with JSON that breaks off': ({ rows }, response) =>
		void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: rows }).slice(0, -10)),
	'with a web page': (_truth, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>'),
	'with the rows of another collection': (_truth, response) =>
		void answer(
			response,
			ids(50).map((id) => ({ id, question: 'x', answer: 'y' })),
		),
	'with every row twice': ({ rows }, response) =>
		void answer(
			response,
			rows.flatMap((row) => [row, row]),
		),
	'with fields missing': ({ rows }, response) =>
		void answer(
			response,
			rows.map(({ id }) => ({ id })),
		),
	'with 500': (_truth, response) => void response.writeHead(500).end('{"errors":[{"message":"broken"}]}'),
	'not at all': () => {},
	'without an end': (_truth, response) => {
		response.writeHead(200, { 'content-type': 'application/json' });
		const chunk = Buffer.alloc(1_000_000, ' ');
		const more = () => {
			while (!response.destroyed && response.write(chunk));
		};
		response.on('drain', more);
		more();
	},
	'as another type': ({ rows }, response) =>
		void response.writeHead(200, { 'content-type': 'image/png' }).end(JSON.stringify({ data: rows })),
	'with null': (_truth, response) => void answer(response, null),
	'with numbers as text': ({ rows }, response) =>
		void answer(
			response,
			rows.map((row) =>
				Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])),
			),
		),
	'with values that make no sense': ({ path, rows }, response) =>
		void answer(response, path.endsWith('content_change') ? rows : rows.map((row) => ({ ...row, key: 7, sort: 'x' }))),
	'with one row of each ten': ({ path, rows }, response) =>
		void answer(response, path.endsWith('content_change') ? rows : rows.filter((_row, index) => index % 10 === 0)),
	'with rows only where they are not asked for by id': ({ path, rows }, response) =>
		void answer(response, path.endsWith('content_change') ? [] : path.endsWith('/setting') ? null : rows.slice(0, 3)),
};

describe.each(Object.entries(lies))('Directus answers %s', (name, lie) => {
	test('what the site has stays, and changes arrive when it is well again', async () => {
		const { directus, content, sizes, said } = await open();
		let asked = 0;
		const before = said('replica.pull_started');
		directus.lie((...told) => {
			asked++;
			lie(...told);
		});
		const least = { 'not at all': 1, 'without an end': 2 }[name] ?? 8;
		await until(
			() => said('replica.pull_started') >= before + 3 || (said('replica.sync_failed') > 0 && asked >= least) || name === 'not at all',
		);
		// Long enough for a second look, where one would suffice.
		await new Promise((resolve) => setTimeout(resolve, 700));
		expect(sizes()).toEqual(everything);
		expect(content.status().complete).toBe(true);
		directus.lie(null);
		directus.tables['tag'] = world().tag.map((tag) => (tag.id === 1 ? { ...tag, key: 'news' } : tag));
		directus.note('tag', 1);
		await until(() => content.read.get('tag', 1)?.key === 'news');
		await until(() => content.report().heldRemovals.length === 0 && content.report().unparsedRows.length === 0);
		expect(sizes()).toEqual(everything);
	});
});

test('what an editor removes is gone at once', async () => {
	const { directus, content } = await open({ confirmMs: 3_600_000 });
	directus.remove('amenity', (id) => id <= 20);
	directus.remove('tag', () => true);
	await until(() => content.replica.size('amenity') === 40 && content.replica.size('tag') === 0);
	expect(content.report().heldRemovals).toEqual([]);
});

test('more than half is looked for a second time, and then gone', async () => {
	const { directus, content, said } = await open({ confirmMs: 500 });
	directus.remove('amenity', (id) => id <= 40);
	await until(() => content.report().heldRemovals.length === 1);
	expect(content.replica.size('amenity')).toBe(60);
	expect(content.report().heldRemovals).toMatchObject([{ collection: 'amenity', rows: 40, of: 60, needsPerson: false }]);
	await until(() => content.replica.size('amenity') === 20);
	expect(content.report().heldRemovals).toEqual([]);
	expect(said('replica.rows_removed')).toBe(1);
});

test('nearly everything waits for a person, who says so in the settings', async () => {
	const { directus, content, said } = await open();
	directus.remove('amenity', (id) => id <= 55);
	await until(() => content.report().heldRemovals[0]?.needsPerson === true);
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(content.replica.size('amenity')).toBe(60);
	expect(said('replica.removal_held')).toBe(1);
	const [setting] = directus.tables['setting'] ?? [];
	directus.tables['setting'] = [{ ...setting, removals_accepted_until: '2099-01-01T00:00:00Z' }];
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(content.replica.size('amenity')).toBe(60);
	directus.tables['setting'] = [{ ...setting, removals_accepted_until: new Date(Date.now() + 60_000).toISOString() }];
	await until(() => content.replica.size('amenity') === 5);
	expect(content.report().heldRemovals).toEqual([]);
});

test('what is held stays so when the log names the same rows again, few at a time', async () => {
	const { directus, content } = await open();
	directus.remove('amenity', (id) => id <= 55);
	await until(() => content.report().heldRemovals.length === 1);
	for (let id = 1; id <= 55; id += 5) {
		for (let one = id; one < id + 5; one++) directus.note('amenity', one);
		const { change } = content.status();
		await until(() => content.status().change > change);
	}
	expect(content.replica.size('amenity')).toBe(60);
	await until(() => content.report().heldRemovals[0]?.needsPerson === true);
});

test('what a comparison finds missing without a word in the change log is looked for a second time', async () => {
	const { directus, content } = await open({ confirmMs: 500 });
	directus.tables['tag'] = world().tag.slice(1);
	await until(() => content.report().heldRemovals.length === 1);
	expect(content.replica.size('tag')).toBe(5);
	await until(() => content.replica.size('tag') === 4);
});

test('a row that no longer parses stays as it was, is named once, and follows when it is right again', async () => {
	const { directus, content, said } = await open();
	const rows = directus.tables['amenity'] ?? [];
	directus.tables['amenity'] = rows.map((row) => (row['id'] === 7 ? { ...row, key: null } : row));
	directus.note('amenity', 7);
	await until(() => content.report().unparsedRows.length === 1);
	expect(content.report().unparsedRows).toMatchObject([{ collection: 'amenity', id: '7', field: 'key', isKept: true }]);
	expect(content.read.get('amenity', 7)?.key).toBe('amenity-7');
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect(said('does not parse')).toBe(1);
	directus.tables['amenity'] = rows.map((row) => (row['id'] === 7 ? { ...row, key: 'pool' } : row));
	directus.note('amenity', 7);
	await until(() => content.read.get('amenity', 7)?.key === 'pool');
	expect(content.report().unparsedRows).toEqual([]);
});

test.each([
	['as the change log says', true],
	['as a comparison finds', false],
])('a row that never parsed is no longer named when it is gone, %s', async (_way, isNoted) => {
	const { directus, content } = await open();
	const rows = directus.tables['amenity'] ?? [];
	directus.tables['amenity'] = [...rows, { id: 99, sort: 99, key: null, icon: null }];
	if (isNoted) directus.note('amenity', 99);
	await until(() => content.report().unparsedRows.length === 1);
	expect(content.report().unparsedRows).toMatchObject([{ collection: 'amenity', id: '99', isKept: false }]);
	directus.tables['amenity'] = rows;
	if (isNoted) directus.note('amenity', 99);
	await until(() => content.report().unparsedRows.length === 0);
});

test('a replica that is damaged while it is followed is replaced and brought in step by itself', async () => {
	const { directus, content, dataDir, sizes } = await open({ reconcileMs: 3_600_000 });
	const file = join(dataDir, 'replica.db');
	for (const damage of [damages.removed, damages['replaced by a folder'], damages['without its header']]) {
		damage(file);
		directus.note('tag', 1);
		await until(() => content.report().replica.replaced.at(-1) !== undefined);
		directus.tables['tag'] = (directus.tables['tag'] ?? []).map((row) => ({ ...row, key: `${row['key']}+` }));
		for (const id of ids(5)) directus.note('tag', id);
		await until(() => content.read.get('tag', 5)?.key === directus.tables['tag']?.[4]?.['key']);
		await until(() => content.status().complete && JSON.stringify(sizes()) === JSON.stringify(everything));
	}
});
