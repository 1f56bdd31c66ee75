import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { openReplica } from './replica.ts';

const folder = temporaryFolder(afterAll);

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const pool = { id: 1, key: 'pool', icon: '', translations: { en_US: { name: 'Pool' }, ar_EG: { name: 'حمام سباحة' } } };

function filled(name: string) {
	const file = join(folder, name);
	const replica = openReplica(file, silent);
	replica.change(({ put, setState }) => {
		setState('complete', 'yes');
		return put('amenity', pool);
	});
	return { file, replica };
}

test('a record is read whole, and its facts without its texts', () => {
	const { replica } = filled('whole.db');
	expect(replica.get('amenity', 1)?.translations.ar.name).toBe('حمام سباحة');
	expect([...replica.facts('amenity')]).toEqual([{ id: 1, sort: null, key: 'pool', icon: null }]);
	replica.close();
});

test('a record is written again only where its facts or its texts differ', () => {
	const { replica } = filled('again.db');
	const heard: string[][] = [];
	replica.onChange((keys) => heard.push([...keys]));
	const put = (document: typeof pool) => replica.change((edit) => edit.put('amenity', document));
	put(pool);
	put({ ...pool, translations: { ...pool.translations, en_US: { name: 'Swimming pool' } } });
	put({ ...pool, key: 'swimming', translations: { ...pool.translations, en_US: { name: 'Swimming pool' } } });
	expect(heard).toEqual([
		['amenity:1', 'amenity?=0'],
		['amenity:1', 'amenity?=0'],
	]);
	replica.close();
});

test('what is changed or taken away is read anew', () => {
	const { replica } = filled('anew.db');
	const list = () => replica.list('amenity', { field: '', target: 0, today: '2026-11-15', limit: 10, offset: 0 }).map(({ key }) => key);
	expect([replica.get('amenity', 1)?.key, replica.get('amenity', 2), list()]).toEqual(['pool', null, ['pool']]);
	replica.change(({ put }) => [...put('amenity', { ...pool, key: 'swimming' }), ...put('amenity', { ...pool, id: 2, key: 'gym' })]);
	expect([replica.get('amenity', 1)?.key, replica.get('amenity', 2)?.key, list()]).toEqual(['swimming', 'gym', ['swimming', 'gym']]);
	replica.change(({ remove }) => remove('amenity', '1'));
	expect([replica.get('amenity', 1), list()]).toEqual([null, ['gym']]);
	replica.close();
});

test('what another version wrote is let go, so that everything is pulled anew', () => {
	const { file, replica } = filled('other.db');
	replica.close();
	const same = openReplica(file, silent);
	expect(same.isComplete()).toBe(true);
	same.close();
	const database = new DatabaseSync(file);
	database.exec('PRAGMA user_version = 1; DROP TABLE document; CREATE TABLE document (collection, id, data)');
	database.close();
	const anew = openReplica(file, silent);
	expect(anew.isComplete()).toBe(false);
	expect(anew.size('amenity')).toBe(0);
	anew.change(({ put }) => put('amenity', pool));
	expect(anew.get('amenity', 1)?.key).toBe('pool');
	anew.close();
});
