import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { samples, testContent } from '../test-content.ts';
import { islands } from './islands.ts';
import { announceOembed, oembed as oembedRoute } from './oembed.ts';

const origin = 'https://pn.example';
const { content, put } = testContent();
put('directus_files', samples.file);
put('location', samples.location);
put('area', samples.area);
put('property', samples.property(7), samples.property(8, { images: [], translations: hostile() }));
const app = new Hono()
	.route(
		'/',
		islands(content, () => origin),
	)
	.route(
		'/',
		oembedRoute(content.read, () => origin),
	)
	.use(announceOembed(() => origin))
	.get('*', (context) => context.html('<p>A page</p>'));

function hostile() {
	const text = { name: '<img src=x onerror=alert(1)>"', slug: 'odd' };
	return { en_US: text, ar_EG: text };
}
const island = (key: string, props?: unknown) =>
	app.request(`/__nuxt_island/${key}.json${props === undefined ? '' : `?props=${encodeURIComponent(JSON.stringify(props))}`}`);
const oembed = (url: string, more = '') => app.request(`/oembed?url=${encodeURIComponent(url)}${more}`);

test.each([
	['en', 'dir="ltr"', 'Villa 7 &amp; garden', `href="${origin}/properties/7-villa-7"`],
	['ar', 'dir="rtl"', 'فيلا 7 بحديقة', `href="${origin}/ar/properties/7-`],
])('a card in %s has texts, photo, price, address and styles', async (locale, ...parts) => {
	const answer = await island('property_a1B2', { id: 7, locale });
	expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
	const { id, html, css } = await answer.json();
	expect(id).toBe('property_a1B2');
	for (const part of [...parts, `<img src="${origin}/_images/640/`, '12,500,000', 'rel="noopener"']) expect(html).toContain(part);
	expect(css).toContain('.card{');
});

test('escapes editors’ text', async () => {
	const { html } = await (await island('property', { id: 8 })).json();
	expect(html).not.toContain('<img');
	expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
	expect((await (await oembed(`${origin}/properties/8`)).json()).html).toContain('&lt;img src=x');
});

test('the footer lists the newest records', async () => {
	const { html } = await (await island('footer', { locale: 'ar' })).json();
	expect(html).toContain(`<a href="${origin}/ar/properties/7-`);
	expect((await island('footer')).status).toBe(200);
});

test.each([
	['property', undefined, 400],
	['property', { id: 0 }, 400],
	['property', { id: '7' }, 400],
	['property', { id: 7, locale: 'fr' }, 400],
	['property', { id: 7, more: 1 }, 400],
	['property', { id: 7, locale: 'e'.repeat(300) }, 400],
	['footer', { id: 7 }, 400],
	['property', { id: 99 }, 404],
	['offer', { id: 7 }, 404],
	['agent', { id: 7 }, 404],
])('rejects %s with %j', async (key, props, status) => {
	expect((await island(key, props)).status).toBe(status);
});

test('rejects invalid JSON', async () => {
	expect((await app.request('/__nuxt_island/property.json?props={')).status).toBe(400);
});

test('oEmbed accepts every address of a home and returns its card', async () => {
	for (const path of ['/properties/7-villa-7', '/property/7', '/en/properties/7']) {
		const answer = await oembed(origin + path, '&maxwidth=300');
		expect(answer.status, path).toBe(200);
		expect(await answer.json()).toMatchObject({
			version: '1.0',
			type: 'rich',
			title: 'Villa 7 & garden',
			width: 300,
			provider_url: origin,
		});
	}
	const { html } = await (await oembed(`${origin}/ar/properties/7`)).json();
	expect(html).toContain('data-pn-card="property-7" data-pn-locale="ar"');
	expect(html).toContain(`<script async src="${origin}/embed.js"></script>`);
});

test('oEmbed rejects other addresses and formats', async () => {
	const others = [
		'',
		'x',
		'https://elsewhere.example/properties/7',
		'https://user:pw@pn.example/properties/7',
		'https://user@pn.example/properties/7',
		`${origin}/blog/7`,
		`${origin}/properties/99`,
		`${origin}/properties/x`,
	];
	for (const url of others) expect((await oembed(url)).status, url).toBe(404);
	expect((await oembed(`${origin}/properties/7`, '&format=xml')).status).toBe(501);
});

test('only pages of homes and compounds announce oEmbed', async () => {
	const link = async (path: string) => (await app.request(origin + path)).headers.get('link');
	expect(await link('/ar/properties/7')).toBe(
		`<${origin}/oembed?url=${encodeURIComponent(`${origin}/ar/properties/7`)}>; rel="alternate"; type="application/json+oembed"`,
	);
	expect([await link('/blog/7'), await link('/search')]).toEqual([null, null]);
});

test('the embed script is under 3 kB', async () => {
	const text = await (await app.request('/embed.js')).text();
	expect(text.length).toBeLessThan(3000);
	expect(gzipSync(text).length).toBeLessThan(1000);
});
