import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type RawAnswer } from '../raw-request.ts';
import { startSiteProcess } from '../site-process.ts';
import { cmsUrl, siteUrl } from '../system.ts';

const PUBLIC = 'https://pn.example';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const folder = mkdtempSync(join(tmpdir(), 'pn-headers-'));
let site: Awaited<ReturnType<typeof startSiteProcess>>;
/** Addresses found in pages: they contain a version of a file or build. */
const named = { image: '', share: '', asset: '', icon: '', map: '', words: '', brochure: '' };

beforeAll(async () => {
	site = await startSiteProcess(folder, cmsUrl, { PUBLIC_URL: PUBLIC });
	const find = async (path: string, pattern: RegExp) => pattern.exec((await visit({ path })).text)?.[0].replaceAll('&amp;', '&') ?? '';
	named.image = await find('/en/properties/1001', /\/_images\/[^" ]+/);
	named.share = await find('/en/properties/1001', /\/_og\/[^" ]+/);
	named.map = await find('/en/properties/1001', /\/_map\/[^" ]+/);
	named.asset = await find('/en', /\/assets\/[^" ]+\.js/);
	named.words = await find('/en', /\/_i18n\/[^" ]+/);
	for (let id = 1001; !named.brochure && id < 1030; id++) named.brochure = await find(`/en/compounds/${id}`, /\/_brochures\/[^" ]+/);
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

type Visit = { path: string; method?: string; headers?: Record<string, string>; body?: string };
const visit = ({ headers, ...rest }: Visit, url = site.url): Promise<RawAnswer> =>
	ask(url, { ...rest, headers: { 'user-agent': browser, cookie: 'i18n_redirected=en', accept: 'text/html', ...headers } });

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC };
const ANYBODY = 'no-cache';
const ONE_VISITOR = 'private, no-cache';
const NOBODY = 'no-store';
const PERSONAL = 'private, no-store';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const LANGUAGE = ['accept-language', 'cookie', 'user-agent'];

type Row = Visit & { kind: string; status: number; cache: string; vary?: string[] };
const from = (name: keyof typeof named): string => `{${name}}`;
const rows: Row[] = [
	{ kind: 'a page that is the same for all', path: '/en/blog', status: 200, cache: ANYBODY },
	{ kind: 'a page whose language is remembered with it', path: '/ar/blog', status: 200, cache: ONE_VISITOR },
	{ kind: 'a page whose language is found out', path: '/', status: 200, cache: ONE_VISITOR, vary: LANGUAGE },
	{
		kind: 'the same for crawlers',
		path: '/search',
		headers: { 'user-agent': 'Googlebot/2.1' },
		status: 200,
		cache: ONE_VISITOR,
		vary: LANGUAGE,
	},
	{
		kind: 'the way to another language',
		path: '/blog',
		headers: { cookie: 'i18n_redirected=ar' },
		status: 302,
		cache: NOBODY,
		vary: LANGUAGE,
	},
	{ kind: 'a page somebody came to from elsewhere', path: '/en/blog?utm_source=x', status: 200, cache: ONE_VISITOR },
	{ kind: 'data of a page', path: '/en/blog.data', status: 200, cache: ANYBODY },
	{ kind: 'the same at its own address', path: '/en/blog/_payload.json', status: 200, cache: ANYBODY },
	{ kind: 'the same of a personal page', path: '/en/favorites/_payload.json', status: 404, cache: NOBODY },
	{ kind: 'a card for other sites', path: '/__nuxt_island/property.json?props={"id":1001}', status: 200, cache: ANYBODY },
	{ kind: 'a card of nothing', path: '/__nuxt_island/property.json', status: 400, cache: NOBODY },
	{ kind: 'what shows cards there', path: '/embed.js', status: 200, cache: 'public, max-age=3600' },
	{ kind: 'oEmbed of a home', path: `/oembed?url=${PUBLIC}/properties/1001`, status: 200, cache: ANYBODY },
	{ kind: 'oEmbed of anything else', path: '/oembed?url=https://evil.example/', status: 404, cache: NOBODY },
	{ kind: 'a redirect', path: '/en/search?page=9999', status: 302, cache: NOBODY },
	{ kind: 'data that redirects', path: '/en/search.data?page=9999', status: 202, cache: NOBODY },
	...[
		'/favorites',
		'/compare',
		'/alerts/confirm?token=x',
		'/alerts/manage?token=x',
		'/alerts/unsubscribe?token=x',
		'/viewing?token=x',
		'/admin/search',
	].flatMap((path): Row[] => [
		{ kind: 'a personal page', path: `/en${path}`, status: 200, cache: PERSONAL },
		{ kind: 'the same where the language is found out', path, status: 200, cache: PERSONAL, vary: LANGUAGE },
		{ kind: 'its data', path: `/en${path.replace(/(?=\?)|$/, '.data')}`, status: 200, cache: PERSONAL },
	]),
	{ kind: 'a reference that is none', path: '/en/received/PN-0000-0000', status: 404, cache: NOBODY },
	{ kind: 'a page that is not there', path: '/en/nothing', status: 404, cache: NOBODY },
	{ kind: 'its data', path: '/en/nothing.data', status: 404, cache: NOBODY },
	{ kind: 'the same where the language is found out', path: '/nothing', status: 404, cache: NOBODY, vary: LANGUAGE },
	{ kind: 'a question where only forms are taken', path: '/en/forms/list-property.json', status: 405, cache: NOBODY },
	{ kind: 'a form that comes back', path: '/en/contact-us', method: 'POST', headers: form, body: 'name=', status: 422, cache: NOBODY },
	{
		kind: 'a form from elsewhere',
		path: '/en/contact-us',
		method: 'POST',
		headers: { ...form, origin: 'https://evil.example' },
		body: 'name=',
		status: 403,
		cache: NOBODY,
	},
	{
		kind: 'favourites that change',
		path: '/en/favorites',
		method: 'POST',
		headers: form,
		body: 'add=rx-1',
		status: 303,
		cache: ONE_VISITOR,
	},
	{ kind: 'a method nobody takes', path: '/en/blog', method: 'DELETE', status: 405, cache: NOBODY },
	{ kind: 'a body that is no form', path: '/en/contact-us', method: 'POST', body: 'x', status: 415, cache: NOBODY },
	{ kind: 'an answer for scripts', path: '/en/search/count.json', status: 200, cache: ANYBODY },
	{ kind: 'suggestions', path: '/en/search/suggest.json?q=vil', status: 200, cache: 'private, max-age=30' },
	{ kind: 'a form for a sheet', path: '/en/forms/enquiry.json?about=property-1001&for=viewing', status: 200, cache: PERSONAL },
	{ kind: 'the calendar file of nothing', path: '/en/received/PN-0000-0000/viewing.ics', status: 404, cache: NOBODY },
	{ kind: 'words of forms', path: '/en/forms/problems.json', status: 200, cache: 'public, max-age=3600' },
	{ kind: 'that it lives', path: '/healthz', status: 200, cache: NOBODY },
	{ kind: 'that it is ready', path: '/readyz', status: 200, cache: NOBODY },
	{ kind: 'a picture', path: from('image'), status: 200, cache: FOR_GOOD, vary: ['accept'] },
	{ kind: 'a picture that is none', path: '/_images/640/none.webp', status: 404, cache: 'public, max-age=60' },
	{ kind: 'the picture of a link', path: from('share'), status: 200, cache: FOR_GOOD },
	{ kind: 'an icon that is none', path: '/_icons/none/none.svg', status: 404, cache: 'public, max-age=60' },
	{ kind: 'a map', path: from('map'), status: 200, cache: 'public, max-age=604800, stale-while-revalidate=2592000' },
	{ kind: 'a brochure', path: from('brochure'), status: 200, cache: FOR_GOOD },
	{ kind: 'names on a map', path: '/_map/en.json', status: 200, cache: 'public, max-age=300' },
	{ kind: 'a script', path: from('asset'), status: 200, cache: FOR_GOOD },
	{ kind: 'words of a build', path: from('words'), status: 200, cache: 'public, max-age=31536000, immutable' },
	{ kind: 'which build it is', path: '/builds/latest.json', status: 200, cache: NOBODY },
	{ kind: 'the rules of another build', path: '/builds/meta/none.json', status: 404, cache: NOBODY },
	{ kind: 'an icon of the site', path: '/favicon.ico', status: 200, cache: 'public, max-age=86400' },
	{ kind: 'a feed', path: '/blog/feed.xml', status: 200, cache: 'public, max-age=300' },
	{ kind: 'a feed of a search', path: '/en/search/feed.xml?purpose=rent', status: 200, cache: 'public, max-age=300' },
	{ kind: 'the list of sitemaps', path: '/sitemap.xml', status: 200, cache: 'public, max-age=300' },
	{ kind: 'a sitemap', path: '/sitemaps/page.xml', status: 200, cache: 'public, max-age=300' },
	{ kind: 'what robots may read', path: '/robots.txt', status: 200, cache: 'public, max-age=86400' },
	{ kind: 'an upload that is none', path: '/_uploads/photos', method: 'POST', body: 'x', status: 415, cache: NOBODY },
	{ kind: 'a photo that is not there', path: '/_uploads/3360e8b6-aee5-5ea5-a80d-6315a4cf425b.jpg', status: 404, cache: NOBODY },
];

const always = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'x-frame-options': 'SAMEORIGIN',
	'cross-origin-opener-policy': 'same-origin',
	'strict-transport-security': 'max-age=31536000',
	'permissions-policy': expect.stringContaining('camera=()'),
	'content-security-policy': expect.stringMatching(/^(?!.*'unsafe-).*frame-ancestors 'self'/),
};

const varyOf = ({ headers }: RawAnswer) =>
	String(headers['vary'] ?? '')
		.toLowerCase()
		.split(/,\s*/)
		.filter((name) => name && name !== 'accept-encoding');

describe('what an answer says of itself', () => {
	test.each(rows)('$kind: $path', async ({ path, status, cache, vary = [], kind: _, ...rest }) => {
		const answer = await visit({ ...rest, path: path.replace(/^\{(\w+)\}$/, (_all, name: keyof typeof named) => named[name]) });
		expect(answer.status).toBe(status);
		expect(answer.headers['cache-control']).toBe(cache);
		expect(varyOf(answer).toSorted()).toEqual(vary);
		expect(answer.headers).toMatchObject(always);
	});
});

test('cookies travel over https only, where that is how we are reached', async () => {
	const answers = await Promise.all([
		visit({ path: '/ar/blog?utm_source=x', headers: { cookie: '' } }),
		visit({ path: '/', headers: { cookie: '', 'accept-language': 'ar' } }),
		visit({ path: '/en/favorites', method: 'POST', headers: form, body: 'add=rx-1' }),
	]);
	const cookies = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
	expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(
		['i18n_redirected', 'i18n_redirected', 'pn_favorites', 'pn_first', 'pn_last'].toSorted(),
	);
	for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
});

test('where we are reached over http nothing is promised for https', async () => {
	const { headers } = await visit({ path: '/ar/blog', headers: { cookie: '' } }, siteUrl);
	expect(headers).not.toHaveProperty('strict-transport-security');
	expect(String(headers['set-cookie'])).not.toMatch(/Secure/);
});
