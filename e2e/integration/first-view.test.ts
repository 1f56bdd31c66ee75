import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pageTypes } from '../page-types.ts';
import { siteUrl } from '../system.ts';
import { alternateLanguages } from '../thorough.ts';

const KB = 1000;

async function read(path: string) {
	const response = await fetch(siteUrl + path, { headers: { cookie: `i18n_redirected=${path.startsWith('/ar') ? 'ar' : 'en'}` } });
	const html = await response.text();
	return { html, head: html.slice(0, html.indexOf('</head>')), policy: response.headers.get('content-security-policy') ?? '' };
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(alternateLanguages(pageTypes).map(({ path }) => path))('%s', (path) => {
	test('paints from the document alone: inlined styles first, sheet and modules later', async () => {
		const { html, head } = await read(path);
		expect(head).toMatch(/<style>@layer/);
		expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
		expect(
			html.slice(head.length).match(/<link disabled rel="stylesheet" href="\/assets\/site-[^"]+\.css" fetchPriority="low"\/>/g),
		).toHaveLength(1);
		const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
		expect(compressed.length).toBeLessThan(48 * KB);
	});

	test('allows exactly its inline scripts and styles, by hash', async () => {
		const { html, policy } = await read(path);
		expect(policy).not.toContain('unsafe');
		const ruleOf = (kind: string) => policy.split('; ').find((directive) => directive.startsWith(`${kind}-src `)) ?? '';
		const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, attributes]) => !attributes?.includes('ld+json'));
		expect(scripts.length).toBeGreaterThan(1);
		for (const [, , text = ''] of scripts) expect(ruleOf('script')).toContain(hashSource(text));
		const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashSource(text));
		expect(ruleOf('style').split(' ').slice(2)).toEqual(styles);
		expect(html.match(/<[a-z][^<>]* style="[^"]*"/g)).toBeNull();
	});
});

/** Records with many plans, a film and a tour. */
const longest = ['/properties/1011', '/compounds/1038'].flatMap((path) => [path, `/ar${path}`]);

test.each([...pageTypes.map(({ path }) => path), ...longest])('%s is small besides its styles', async (path) => {
	const { html } = await read(path);
	expect(brotliCompressSync(html.replace(/<style>.*?<\/style>/gs, '')).length).toBeLessThan(24 * KB);
});

test.each(['/', '/ar/search', '/properties/1001'])('scripts and style sheet of %s are compressed and immutable', async (path) => {
	const { html } = await read(path);
	// The route manifest is small and compressed on request.
	const files = new Set([...html.matchAll(/"(\/assets\/(?!manifest-)[^"]+\.(?:js|css))"/g)].map(([, file]) => file));
	expect(files.size).toBeGreaterThan(3);
	let scripts = 0;
	for (const file of files) {
		const response = await fetch(siteUrl + file, { headers: { 'accept-encoding': 'br' } });
		const bytes = Buffer.from(await response.arrayBuffer());
		const sent = Number(response.headers.get('content-length'));
		if (bytes.length > KB * 2) expect([file, response.headers.get('content-encoding')]).toEqual([file, 'br']);
		expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		if (file?.endsWith('.css')) expect(sent).toBeLessThan(24 * KB);
		else scripts += sent;
	}
	expect(scripts).toBeLessThan(125 * KB);
});
