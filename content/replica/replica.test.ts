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

test('a record is read as a whole, or its facts without its texts', () => {
	const { replica } = filled('whole.db');
	expect(replica.get('amenity', 1)?.translations.ar.name).toBe('حمام سباحة');
	expect([...replica.facts('amenity')]).toEqual([{ id: 1, sort: null, key: 'pool', icon: null }]);
	replica.close();
});

test('a record is written again only if its facts or texts differ', () => {
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

test('what changed in the text of one language is said', () => {
	const { replica } = filled('languages.db');
	const heard: object[] = [];
	replica.onChange((_, inOneLanguage) => heard.push(Object.fromEntries(inOneLanguage)));
	const { en_US, ar_EG } = pool.translations;
	const change = (...documents: (typeof pool)[]) => {
		replica.change(({ put }) => documents.flatMap((document) => put('amenity', document)));
		return heard.splice(0);
	};
	const inEnglish = { ...pool, translations: { en_US: { name: 'Swimming' }, ar_EG } };
	expect(change(inEnglish)).toEqual([{ 'amenity:1': 'en', 'amenity?=0': 'en' }]);
	const inArabic = { ...pool, translations: { en_US: { name: 'Swimming' }, ar_EG: { name: 'مسبح' } } };
	expect(change(inArabic)).toEqual([{ 'amenity:1': 'ar', 'amenity?=0': 'ar' }]);
	expect(change(pool)).toEqual([{}]);
	expect(change({ ...inEnglish, key: 'swimming' })).toEqual([{}]);
	change(pool);
	const second = { ...pool, id: 2, key: 'gym' };
	change(second);
	const again = { ...second, translations: { en_US, ar_EG: { name: 'مسبح' } } };
	expect(change(inEnglish, again)).toEqual([{ 'amenity:1': 'en', 'amenity:2': 'ar' }]);
	replica.close();
});

test('a changed or removed record is read again', () => {
	const { replica } = filled('anew.db');
	const list = () => replica.list('amenity', { field: '', target: 0, today: '2026-11-15', limit: 10, offset: 0 }).map(({ key }) => key);
	expect([replica.get('amenity', 1)?.key, replica.get('amenity', 2), list()]).toEqual(['pool', null, ['pool']]);
	replica.change(({ put }) => [...put('amenity', { ...pool, key: 'swimming' }), ...put('amenity', { ...pool, id: 2, key: 'gym' })]);
	expect([replica.get('amenity', 1)?.key, replica.get('amenity', 2)?.key, list()]).toEqual(['swimming', 'gym', ['swimming', 'gym']]);
	replica.change(({ remove }) => remove('amenity', '1'));
	expect([replica.get('amenity', 1), list()]).toEqual([null, ['gym']]);
	replica.close();
});

test('a replica of another version is dropped, so that everything is pulled again', () => {
	const { file, replica } = filled('other.db');
	replica.close();
	const same = openReplica(file, silent);
	expect(same.isComplete()).toBe(true);
	same.close();
	const database = new DatabaseSync(file);
	database.exec('PRAGMA user_version = 1; DROP TABLE document; CREATE TABLE document (collection, id, data)');
	database.close();
	const reopened = openReplica(file, silent);
	expect(reopened.isComplete()).toBe(false);
	expect(reopened.size('amenity')).toBe(0);
	reopened.change(({ put }) => put('amenity', pool));
	expect(reopened.get('amenity', 1)?.key).toBe('pool');
	reopened.close();
});

const home = {
	id: 5,
	status: 'published',
	purpose: 'sale',
	market: 'resale',
	category: 'residential',
	type: 'villa',
	area: 1,
	price: 9_000_000,
	price_checked_on: '2026-11-15',
	translations: { en_US: { name: 'A home' } },
};

test('an old price is not shown as checked if the newest version does not parse', () => {
	const { file, replica } = filled('doubt.db');
	const heard: string[][] = [];
	replica.change(({ put }) => put('property', home));
	replica.onChange((keys) => heard.push([...keys]));
	replica.change(({ put }) => put('property', { ...home, price: -5 }));
	expect(replica.get('property', 5)).toMatchObject({ price: 9_000_000, price_checked_on: null });
	expect(heard.flat()).toContain('property:5');
	expect(replica.unparsed()).toMatchObject([{ field: 'price', reason: 'wrong', isKept: true }]);
	replica.close();
	const again = openReplica(file, silent);
	again.change(({ put }) => put('property', { ...home, price: null }));
	expect(again.get('property', 5)?.price_checked_on).toBeNull();
	expect(again.unparsed()).toMatchObject([{ reason: 'missing', isKept: true }]);
	again.change(({ put }) => put('property', home));
	expect(again.get('property', 5)).toMatchObject({ price: 9_000_000, price_checked_on: '2026-11-15' });
	expect(again.unparsed()).toEqual([]);
	again.close();
});

test('an offer, a plan or a rate whose newest version does not parse is not shown', () => {
	const { replica } = filled('old-offer.db');
	const offer = {
		id: 3,
		valid_from: '2026-11-01',
		valid_until: '2026-11-30',
		discount_percent: 5,
		translations: { en_US: { name: 'Five' } },
	};
	const plan = { id: 4, down_payment_percent: 10, years: 8, frequency: 'quarterly' };
	replica.change(({ put }) => [...put('offer', offer), ...put('payment_plan', plan)]);
	replica.change(({ put }) => [...put('offer', { ...offer, valid_until: 'soon' }), ...put('payment_plan', { ...plan, years: null })]);
	expect([replica.get('offer', 3), replica.get('payment_plan', 4)]).toEqual([null, null]);
	expect(replica.unparsed().map(({ collection, isKept }) => [collection, isKept])).toEqual([
		['offer', false],
		['payment_plan', false],
	]);
	replica.change(({ put }) => put('offer', offer));
	expect(replica.get('offer', 3)?.discount_percent).toBe(5);
	replica.close();
});
