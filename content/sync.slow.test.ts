import { join } from 'node:path';
import { expect, test } from 'vitest';
import { damages } from './test-damage.ts';
import { answer } from './test-directus.ts';
import { everything, ids, openSync, until, world } from './test-sync.ts';

test('a record that an editor removes is gone at once', async () => {
	const { directus, content } = await openSync({ confirmMs: 3_600_000 });
	directus.remove('amenity', (id) => id <= 20);
	directus.remove('tag', () => true);
	await until(() => content.replica.size('amenity') === 40 && content.replica.size('tag') === 0);
	expect(content.report().heldRemovals).toEqual([]);
});

test('reports the delay of each change; a change without a time is applied, too', async () => {
	const { directus, content } = await openSync({ reconcileMs: 3_600_000 });
	const told: number[] = [];
	content.onApplied((milliseconds) => told.push(milliseconds));
	directus.note('tag', 1, new Date(Date.now() - 60_000).toISOString());
	await until(() => told.length === 1);
	expect(told[0]).toBeGreaterThanOrEqual(60_000);
	directus.remove('tag', (id) => id === 5);
	directus.note('tag', 5, 'yesterday');
	await until(() => content.replica.size('tag') === 4 && content.status().change === 8);
	expect(told).toHaveLength(2);
});

test('a changed record is read with its nested rows in one request', async () => {
	const { directus, content } = await openSync({ reconcileMs: 3_600_000 });
	const asked: string[] = [];
	directus.answerFalsely(({ path, rows }, response) => {
		asked.push(path);
		answer(response, rows);
	});
	directus.tables['tag_translations'] = (directus.tables['tag_translations'] ?? []).map((text) => ({ ...text, name: 'Renamed' }));
	directus.note('tag', 1);
	await until(() => content.read.get('tag', 1)?.translations.en?.name === 'Renamed');
	expect(asked.filter((path) => path !== '/items/content_change')).toEqual(['/items/tag']);
});

test('removing more than half is checked a second time, then applied', async () => {
	const { directus, content, said } = await openSync({ confirmMs: 500 });
	directus.remove('amenity', (id) => id <= 40);
	await until(() => content.report().heldRemovals.length === 1);
	expect(content.replica.size('amenity')).toBe(60);
	expect(content.report().heldRemovals).toMatchObject([{ collection: 'amenity', rows: 40, of: 60, needsPerson: false }]);
	await until(() => content.replica.size('amenity') === 20);
	expect(content.report().heldRemovals).toEqual([]);
	expect(said('replica.rows_removed')).toBe(1);
});

test('removing nearly everything waits for a person, who allows it in the settings', async () => {
	const { directus, content, said } = await openSync();
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

test('held rows stay held when the log names them again in small numbers', async () => {
	const { directus, content } = await openSync();
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

test('rows found missing without an entry in the change log are checked a second time', async () => {
	const { directus, content } = await openSync({ confirmMs: 500 });
	directus.tables['tag'] = world().tag.slice(1);
	await until(() => content.report().heldRemovals.length === 1);
	expect(content.replica.size('tag')).toBe(5);
	await until(() => content.replica.size('tag') === 4);
});

test('a row that no longer parses keeps its earlier version, is logged once, and is updated once it parses', async () => {
	const { directus, content, said } = await openSync();
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
])('a row that never parsed is no longer reported after it was deleted, %s', async (_way, isNoted) => {
	const { directus, content } = await openSync();
	const rows = directus.tables['amenity'] ?? [];
	directus.tables['amenity'] = [...rows, { id: 99, sort: 99, key: null, icon: null }];
	if (isNoted) directus.note('amenity', 99);
	await until(() => content.report().unparsedRows.length === 1);
	expect(content.report().unparsedRows).toMatchObject([{ collection: 'amenity', id: '99', isKept: false }]);
	directus.tables['amenity'] = rows;
	if (isNoted) directus.note('amenity', 99);
	await until(() => content.report().unparsedRows.length === 0);
});

test('a replica that is damaged while following is replaced and brought in step', async () => {
	const { directus, content, dataDir, sizes } = await openSync({ reconcileMs: 3_600_000 });
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
