import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteMap } from '#app/site-map.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { contentCollections } from '#cms/access/tables.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { openPage, signInAs } from '../sign-in-page.ts';
import { asked, colleague } from '../staff.ts';
import { admin, eventually, siteUrl } from '../system.ts';

/** In every text of every draft, and nowhere else. */
const CANARY = 'canarydraft';
const lists: Record<string, unknown> = {
	faq: [{ question: `${CANARY} question`, answer: `${CANARY} answer` }],
	plan_legend: [{ mark: 'A', text: `${CANARY} legend` }],
	items: [{ title: `${CANARY} title`, text: `${CANARY} item` }],
};

const editor = await colleague(editorRole);
const hr = await colleague(hrRole);
const made: [collection: string, id: number][] = [];

/** A draft with the canary in every text. */
async function makeDraft(collection: string, row: Record<string, unknown>): Promise<number> {
	const { translated = [], fields } = contentCollections.find(({ name }) => name === collection) ?? { fields: [] };
	const text = (name: string, type: string) =>
		name === 'slug'
			? `${CANARY}-slug`
			: (lists[name] ?? (type === 'json' ? null : type === 'text' ? `<p>${CANARY} ${name}</p>` : `${CANARY} ${name}`));
	const translations = ['en_US', 'ar_EG'].map((languages_code) => ({
		languages_code,
		...Object.fromEntries(translated.map(({ name, type }) => [name, text(name, type)])),
	}));
	const spellings = fields.some(({ name }) => name === 'spellings') ? { spellings: [`${CANARY} spelling`] } : {};
	const { id } = await admin.post<{ id: number }>(`/items/${collection}`, { status: 'draft', ...spellings, translations, ...row });
	made.push([collection, id]);
	return id;
}

const VERSION = 'canary-version';
const versions: string[] = [];

/** A version of a published record with the canary in its texts. */
async function makeVersion(collection: string): Promise<void> {
	const row = { key: VERSION, name: 'Version', collection, item: '1001' };
	const { id } = await admin.post<{ id: string }>('/versions', row);
	versions.push(id);
	const texts = await admin.get<{ id: number }[]>(`/items/${collection}_translations?filter[${collection}_id][_eq]=1001&fields=id`);
	const update = texts.map((text) => ({ ...text, name: `${CANARY} name` }));
	await admin.post(`/versions/${id}/save`, { translations: { create: [], update, delete: [] } });
}

/** A published home whose plan, amenity and tour became drafts again. */
async function publishWithDraftParts(): Promise<void> {
	const [photo] = await admin.get<{ id: string }[]>(
		`/files?filter[folder][_eq]=${FOLDER.properties}&filter[type][_starts_with]=image&fields=id&limit=1`,
	);
	const room = { panorama: photo?.id, translations: [{ languages_code: 'en_US', name: `${CANARY} name` }] };
	const parts = {
		payment_plan: await makeDraft('payment_plan', {
			...{ status: 'published', label: `${CANARY} label`, down_payment_percent: 10, years: 8, frequency: 'quarterly' },
			translations: undefined,
		}),
		amenity: await makeDraft('amenity', { status: 'published', key: `${CANARY}-key`, icon: 'pool' }),
		tour: await makeDraft('tour', { status: 'published', rooms: [room] }),
	};
	const names = ['en_US', 'ar_EG'].map((languages_code) => ({ languages_code, name: 'A home with parts' }));
	const { id } = await admin.post<{ id: number }>('/items/property', {
		...{ type: 'villa', purpose: 'sale', market: 'primary', area: 1001, price: 7_654_321, status: 'published' },
		...{ translations: names, images: [{ directus_files_id: photo?.id }], ready: true, tour: parts.tour },
		...{ payment_plans: [{ payment_plan_id: parts.payment_plan }], amenities: [{ amenity_id: parts.amenity }] },
	});
	made.push(['property', id]);
	ids['with parts'] = id;
	for (const [collection, part] of Object.entries(parts)) await admin.patch(`/items/${collection}/${part}`, { status: 'draft' });
	const isShownWithout = async () => {
		const answer = await fetch(`${siteUrl}/properties/${id}`);
		return answer.ok && !namesDraft(await answer.text());
	};
	await eventually(isShownWithout, 'the home without its parts');
}

const sections: Record<string, string> = {
	property: 'properties',
	project: 'compounds',
	launch: 'launches',
	developer: 'developers',
	location: 'locations',
	area: 'areas',
	agent: 'agents',
	post: 'blog',
	career: 'careers',
};
const ids: Record<string, number> = {};
const cookies = { nobody: '', hr: '', editor: '' };
let key = '';

beforeAll(async () => {
	const days = { valid_from: '2026-01-01', valid_until: '2099-01-01' };
	ids['location'] = await makeDraft('location', {});
	ids['area'] = await makeDraft('area', { location: 1001, code: 'ZZY' });
	ids['developer'] = await makeDraft('developer', {});
	ids['agent'] = await makeDraft('agent', { email: 'canarydraft@example.com' });
	ids['project'] = await makeDraft('project', { developer: 1001, area: 1001 });
	ids['launch'] = await makeDraft('launch', { developer: 1001, area: 1001, launch_date: '2099-01-01T10:00:00Z' });
	const home = {
		type: 'villa',
		purpose: 'sale',
		market: 'resale',
		area: 1001,
		project: 1001,
		agent: 1001,
		price: 7_654_321,
		featured: true,
	};
	ids['property'] = await makeDraft('property', home);
	ids['post'] = await makeDraft('post', { author: 1001, published_on: '2026-01-01', tags: [{ tag_id: 1001 }] });
	ids['career'] = await makeDraft('career', { department: 'sales' });
	ids['offer'] = await makeDraft('offer', { ...days, project: 1001 });
	ids['testimonial'] = await makeDraft('testimonial', { area: 1001 });
	const [about] = await admin.get<{ id: number }[]>('/items/page?filter[key][_eq]=about-us&fields=id');
	await makeDraft('page_block', { page: about?.id, type: 'faq' });
	// Parts of a compound are as public as the compound.
	await makeDraft('construction_update', { project: ids['project'], seen_on: '2026-01-01', percent: 5 });
	await makeDraft('cluster', { project: ids['project'] });
	await makeDraft('partner', { website: `https://example.com/${CANARY}` });
	await makeDraft('team_member', {});
	await makeDraft('tag', { key: `${CANARY}-tag` });
	await publishWithDraftParts();
	for (const collection of ['property', 'project', 'developer', 'agent']) await makeVersion(collection);
	cookies.hr = await signInAs(hr);
	cookies.editor = await signInAs(editor);
	key =
		(await asked<{ key: string }>('POST', '/preview-link', editor.token, { collection: 'property', id: ids['property'] })).data?.key ?? '';
});
afterAll(async () => {
	await admin.delete('/versions', versions);
	for (const [collection, id] of made.toReversed()) await admin.delete(`/items/${collection}/${id}`);
});

/** Ignores fields and addresses that only repeat the query. */
const written = [...new Set(contentCollections.flatMap(({ translated = [] }) => translated.map(({ name }) => name)))];
const canary = new RegExp(
	`${CANARY}(?: |-|%20|\\+)(?:${[...written, 'question', 'answer', 'legend', 'item', 'spelling', 'label'].join('|')})`,
);
const namesDraft = (text: string) => canary.test(text);
async function namesIn(path: string, cookie = ''): Promise<boolean> {
	const { html, headers } = await openPage({ path, cookie, headers: { accept: 'text/html,*/*', 'accept-language': 'en' } });
	return namesDraft(html) || namesDraft(`${headers.get('location')} ${headers.get('link')}`);
}

const openPaths = siteMap.map(({ paths: [path] }) => path).filter((path) => !path.includes(':'));
const ownPages = () => Object.entries(sections).map(([collection, section]) => `/${section}/${ids[collection]}`);
const related = ['properties', 'compounds', 'developers', 'areas', 'locations', 'agents', 'blog', 'careers'].map(
	(section) => `/${section}/1001`,
);

async function outputs(): Promise<string[]> {
	const property = ids['property'];
	const pages = [
		...openPaths,
		...ownPages(),
		...related,
		`/properties/${ids['with parts']}`,
		...[`/search?q=${CANARY}`, `/search?text=${CANARY}`, '/search?compound=1001&sort=newest', `/contact-us?about=property-${property}`],
		...[
			`/contact-us?about=offer-${ids['offer']}`,
			`/alerts?about=property-${property}`,
			`/favorites?list=${property}`,
			`/compare?ids=${property}`,
		],
		...['/nothing-here', '/properties/abc', '/for-sale/villas/new-cairo'],
	];
	const data = pages.map((page) => {
		const [path, query] = page.split('?');
		return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`;
	});
	const answers = [
		...[
			`/search/suggest.json?q=${CANARY}`,
			`/search/cards.json?ids=${property}`,
			`/search/photos.json?ids=${property}`,
			'/search/pins.json',
		],
		...['/search/filters.json', `/search/count.json?q=${CANARY}`, `/forms/enquiry.json?about=property-${property}`],
		...ownPages().map((path) => `${path}/_payload.json`),
	];
	const islands = ['property', 'compound', 'launch', 'offer'].map((name) => {
		const id = ids[name === 'compound' ? 'project' : name];
		return `/__nuxt_island/${name}.json?props={"id":${id},"locale":"en"}`;
	});
	const sitemap = (await openPage({ path: '/sitemap.xml' })).html;
	const files = [
		...['/blog/feed.xml', '/search/feed.xml', '/robots.txt', '/_map/en.json', '/healthz', '/readyz', '/metrics', '/site.webmanifest'],
		...['/__nuxt_island/footer.json', `/oembed?url=${siteUrl}/properties/${property}`, '/sitemap.xml', ...islands],
		...[...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
	];
	const plain = [...pages, ...data, ...answers];
	return [...plain, ...plain.map((path) => `/ar${path === '/' ? '' : path}`), ...files];
}

const asking = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

test('no word of a draft is in any output, with or without the parameter', async () => {
	const naming: string[] = [];
	for (const path of await outputs())
		for (const asked of [path, asking(path, 'preview=true'), asking(path, `preview=true&version=${VERSION}`)])
			if (await namesIn(asked)) naming.push(asked);
	expect(naming).toEqual([]);
});

test('nor for staff who may not read it, and for those who may only on the page that they ask a preview of', async () => {
	for (const path of ownPages().filter((path) => !path.startsWith('/careers'))) {
		expect([path, await namesIn(asking(path, 'preview=true'), cookies.hr)]).toEqual([path, false]);
		expect([path, await namesIn(path, cookies.editor)]).toEqual([path, false]);
		// A busy Directus may leave a preview without its draft for once.
		await eventually(() => namesIn(asking(path, 'preview=true'), cookies.editor), `the draft on ${path}`);
		expect([path, await namesIn(asking(path, 'preview=true'))]).toEqual([path, false]);
	}
	const versioned = ['properties', 'compounds', 'developers', 'agents'].map((section) => `/${section}/1001`);
	for (const path of versioned) {
		const asked = asking(path, `preview=true&version=${VERSION}`);
		expect([path, await namesIn(asked, cookies.hr)]).toEqual([path, false]);
		await eventually(() => namesIn(asked, cookies.editor), `the version on ${path}`);
	}
	// Staff search for drafts at /admin/search, so it is left out.
	for (const path of [...openPaths.filter((path) => !['/about-us', '/admin/search'].includes(path)), ...related])
		expect([path, await namesIn(asking(path, 'preview=true'), cookies.editor)]).toEqual([path, false]);
});

test('a link to one draft shows no word of another, on whatever page', async () => {
	expect(await namesIn(asking(`/properties/${ids['property']}`, `preview=true&key=${key}`))).toBe(true);
	const others = (await outputs()).filter((path) => !path.replace(/^\/ar/, '').startsWith(`/properties/${ids['property']}`));
	const naming: string[] = [];
	for (const path of others) if (await namesIn(asking(path, `preview=true&key=${key}`))) naming.push(path);
	expect(naming).toEqual([]);
});

test.each(['en', 'ar'])('no picture for shared links is drawn of one (%s)', async (locale) => {
	for (const kind of ['property', 'compound', 'launch', 'post', 'developer', 'agent']) {
		const id = ids[kind === 'compound' ? 'project' : kind];
		const { status } = await openPage({
			path: `/_og/${kind}/${id}-${locale}-00000000.jpg?preview=true&key=${key}`,
			cookie: cookies.editor,
		});
		expect([kind, status]).toEqual([kind, 404]);
	}
});
