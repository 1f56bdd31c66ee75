import { describe, expect, test } from 'vitest';
import { findProblems, type Node } from '#app/structured-data/test-problems.ts';
import { pageTypes } from '../page-types.ts';
import { admin, siteUrl } from '../system.ts';
import { alternateLanguages } from '../thorough.ts';

/** What each page describes besides its breadcrumbs. */
const expected: Record<string, string[]> = {
	home: ['WebSite', 'RealEstateAgent'],
	search: ['SearchResultsPage'],
	landing: ['SearchResultsPage'],
	property: ['RealEstateListing'],
	compounds: ['CollectionPage'],
	compound: ['RealEstateListing', 'FAQPage'],
	launches: ['CollectionPage'],
	launch: ['RealEstateListing'],
	developers: ['CollectionPage'],
	developer: ['Organization'],
	locations: ['CollectionPage'],
	location: ['Place'],
	area: ['Place'],
	agents: ['CollectionPage'],
	agent: ['ProfilePage'],
	offers: ['CollectionPage'],
	testimonials: ['Review'],
	blog: ['CollectionPage'],
	post: ['BlogPosting'],
	careers: ['CollectionPage'],
	career: ['JobPosting'],
	'about-us': ['RealEstateAgent'],
	'contact-us': ['RealEstateAgent'],
	'our-process': ['FAQPage'],
	'list-your-property': ['FAQPage'],
	favorites: [],
	compare: [],
};

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** Visible text without direction marks. */
const textOf = (html: string) =>
	html
		.replace(/<head[\s\S]*?<\/head>/, ' ')
		.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
		.replace(/[\u200e\u200f\u2066-\u2069]/g, '')
		.replace(/\s+/g, ' ');

async function visit(path: string) {
	const html = await (await fetch(siteUrl + path)).text();
	const documents = [...html.matchAll(SCRIPT)].map(([, json = '']) => JSON.parse(json) as Node);
	const graph = (documents[0]?.['@graph'] ?? []) as Node[];
	return { html, text: textOf(html), documents, graph };
}

/** All nodes that have a class, at any depth. */
function nodesIn(value: unknown): Node[] {
	if (Array.isArray(value)) return value.flatMap(nodesIn);
	if (typeof value !== 'object' || value === null) return [];
	return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const ofType = (graph: Node[], type: string) => nodesIn(graph).filter((node) => node['@type'] === type);
const spaced = (value: unknown) => String(value).replace(/\s+/g, ' ').trim();
const pages = alternateLanguages(pageTypes).filter(({ page }) => page in expected);

describe.each(pages)('$path', ({ page, path }) => {
	test('is valid schema.org', async () => {
		const { documents, graph } = await visit(path);
		expect(documents).toHaveLength(1);
		expect(findProblems(documents[0] ?? {})).toEqual([]);
		const types = graph.map((node) => node['@type']);
		expect(types).toEqual(expect.arrayContaining(expected[page] ?? []));
		expect(types.includes('BreadcrumbList')).toBe(page !== 'home');
	});

	test('contains nothing that is not on the page', async () => {
		const { html, text, graph } = await visit(path);
		const named = [
			...graph
				.filter((node) => !['WebPage', 'WebSite'].includes(node['@type'] ?? ''))
				.map(({ name, headline, title }) => name ?? headline ?? title),
			...['ListItem', 'Question', 'GatedResidenceCommunity', 'Apartment', 'House', 'SingleFamilyResidence', 'Person'].flatMap((type) =>
				ofType(graph, type).map(({ name }) => name),
			),
		];
		const unseen = named.filter(
			(name) => name !== undefined && !text.includes(spaced(name)) && !spaced(html).includes(`<title>${spaced(name)}`),
		);
		expect(unseen).toEqual([]);
		const amounts = [...ofType(graph, 'Offer'), ...ofType(graph, 'AggregateOffer')].flatMap(
			({ price, lowPrice }) => price ?? lowPrice ?? [],
		);
		expect(amounts.filter((amount) => !text.includes(Number(amount).toLocaleString('en')))).toEqual([]);
	});

	test('is not in the data sent to scripts', async () => {
		const { html } = await visit(path);
		expect(html.split('@graph')).toHaveLength(2);
	});
});

test('a sold home is SoldOut and noindex', async () => {
	const [row] = await admin.get<{ id: number }[]>('/items/property?filter[status][_eq]=sold&limit=1&sort=id&fields=id');
	const { html, documents, graph } = await visit(`/properties/${row?.id}`);
	expect(findProblems(documents[0] ?? {})).toEqual([]);
	expect(ofType(graph, 'Offer')[0]?.['availability']).toBe('https://schema.org/SoldOut');
	expect(html).toContain('<meta name="robots" content="noindex"');
});

test('text cannot end the script element', async () => {
	const { html } = await visit('/blog/1001');
	for (const [, json = ''] of html.matchAll(SCRIPT)) expect(json).not.toMatch(/<(?!\\)/);
});

describe('share image', () => {
	test.each(pages)('$path', async ({ path }) => {
		const { html } = await visit(path);
		const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
		expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
		expect(meta('og:image:alt')).toBeTruthy();
		const response = await fetch(meta('og:image') ?? '');
		expect(response.headers.get('content-type')).toBe('image/jpeg');
		expect(response.headers.get('cache-control')).toContain('immutable');
		expect((await response.arrayBuffer()).byteLength).toBeLessThan(300_000);
	});
});
