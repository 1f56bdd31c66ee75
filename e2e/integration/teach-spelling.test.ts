import { randomInt } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createApi } from '#directus/api.ts';
import { admin, cmsUrl, eventually, siteToken, siteUrl } from '../system.ts';

const LOCATION = 1001;
const word = `zq${randomInt(1e9)}`;
const site = createApi(cmsUrl, siteToken);
const readSpellings = async () =>
	(await admin.get<{ spellings: string[] | null }>(`/items/location/${LOCATION}?fields=spellings`)).spellings;
const listRows = (said: string) => admin.get<{ id: number }[]>(`/items/search_word?filter[word][_eq]=${said}&fields=id`);
const countWord = (said: string, meant: object = {}) =>
	admin.post<{ id: number }>('/items/search_word', { word: said, language: 'en', times: 1, ...meant });

const before = await readSpellings();
afterAll(async () => {
	await admin.patch(`/items/location/${LOCATION}`, { spellings: before });
	for (const { id } of await listRows(`${word}b`)) await admin.delete(`/items/search_word/${id}`);
});

test('giving a word a meaning teaches the search and removes it from the list', async () => {
	const { id } = await countWord(word);
	await admin.patch(`/items/search_word/${id}`, { location: LOCATION });
	await eventually(async () => (await listRows(word)).length === 0, 'the word to leave the list');
	expect(await readSpellings()).toContain(word);
	const title = async () => (await (await fetch(`${siteUrl}/search?q=${word}`)).text()).match(/<h1[^>]*>([^<]*)/)?.[1];
	const [{ name } = { name: '' }] = await admin.get<{ name: string }[]>(
		`/items/location_translations?filter[location_id][_eq]=${LOCATION}&filter[languages_code][_eq]=en_US&fields=name`,
	);
	await eventually(async () => (await title())?.includes(name), `homes in ${name}`);
});

test('counting a word changes nothing', async () => {
	const said = `${word}b`;
	const { id } = await countWord(said, { location: LOCATION });
	await site.patch(`/items/search_word/${id}`, { times: 2 });
	// Changes arrive in order, so this one arriving means the one before has.
	const { id: later } = await countWord(`${word}c`);
	await admin.patch(`/items/search_word/${later}`, { location: LOCATION });
	await eventually(async () => (await listRows(`${word}c`)).length === 0, 'the later word to leave the list');
	expect(await readSpellings()).not.toContain(said);
	expect(await listRows(said)).toHaveLength(1);
});
