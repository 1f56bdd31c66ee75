import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { damages } from '../test-damage.ts';
import { openReplica } from './replica.ts';

const folder = temporaryFolder(afterAll);

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const ROWS = 200;
const amenity = (id: number) => ({
	id,
	key: `amenity-${id}`,
	icon: 'x'.repeat(2000),
	translations: { en_US: { name: `Amenity ${id}` }, ar_EG: { name: `مرفق ${id}` } },
});

let number = 0;
async function filled() {
	const file = join(folder, `${++number}.db`);
	const replica = openReplica(file, silent);
	replica.change(({ put, setState }) => {
		setState('complete', 'yes');
		return Array.from({ length: ROWS }, (_, index) => put('amenity', amenity(index + 1))).flat();
	});
	await replica.keepCopy(true);
	return { file, replica };
}
const everything = (replica: ReturnType<typeof openReplica>) => [
	replica.size('amenity'),
	replica.get('amenity', ROWS)?.translations.en.name,
	replica.list('amenity', { field: '', target: 0, today: '2026-11-16', limit: ROWS, offset: 0 }).length,
	[...replica.facts('amenity')].length,
	replica.isComplete(),
];
const whole = [ROWS, `Amenity ${ROWS}`, ROWS, ROWS, true];
const listDamagedCopies = (file: string) =>
	readdirSync(folder).filter((name) => name.startsWith(`${file.split('/').at(-1)}.damaged-`) && !/-(wal|shm)$/.test(name));

test('a replica that cannot be opened now is kept, and its content still shown', async () => {
	const { file, replica } = await filled();
	replica.close();
	const other = new DatabaseSync(file);
	other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; INSERT INTO state VALUES (1, 1); COMMIT');
	const shown = openReplica(file, silent);
	expect(everything(shown)).toEqual(whole);
	expect(shown.status().replaced).toMatchObject([{ by: 'memory' }]);
	expect(listDamagedCopies(file)).toEqual([]);
	shown.change(({ put }) => put('amenity', amenity(ROWS + 1)));
	expect(shown.size('amenity')).toBe(ROWS + 1);
	shown.close();
	other.close();
	const later = openReplica(file, silent);
	expect(everything(later)).toEqual(whole);
	expect(later.status().replaced).toEqual([]);
	later.close();
});

describe.each(Object.entries(damages))('a replica %s', (name, damage) => {
	/** An open file keeps working after its name or permissions are gone. */
	const isNoticedAtOnce = !['replaced by a folder', 'removed', 'closed to everybody'].includes(name);
	const isReadableAnyway = name === 'closed to everybody' && process.getuid?.() === 0;

	test('is replaced by the last copy when it is opened', async () => {
		const { file, replica } = await filled();
		replica.close();
		damage(file);
		const healed = openReplica(file, silent);
		expect(everything(healed)).toEqual(whole);
		expect(listDamagedCopies(file)).toHaveLength(name === 'removed' || isReadableAnyway ? 0 : 1);
		expect(healed.status().replaced).toMatchObject(isReadableAnyway ? [] : [{ by: 'last copy' }]);
		healed.close();
		const later = openReplica(file, silent);
		expect(later.status().replaced).toEqual([]);
		expect(everything(later)).toEqual(whole);
		later.close();
	});

	test('starts empty without a copy, and can be filled', async () => {
		const { file, replica } = await filled();
		replica.close();
		rmSync(`${file}.good`);
		damage(file);
		const healed = openReplica(file, silent);
		expect([healed.isComplete(), healed.size('amenity')]).toEqual(isReadableAnyway ? [true, ROWS] : [false, 0]);
		healed.change(({ put }) => put('amenity', amenity(1)));
		expect(healed.get('amenity', 1)?.key).toBe('amenity-1');
		healed.close();
	});

	test('is replaced while it is read, and listeners are notified', async () => {
		const { file, replica } = await filled();
		new DatabaseSync(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
		const heard = new Set<string>();
		replica.onChange((keys) => {
			for (const key of keys) heard.add(key);
		});
		damage(file);
		if (!isNoticedAtOnce) replica.checkPlace();
		expect(everything(replica)).toEqual(whole);
		expect(everything(replica)).toEqual(whole);
		if (name !== 'closed to everybody') {
			expect(replica.edition()).toBe(1);
			await expect.poll(() => [heard.has('amenity:1'), heard.has(`amenity:${ROWS}`), heard.has('amenity?=0')]).toEqual([true, true, true]);
		}
		replica.change(({ put }) => put('amenity', amenity(ROWS + 1)));
		expect(replica.size('amenity')).toBe(ROWS + 1);
		replica.close();
	});
});

test('an overwritten document is damage as well, wherever it is read', async () => {
	for (const read of [
		(replica: ReturnType<typeof openReplica>) => replica.get('amenity', 7)?.key,
		(replica: ReturnType<typeof openReplica>) => [...replica.facts('amenity')].find(({ id }) => id === 7)?.key,
		(replica: ReturnType<typeof openReplica>) => replica.next('amenity', '', 1000).find(({ id }) => id === 7)?.key,
	]) {
		const { file, replica } = await filled();
		const other = new DatabaseSync(file);
		other.exec(`UPDATE document SET facts = '{"id":7,' WHERE id = '7'`);
		other.close();
		expect(read(replica)).toBe('amenity-7');
		expect(replica.status().replaced).toHaveLength(1);
		replica.close();
	}
});

test('a writer whose file was replaced has to start over', async () => {
	const { file, replica } = await filled();
	const edition = replica.edition();
	new DatabaseSync(file).exec('PRAGMA wal_checkpoint(TRUNCATE)');
	damages['without its header'](file);
	damages['with random bytes in the middle'](file);
	expect(everything(replica)).toEqual(whole);
	expect(() => replica.change(({ setState }) => [String(setState('change', '99'))], edition)).toThrow('replaced meanwhile');
	expect(replica.getState('change')).toBeNull();
	replica.close();
});

test('a damaged copy is neither used nor kept', async () => {
	const { file, replica } = await filled();
	replica.close();
	damages['with random bytes in the middle'](file);
	damages['with random bytes in the middle'](`${file}.good`);
	const healed = openReplica(file, silent);
	expect([healed.isComplete(), healed.status().replaced[0]?.by]).toEqual([false, 'empty']);
	expect(readdirSync(folder)).not.toContain(`${number}.db.good`);
	healed.close();
});

test('the three newest damaged files are kept', async () => {
	const { file, replica } = await filled();
	replica.close();
	for (let count = 0; count < 5; count++) {
		damages['without its header'](file);
		openReplica(file, silent).close();
	}
	expect(listDamagedCopies(file)).toHaveLength(3);
});
