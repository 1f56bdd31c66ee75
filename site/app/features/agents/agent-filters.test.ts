import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readTranslator } from '#site/server/words.ts';
import { findAgents } from './agent-filters.ts';

const agents = [
	{ id: 1, areas: [11, 12], languages: ['ar', 'en'] },
	{ id: 2, areas: [12], languages: ['ar', 'fr'] },
	{ id: 3, areas: [], languages: ['ar'] },
];
const names: Record<number, string> = { 11: 'Zamalek', 12: 'Maadi' };
const ask = (query: string) =>
	findAgents({
		locale: 'en',
		t: readTranslator('en'),
		url: new URL(`http://pn.test/agents${query}`),
		read: {
			list: () => agents,
			many: (_: string, ids: number[]) => ids.map((id) => ({ id, translations: { en: { name: names[id] } } })),
		},
	} as unknown as PageRequest);
const found = (query: string) => ask(query).agents.map(({ id }) => id);

test('finds agents by area, language, or both', () => {
	expect(found('')).toEqual([1, 2, 3]);
	expect(found('?area=12')).toEqual([1, 2]);
	expect(found('?language=fr')).toEqual([2]);
	expect(found('?area=11&language=fr')).toEqual([]);
	expect(ask('?area=12').filters.map(({ options }) => options.map(({ text }) => text))).toEqual([
		['Any area', 'Maadi', 'Zamalek'],
		['Any language', 'Arabic', 'English', 'French'],
	]);
});

test('ignores a value that no agent has', () => {
	expect(found('?area=99&language=xx&area=javascript:')).toEqual([1, 2, 3]);
	expect(ask('?area=99')).toMatchObject({ isNarrowed: false, filters: [{ value: '' }, { value: '' }] });
});
