import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readSearch } from '#app/parts/search/address.ts';
import { withMode } from '#app/parts/search/search-mode.ts';
import type { Filters } from '#catalogue/query.ts';
import { openSampleSearch } from '#catalogue/testing/sample-search.ts';
import { readTranslator } from '#site/server/words.ts';
import { suggestData } from './suggest-data.ts';

const { search, read, close } = openSampleSearch();
beforeAll(() => search.described);
afterAll(close);

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function suggest(typed: string) {
	const locale = isArabic(typed) ? 'ar' : 'en';
	const request = { locale, read, t: readTranslator(locale), site: { search } } as unknown as PageRequest;
	const asked = readSearch(new URLSearchParams({ q: typed })).search;
	return suggestData(request, asked).groups.flatMap(({ suggestions }) =>
		suggestions.map(({ text, to }) => ({ text, to, search: readSearch(new URLSearchParams(to.split('?')[1])).search })),
	);
}

const homesOf = (filters: Filters) => new Set(search.catalogue.find({ filters, limit: 10_000 }));

/** Complete words, and the beginning of the next one. */
const typing: [said: string, begun: string][] = [
	...(['maa', 'new c', 'tagamo', 'sheikh z', 'sahel', 'nor', 'vil', 'apar', 'twin', 'cle', 'sarw', 'AUC', 'mall of'] as const).map(
		(begun): [string, string] => ['', begun],
	),
	...(['معا', 'التج', 'الشيخ ز', 'زاي', 'شق', 'فيل', 'شال', 'الساح', 'مدين', 'اكت', 'القاهرة الج', 'سر', 'الجامعة الأم'] as const).map(
		(begun): [string, string] => ['', begun],
	),
	...(['ma3', 'tagamo3', 'sho2', 'sha2', 'zay', 'el gou', '3ala', 'hekm'] as const).map((begun): [string, string] => ['', begun]),
	['villa in ', 'new c'],
	['villa for sale in ', 'zay'],
	['apartment ', 'maa'],
	['3 bedroom apartment ', 'new cai'],
	['3 bedrooms, ready, ', 'mad'],
	['cheapest villa in ', 'new c'],
	['apartment for rent ', 'maa'],
	['furnished apartment ', 'zam'],
	['not ground floor ', 'apart'],
	['under 10 million ', 'vil'],
	['sea view ', 'chal'],
	['new cairo ', 'vil'],
	['new cairo ', 'fif'],
	['chalet with private pool ', 'nor'],
	['شقة في ', 'التج'],
	['شقة ٣ غرف في ', 'الت'],
	['فيلا للبيع في ', 'زا'],
	['أرخص شقة في ', 'مدين'],
	['شقة للإيجار ', 'معا'],
	['تحت ١٠ مليون ', 'شق'],
	['شاليه فيو بحر ', 'الساح'],
	['استلام فوري ', 'شق'],
	['شقة مش دور أرضي في ', 'التج'],
	['sha2a fe ', 'tag'],
	['3ayez villa fe ', 'zay'],
	['sha2a 3 owad fe ', 'mad'],
	['chalet fel ', 'sah'],
	['sha2a lel egar ', 'maa'],
	['apartment new cairo 3 ', 'b'],
	['شقة ', '٣'],
	['', '3 bedr'],
	['', 'installm'],
	['villa ', 'down payment 500'],
];

test('covers more than sixty inputs in three scripts', () => {
	expect(typing.length).toBeGreaterThanOrEqual(60);
});

test.each(typing)('“%s%s”: every suggestion has homes and keeps what was said', (said, begun) => {
	const head = search.parseQuery(said);
	const meant = homesOf(head.filters);
	const offered = suggest(said + begun);
	expect(offered.length).toBeGreaterThan(0);
	for (const { to, search: led } of offered) {
		const homes = homesOf(led.filters);
		expect([to, homes.size > 0]).toEqual([to, true]);
		expect([to, [...homes].filter((id) => !meant.has(id))]).toEqual([to, []]);
		expect([to, led.sort]).toEqual([to, head.sort]);
	}
});

test.each([
	['maadi or ', 'z'],
	['المعادي أو ', 'التج'],
])('“%s%s”: the combined suggestion comes first', (said, begun) => {
	const { filters } = search.parseQuery(said);
	for (const { to, search: led } of suggest(said + begun)) {
		const homes = homesOf(led.filters);
		const meant = homesOf(withMode({ ...filters, ...(led.filters.types && { types: led.filters.types }) }));
		expect([to, [...meant].filter((id) => !homes.has(id))]).toEqual([to, []]);
	}
});

test.each([
	['villa sah', { types: ['villa'] }],
	['شق', { types: ['apartment'] }],
	['فيل', { types: ['villa'] }],
	['apart', { types: ['apartment'] }],
	['شقة في الت', { types: ['apartment'] }],
])('Enter after “%s” completes it', (typed, filters) => {
	const { text, filters: found } = search.completeQuery(typed, isArabic(typed) ? 'ar' : 'en');
	expect({ text, filters: found }).toMatchObject({ text: '', filters });
	expect(search.catalogue.count(found)).toBeGreaterThan(0);
});
