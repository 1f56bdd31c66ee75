import { describe, expect, test } from 'vitest';
import { localePath } from '#app/i18n/locale-paths.ts';
import { createApi } from '#directus/api.ts';
import { type Locale, locales } from '#domain/locales.ts';
import { cmsUrl, eventually, siteToken, siteUrl } from '../system.ts';

type Named = { id: string; translations: { name: string }[] };
type Lists = Record<'developer' | 'project' | 'property', Named[]>;

/** Sold homes are not in the footer. */
const FOOTER = `query footer($locale: String!, $sort: [String] = ["sort"], $limit: Int = 5, $page: Int = 1) {
	developer(sort: $sort, limit: $limit, page: $page) { ...developerName }
	project(sort: ["-date_created", "-id"], limit: $limit, page: $page) { ...projectName }
	property(sort: ["-date_created", "-id"], limit: $limit, page: $page, filter: { status: { _eq: "published" } }) { ...propertyName }
}
fragment developerName on developer { id translations(filter: { languages_code: { code: { _eq: $locale } } }) { name } }
fragment projectName on project { id translations(filter: { languages_code: { code: { _eq: $locale } } }) { name } }
fragment propertyName on property { id translations(filter: { languages_code: { code: { _eq: $locale } } }) { name } }`;

const site = createApi(cmsUrl, siteToken);
const variablesOf = (locale: Locale) => ({ locale: locales[locale].language.replace('-', '_') });

const shownAs = { developer: 'developers', project: 'compounds', property: 'properties' } as const;
const plainText = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Names and ids of the footer's links, one list per kind. */
async function readFooter(locale: Locale): Promise<Record<string, { id: string; name: string }[]>> {
	const html = await (await fetch(siteUrl + localePath('/our-process', locale))).text();
	const footer = html.slice(html.indexOf('<footer'));
	return Object.fromEntries(
		Object.entries(shownAs).map(([kind, path]) => {
			const links = footer.matchAll(new RegExp(`<a href="${localePath(`/${path}`, locale)}/(\\d+)[^"]*"[^>]*>([^<]*)<`, 'g'));
			return [kind, [...links].map(([, id = '', name = '']) => ({ id, name: plainText(name) }))];
		}),
	);
}

const namesIn = (lists: Lists) =>
	Object.fromEntries(
		Object.entries(lists).map(([kind, rows]) => [
			kind,
			rows.map(({ id, translations }) => ({ id: String(id), name: translations[0]?.name ?? '' })),
		]),
	);

describe('the footer’s query', () => {
	test.each(['en', 'ar'] as const)('returns what the footer shows, in order (%s)', async (locale) => {
		let shown = {};
		let answered = {};
		await eventually(async () => {
			shown = await readFooter(locale);
			answered = namesIn(await site.graphql<Lists>(FOOTER, variablesOf(locale)));
			return JSON.stringify(shown) === JSON.stringify(answered);
		}, 'the same lists').catch(() => null);
		expect(shown).toEqual(answered);
		expect(Object.values(answered).map((list) => (list as unknown[]).length)).toEqual([5, 5, 5]);
	});

	test('supports sort, limit and page', async () => {
		const first = await site.graphql<Lists>(FOOTER, { ...variablesOf('en'), sort: ['-id'], limit: 4 });
		const second = await site.graphql<Lists>(FOOTER, { ...variablesOf('en'), sort: ['-id'], limit: 2, page: 2 });
		expect(first.developer.map(({ id }) => Number(id))).toEqual(first.developer.map(({ id }) => Number(id)).toSorted((a, b) => b - a));
		for (const kind of ['developer', 'project', 'property'] as const) expect(second[kind]).toEqual(first[kind].slice(2));
	});

	test('is forbidden without a token', async () => {
		await expect(createApi(cmsUrl).graphql(FOOTER, variablesOf('en'))).rejects.toThrow(/^POST \/graphql: .+/);
	});
});

test('Directus’s own functions are available beside it', async () => {
	expect(await site.graphql('query { server_ping }', {}, 'system')).toEqual({ server_ping: 'pong' });
});
