import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { openPage, postPage, signInAs } from '../sign-in-page.ts';
import { colleague } from '../staff.ts';
import { admin, cmsUrl, eventually } from '../system.ts';

/** Only in drafts. */
const CANARY = 'draftcanary';
const HOME = '/en/properties/1001';

const people = {
	editor: await colleague(editorRole),
	owner: await colleague(agentRole, { agent: 1001 }),
	colleague: await colleague(agentRole, { agent: 1002 }),
	salesManager: await colleague(salesManagerRole),
	hr: await colleague(hrRole),
};
type Person = keyof typeof people | 'nobody' | 'signedOut';
const cookies: Record<string, string> = { nobody: '' };

/** On a busy machine Directus may answer late; the page then says so, and is requested again. */
const open = (path: string, person: Person) =>
	eventually(async () => {
		const page = await openPage({ path, cookie: cookies[person] ?? '' });
		return !page.html.includes('Drafts can’t be read right now.') && page;
	}, `drafts that can be read at ${path}`);
const made: [string, number][] = [];

async function makeDraft(collection: string, row: Record<string, unknown>): Promise<number> {
	const translations = ['en_US', 'ar_EG'].map((languages_code) => ({ languages_code, name: `${CANARY} name`, summary: `${CANARY} text` }));
	const { id } = await admin.post<{ id: number }>(`/items/${collection}`, { status: 'draft', translations, ...row });
	made.push([collection, id]);
	return id;
}

const drafts = { property: '', post: '', career: '' };

beforeAll(async () => {
	for (const [name, person] of Object.entries(people)) cookies[name] = await signInAs(person);
	cookies['signedOut'] = await signInAs(people.editor);
	await postPage({ intent: 'sign-out' }, { cookie: cookies['signedOut'] });
	const texts = [{ languages_code: 'en_US', name: `${CANARY} name`, description: `<p>${CANARY} text</p>` }];
	const home = { type: 'villa', purpose: 'sale', market: 'resale', area: 1001, price: 7_654_321, agent: 1001, translations: texts };
	drafts.property = `/en/properties/${await makeDraft('property', home)}`;
	drafts.post = `/en/blog/${await makeDraft('post', { author: 1001 })}`;
	drafts.career = `/en/careers/${await makeDraft('career', { department: 'sales' })}`;
});
afterAll(async () => {
	for (const [collection, id] of made) await admin.delete(`/items/${collection}/${id}`);
});

const everybody: Person[] = ['nobody', 'signedOut', 'editor', 'owner', 'colleague', 'salesManager', 'hr'];

test.each([
	['property', ['editor', 'owner']],
	['post', ['editor']],
	['career', ['editor', 'hr']],
] as const)('a draft (%s) is shown to those who may read it in Directus only', async (kind, readers) => {
	const seen: Person[] = [];
	for (const person of everybody) {
		const { status, html } = await open(`${drafts[kind]}?preview=true`, person);
		const tells = [html.includes(`${CANARY} name`), html.includes('preview-banner')];
		expect(tells, person).toEqual([status === 200, status === 200]);
		if (status === 200) seen.push(person);
	}
	expect(seen).toEqual(readers);
});

test('is neither cached nor indexed, and says what is missing', async () => {
	for (const path of [drafts.property, `${drafts.property}.data`]) {
		const { headers, html } = await open(`${path}?preview=true`, 'editor');
		expect([headers.get('cache-control'), headers.get('x-robots-tag'), html.includes(CANARY)]).toEqual([
			'private, no-store',
			'noindex',
			true,
		]);
	}
	const { html } = await open(`${drafts.property}?preview=true`, 'editor');
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).toContain('Name in Arabic');
	expect((await open(drafts.property, 'editor')).status).toBe(404);
});

/** Removes what differs between requests: the address, and times and keys of forms. */
const comparable = (html: string) =>
	html
		.replaceAll('preview=true', 'preview=false')
		.replace(/[0-9a-z]{8}\.[\w-]{16}/g, 'moment')
		.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=&quot;|")/g, 'key');

/** The text around the first difference. */
function difference(one: string, other: string): string {
	if (one === other) return '';
	const at = [...one].findIndex((letter, index) => letter !== other[index]);
	return `${one.slice(Math.max(0, at - 80), at + 80)} ≠ ${other.slice(Math.max(0, at - 80), at + 80)}`;
}

test('for others the parameter changes nothing', async () => {
	for (const path of [HOME, '/ar/properties/1001', '/en', '/en/search', '/en/blog/1001', drafts.property, drafts.post])
		for (const person of ['nobody', 'signedOut', 'hr'] as const) {
			const asked = await open(`${path}?preview=true`, person);
			const plain = await open(`${path}?preview=false`, person);
			expect([path, person, asked.status, difference(comparable(asked.html), comparable(plain.html))]).toEqual([
				path,
				person,
				plain.status,
				'',
			]);
			expect(asked.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
			expect(asked.headers.get('x-robots-tag')).toBeNull();
		}
});

test('and leaves cached pages unchanged', async () => {
	for (const path of [HOME, '/ar/properties/1001', '/en', '/en/blog/1001', '/en/offers']) {
		const plain = await open(path, 'nobody');
		for (const query of ['preview=true', 'preview=true&record=1']) {
			const asked = await open(`${path}?${query}`, 'nobody');
			expect([path, asked.html === plain.html, asked.headers.get('etag')]).toEqual([path, true, plain.headers.get('etag')]);
		}
	}
});

test('a draft is in no list, count, feed or data for anybody', async () => {
	const { property, post } = drafts;
	const id = property.split('/').at(-1);
	const paths = [
		...['/en', '/en/search', `/en/search?q=${CANARY}`, '/en/blog', '/en/careers', '/en/agents/1001', '/en/areas/1001', HOME],
		...[`/search/suggest.json?q=${CANARY}`, `/search/cards.json?ids=${id}`, `/search/feed.xml`, '/blog/feed.xml', '/sitemap.xml'],
		...[`${property}/_payload.json`, `${post}/_payload.json`, `/__nuxt_island/property.json?props={"id":${id},"locale":"en"}`],
	];
	for (const path of paths) {
		const { html } = await open(`${path}${path.includes('?') ? '&' : '?'}preview=true`, 'editor');
		expect([path, new RegExp(`${CANARY} (?:name|text)`).test(html)]).toEqual([path, false]);
	}
	const { html } = await open(`${HOME}?preview=true`, 'nobody');
	expect(html).not.toContain(CANARY);
});

test('the banner is refreshed for staff only', async () => {
	const told = async (person: Person) =>
		(await open(`/en/preview.json?path=${encodeURIComponent(`${drafts.property}?preview=true`)}`, person)).html;
	expect(JSON.parse(await told('editor'))).toMatchObject({
		title: 'Preview. Only staff see this.',
		details: expect.stringContaining('Draft'),
	});
	for (const person of ['nobody', 'signedOut', 'colleague', 'salesManager', 'hr'] as const) expect(await told(person)).toBe('null');
});

const texts = (fields: Record<string, string>) => ['en_US', 'ar_EG'].map((languages_code) => ({ languages_code, ...fields }));

test('an offer without a page comes first in its list', async () => {
	const offer = { valid_from: '2026-01-01', valid_until: '2099-01-01', project: 1001, translations: texts({ name: `${CANARY} offer` }) };
	const id = await makeDraft('offer', offer);
	const { html } = await open(`/en/offers?preview=true&record=${id}`, 'editor');
	expect(html).toContain(`${CANARY} offer`);
	for (const [path, person] of [
		[`/en/offers?preview=true&record=${id}`, 'nobody'],
		[`/en/offers?preview=true&record=${id}`, 'colleague'],
		['/en/offers?preview=true', 'editor'],
		['/en/compounds/1001?preview=true', 'editor'],
	] as const)
		expect((await open(path, person)).html, path).not.toContain(`${CANARY} offer`);
});

test('a page shows unpublished blocks, also home', async () => {
	for (const [key, path] of [
		['about-us', '/en/about-us'],
		['home', '/en'],
	] as const) {
		const [page] = await admin.get<{ id: number }[]>(`/items/page?filter[key][_eq]=${key}&fields=id`);
		await makeDraft('page_block', { page: page?.id, type: 'rich_text', translations: texts({ heading: `${CANARY} block` }) });
		if (key === 'home') {
			// The home page has block types of its own.
			await makeDraft('page_block', { page: page?.id, type: 'steps', sort: 1, translations: texts({ heading: `${CANARY} steps` }) });
		}
		const { html, headers } = await open(`${path}?preview=true`, 'editor');
		expect([key, html.includes(CANARY), headers.get('cache-control')]).toEqual([key, true, 'private, no-store']);
		expect(html).toContain('Visitors see this page without its drafts.');
		for (const person of ['nobody', 'colleague', 'hr'] as const)
			expect((await open(`${path}?preview=true`, person)).html).not.toContain(CANARY);
		expect((await open(path, 'editor')).html).not.toContain(CANARY);
	}
});

test('a compound is shown with its parts', async () => {
	const id = await makeDraft('project', { developer: 1001, area: 1001, translations: texts({ name: `${CANARY} compound` }) });
	const update = { project: id, seen_on: '2026-01-01', percent: 5, translations: texts({ summary: `${CANARY} walls` }) };
	await admin.post('/items/construction_update', update);
	const { status, html } = await open(`/en/compounds/${id}?preview=true`, 'editor');
	expect([status, html.includes(`${CANARY} compound`), html.includes(`${CANARY} walls`)]).toEqual([200, true, true]);
	expect((await open(`/en/compounds/${id}`, 'editor')).status).toBe(404);
});

test('an incomplete draft is shown with marked gaps', async () => {
	const id = await makeDraft('property', { type: 'villa', purpose: 'sale', market: 'resale', agent: 1001, translations: [] });
	const { status, html } = await open(`/en/properties/${id}?preview=true`, 'editor');
	expect([status, html.includes('This can’t be published yet'), /#photos[^{]*::before/.test(html)]).toEqual([200, true, true]);
});

test('only Studio may frame a preview, and nothing else', async () => {
	const frames = async (path: string, person: Person) => {
		const { headers } = await open(path, person);
		return [/frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1], headers.get('x-frame-options')];
	};
	const studio = new URL(cmsUrl).port;
	expect(await frames(`${HOME}?preview=true`, 'editor')).toEqual([
		expect.stringMatching(new RegExp(`^'self' http://[\\w.]+:${studio}$`)),
		null,
	]);
	for (const [path, person] of [
		[`${HOME}?preview=true`, 'nobody'],
		[`${HOME}?preview=true`, 'signedOut'],
		[`${HOME}?preview=true&key=x`, 'nobody'],
		[HOME, 'editor'],
		['/en/search?preview=true', 'editor'],
		['/admin/search', 'editor'],
	] as const)
		expect([path, ...(await frames(path, person))]).toEqual([path, "'self'", 'SAMEORIGIN']);
});
