import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readSearch } from '#app/parts/search/address.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildRelaxations } from './relaxations.ts';

const { content, put, read } = testContent();
const named = (name: string) => ({ en_US: { name }, ar_EG: { name } });
put('location', samples.location, { id: 9, translations: named('North Coast') });
put(
	'area',
	samples.area,
	{ id: 3, location: 1, code: 'SRY', translations: named('Sarai') },
	{ id: 4, location: 9, code: 'SID', translations: named('Sidi Heneish') },
);
put(
	'property',
	samples.property(1, { price: 4_900_000 }),
	samples.property(2, { price: 5_600_000 }),
	samples.property(3, { price: 3_000_000, area: 3 }),
	...[11, 12, 13].map((id) => samples.property(id, { price: 3_000_000, area: 4 })),
);
const search = openSearch(content.replica);

function hints(query: string): Record<string, string | null> {
	const request = { locale: 'en', read, t: readTranslator('en'), site: { search } } as unknown as PageRequest;
	const { ways } = buildRelaxations(request, readSearch(new URLSearchParams(query)).search, 'Villas');
	return Object.fromEntries(ways.map(({ text, small }) => [text, small]));
}

test('a wider price starts at a home not shown yet', () => {
	expect(hints('type=villa&area=2&price=-5000000')).toMatchObject({ 'Up to EGP\u00a06M': 'The nearest starts at EGP\u00a05.6M' });
});

test('names where most homes of the wider place are', () => {
	expect(hints('type=villa&area=2&price=-3500000')).toMatchObject({ 'New Cairo': 'Most in Sarai' });
});
