import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { listeningLogger } from '../images/test-images.ts';
import { createIcons, type IconsOptions } from './icons.ts';

function openIcons(options: Partial<IconsOptions> = {}) {
	const log = listeningLogger();
	const icons = createIcons({ logger: log.logger, ...options });
	const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
		icons.handle(new Request(`http://site${path}`, { headers, method }));
	return { get, log };
}

test('serves an installed set as Iconify JSON', async () => {
	const response = await openIcons().get('/_icons/tabler.json?icons=pool,no-such-icon,123');
	const answer = await response.json();
	expect(answer).toMatchObject({ prefix: 'tabler', width: 24, height: 24, not_found: ['no-such-icon'] });
	expect(Object.keys(answer.icons).toSorted()).toEqual(['123', 'pool']);
	expect(answer.icons.pool).toEqual({ body: expect.stringContaining('<path') });
	expect(response.headers.get('content-type')).toContain('application/json');
});

test('serves one icon as SVG, by name or alias', async () => {
	const { get } = openIcons();
	const response = await get('/_icons/tabler/pool.svg');
	const body = await response.text();
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'content-type': 'image/svg+xml',
		'content-length': String(body.length),
		'cache-control': expect.stringMatching(/^public, max-age=\d{7,}/),
		'x-content-type-options': 'nosniff',
		'content-security-policy': expect.stringContaining("default-src 'none'"),
	});
	expect(await sharp(Buffer.from(body)).metadata()).toMatchObject({ format: 'svg', width: 24, height: 24 });
	const other = await (await get('/_icons/tabler/123.svg')).text();
	expect(other).toBe(await (await get('/_icons/tabler/number-123.svg')).text());
});

test('serves our own set', async () => {
	const { get, log } = openIcons();
	const answer = await (await get('/_icons/pn.json?icons=bed,bath')).json();
	expect(Object.keys(answer.icons)).toEqual(['bed', 'bath']);
	expect((await get('/_icons/pn/bed.svg')).status).toBe(200);
	expect(log.lines).toEqual([]);
});

test('a set in the custom folder overrides an installed one', async () => {
	const customFolder = temporaryFolder();
	await writeFile(
		join(customFolder, 'tabler.json'),
		JSON.stringify({ icons: { pool: { body: '<path d="M1 1"/>', width: 20 } }, height: 30 }),
	);
	const { get } = openIcons({ customFolder });
	expect(await (await get('/_icons/tabler.json?icons=pool')).json()).toEqual({
		prefix: 'tabler',
		icons: { pool: { body: '<path d="M1 1"/>', width: 20 } },
		width: 16,
		height: 30,
		not_found: [],
	});
	expect((await get('/_icons/tabler/heart.svg')).status).toBe(404);
});

test.each(['{"icons": {', '[]', '{"icons": null}', '{"icons": {"a": {}}}'])('a broken set (%s) is logged and empty', async (text) => {
	const customFolder = temporaryFolder();
	await writeFile(join(customFolder, 'broken.json'), text);
	const { get, log } = openIcons({ customFolder });
	expect((await get('/_icons/broken/a.svg')).status).toBe(404);
	expect(await (await get('/_icons/broken.json?icons=a')).json()).toMatchObject({ icons: {}, not_found: ['a'] });
	expect(log.lines).toEqual([{ level: 'error', event: 'icons.unreadable', fields: { collection: 'broken' } }]);
	expect(log.messages).toEqual(['Failed to load custom icons']);
	expect((await get('/_icons/tabler/pool.svg')).status).toBe(200);
});

test('a missing custom folder is logged; installed sets work', async () => {
	const { get, log } = openIcons({ customFolder: join(temporaryFolder(), 'nowhere') });
	expect((await get('/_icons/tabler/pool.svg')).status).toBe(200);
	expect(log.lines.map(({ event }) => event)).toEqual(['icons.unreadable']);
});

test.each([
	'/_icons/tabler/no-such-icon.svg',
	'/_icons/no-such-set/pool.svg',
	'/_icons/tabler/constructor.svg',
	'/_icons/tabler/Pool.svg',
	'/_icons/tabler/-pool.svg',
	'/_icons/tabler/pool.png',
	'/_icons/tabler/..%2fpackage.svg',
	'/_icons/../package.json?icons=name',
	'/_icons/tabler/pool.json?icons=pool',
	'/_icons/tabler.json',
	'/_icons/tabler.json?icons=',
	'/_icons/tabler.svg',
])('%s is 404', async (path) => {
	expect((await openIcons().get(path)).status).toBe(404);
});

test('limits the number of names', async () => {
	const names = (length: number) => Array.from({ length }, (_, number) => `a${number}`).join(',');
	const { get } = openIcons();
	expect((await get(`/_icons/tabler.json?icons=${names(200)}`)).status).toBe(200);
	expect((await get(`/_icons/tabler.json?icons=${names(201)}`)).status).toBe(404);
});

test('lists missing icons, cached briefly', async () => {
	const { get } = openIcons();
	for (const path of ['/_icons/no-such-set.json?icons=pool', '/_icons/tabler.json?icons=constructor']) {
		const response = await get(path);
		expect(await response.json()).toMatchObject({ icons: {}, not_found: [path.split('=')[1]] });
		expect(response.headers.get('cache-control')).toBe('public, max-age=60');
	}
});

test('supports conditional requests and HEAD, and rejects other methods', async () => {
	const { get } = openIcons();
	const full = await get('/_icons/tabler/pool.svg');
	const etag = full.headers.get('etag') ?? '';
	expect((await get('/_icons/tabler/pool.svg', { 'if-none-match': etag })).status).toBe(304);
	const head = await get('/_icons/tabler/pool.svg', {}, 'HEAD');
	expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, null, full.headers.get('content-length')]);
	expect((await get('/_icons/tabler/pool.svg', {}, 'DELETE')).status).toBe(405);
});
