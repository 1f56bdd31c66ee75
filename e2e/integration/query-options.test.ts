import { expect, test } from 'vitest';
import { createApi } from '#directus/api.ts';
import { cmsUrl, siteToken } from '../system.ts';

type Row = { id: number; sort: number | null; texts?: { name: string }[]; translations?: { name: string }[] };

const site = createApi(cmsUrl, siteToken);
const developers = (query: object) => site.search<Row[]>('/items/developer', { fields: ['id', 'sort'], sort: ['id'], limit: -1, ...query });
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

test('fields, sort, limit, offset and page select rows and columns', async () => {
	const all = idsOf(await developers({}));
	expect(idsOf(await developers({ sort: ['-id'] }))).toEqual(all.toReversed());
	expect(idsOf(await developers({ limit: 2 }))).toEqual(all.slice(0, 2));
	expect(idsOf(await developers({ limit: 2, offset: 1 }))).toEqual(all.slice(1, 3));
	expect(idsOf(await developers({ limit: 2, page: 2 }))).toEqual(all.slice(2, 4));
	expect(await developers({ fields: ['id'], limit: 1 })).toEqual([{ id: all[0] }]);
});

test('filter, search, deep and alias select by texts and languages', async () => {
	const [first] = await developers({ limit: 1, fields: ['id', 'translations.name'], deep: { translations: { _filter: english } } });
	const name = first?.translations?.[0]?.name ?? '';
	expect(name).not.toBe('');
	expect(idsOf(await developers({ filter: { translations: { name: { _eq: name } } } }))).toEqual([first?.id]);
	expect(idsOf(await developers({ search: String(first?.id) }))).toContain(first?.id);
	const aliased = { fields: ['id', 'texts.name'], alias: { texts: 'translations' }, deep: { texts: { _filter: english } } };
	expect(await developers({ ...aliased, limit: 1 })).toEqual([{ id: first?.id, texts: [{ name }] }]);
});

const english = { languages_code: { _eq: 'en_US' } };

test('aggregate and groupBy count', async () => {
	const counted = await site.search<{ purpose: string; count: number }[]>('/items/property', {
		filter: { status: { _eq: 'published' } },
		aggregate: { count: '*' },
		groupBy: ['purpose'],
		sort: ['purpose'],
	});
	expect(counted.map(({ purpose }) => purpose)).toEqual(['rent', 'sale']);
	expect(counted.every(({ count }) => Number(count) > 0)).toBe(true);
});
