import { expect, onTestFinished, test } from 'vitest';
import { films } from './films.ts';
import { startPeer } from './images/test-peer.ts';
import { samples, testContent } from './test-content.ts';

const FILM = '11111111-2222-4333-8444-555555555555';
const bytes = Buffer.from('0123456789');

/** A fake Directus with one file, which answers range requests. */
async function startFilms(file: Record<string, unknown> = {}, atATime?: number) {
	const peer = await startPeer((request, response) => {
		const [, from = '0', to = '9'] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
		const part = bytes.subarray(Number(from), Number(to || 9) + 1);
		const isPart = request.headers.range !== undefined;
		if (Number(from) > 9) return response.writeHead(416).end();
		response.writeHead(isPart ? 206 : 200, {
			'content-length': part.length,
			'content-type': 'text/html',
			...(isPart && { 'content-range': `bytes ${from}-${to || 9}/10` }),
		});
		response.end(request.method === 'HEAD' ? undefined : part);
	});
	onTestFinished(() => peer.close());
	const { read, put } = testContent();
	put('directus_files', { id: FILM, type: 'video/mp4', uploaded_on: '2026-01-01T00:00:00Z', filesize: '10', ...file });
	put('property', samples.property(7, { film: FILM }), samples.property(8));
	const app = films(read, { url: peer.url, token: 'secret' }, atATime);
	const address = `/_films/property/7/${read.version(FILM)}`;
	const get = (path: string, range?: string, ifRange?: string) =>
		app.request(path, { headers: { ...(range && { range }), ...(ifRange && { 'if-range': ifRange }) } });
	return { app, put, peer, address, get };
}

test('serves a published home’s film with the site’s token, cached forever', async () => {
	const { get, address, peer } = await startFilms();
	const answer = await get(`${address}.mp4`);
	expect(answer.status).toBe(200);
	expect(answer.headers.get('content-type')).toBe('video/mp4');
	expect(answer.headers.get('accept-ranges')).toBe('bytes');
	expect(answer.headers.get('cache-control')).toContain('immutable');
	expect(await answer.text()).toBe('0123456789');
	expect(peer.requests).toEqual([{ path: `/assets/${FILM}`, authorization: 'Bearer secret' }]);
});

test('serves ranges', async () => {
	const { get, address } = await startFilms();
	const answer = await get(`${address}.mp4`, 'bytes=2-4');
	expect(answer.status).toBe(206);
	expect(answer.headers.get('content-range')).toBe('bytes 2-4/10');
	expect(await answer.text()).toBe('234');
});

test.each(['bytes=0-1,4-5', 'bytes=3-3', 'bytes=5-2', 'lines=1-2'])('serves the whole film for %s', async (range) => {
	const { get, address } = await startFilms();
	const answer = await get(`${address}.mp4`, range);
	expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
});

test('answers 416 with the length for a range beyond the end', async () => {
	const { get, address } = await startFilms();
	const answer = await get(`${address}.mp4`, 'bytes=10-');
	expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('continues a download only for the same version', async () => {
	const { get, address } = await startFilms();
	const etag = (await get(`${address}.mp4`)).headers.get('etag') ?? '';
	expect(etag).toMatch(/^"[^"]+"$/);
	expect((await get(`${address}.mp4`, 'bytes=2-4', etag)).status).toBe(206);
	for (const other of ['"other"', `W/${etag}`, 'Tue, 17 Nov 2026 00:00:00 GMT'])
		expect((await get(`${address}.mp4`, 'bytes=2-4', other)).status, other).toBe(200);
});

test('does not cache an outdated version forever', async () => {
	const { get } = await startFilms();
	expect((await get('/_films/property/7/00000000.mp4')).headers.get('cache-control')).not.toContain('immutable');
});

test.each(['property/8/00000000.mp4', 'property/9/00000000.mp4', 'project/7/00000000.mp4', 'agent/7/00000000.mp4', 'property/7/x.mp4'])(
	'%s is 404: film, record or address unknown',
	async (path) => {
		const { get, peer } = await startFilms();
		expect((await get(`/_films/${path}`)).status).toBe(404);
		expect(peer.requests).toEqual([]);
	},
);

test.each([{ type: 'text/html' }, { type: 'image/svg+xml' }, { filesize: 26_214_401 }])('a file that is %o is rejected', async (file) => {
	const { get, address } = await startFilms(file);
	expect((await get(`${address}.mp4`)).status).toBe(404);
});

test('the film of an unpublished home is gone', async () => {
	const { get, address, put } = await startFilms();
	put('property', samples.property(7));
	expect((await get(`${address}.mp4`)).status).toBe(404);
});

test('limits concurrent transfers and frees a slot at the end', async () => {
	const { get, address } = await startFilms({}, 1);
	const first = await get(`${address}.mp4`);
	expect((await get(`${address}.mp4`)).status).toBe(503);
	await first.text();
	const second = await get(`${address}.mp4`);
	expect(second.status).toBe(200);
	await second.body?.cancel();
	expect((await get(`${address}.mp4`)).status).toBe(200);
	expect((await get(`${address}.mp4`)).status).toBe(503);
});

test('answers 503 when Directus does not answer', async () => {
	const { get, address, peer } = await startFilms();
	await peer.close();
	expect((await get(`${address}.mp4`)).status).toBe(503);
});
