import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { fileId, imageAddress, openImages, picture, readBytes, startAssets } from './test-images.ts';
import { type Peer, startPeer } from './test-peer.ts';

const remote = (src: string, width = 640) => `http://site/_images/${width}/remote.webp?src=${encodeURIComponent(src)}`;

async function peer(answer: Parameters<typeof startPeer>[0]): Promise<Peer> {
	const started = await startPeer(answer);
	onTestFinished(() => started.close());
	return started;
}

test('fetches from an allowed host without our token', async () => {
	const photo = await picture(800, 400);
	const cdn = await peer((_request, response) => response.setHeader('content-type', 'image/jpeg').end(photo));
	const { get, images, log } = await openImages('http://127.0.0.1:1', { allowedDomains: [cdn.host] });
	const response = await get(remote(`${cdn.url}/a.jpg?signature=hush`));
	expect(await sharp(await readBytes(response)).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
	expect(response.headers.get('cache-control')).toContain('immutable');
	await get(remote(`${cdn.url}/a.jpg?signature=hush`));
	expect(cdn.requests).toEqual([{ path: '/a.jpg?signature=hush', authorization: undefined }]);
	expect(images.stats()).toMatchObject({ encodes: 1, hits: 1 });
	expect(JSON.stringify(log.lines)).not.toContain('hush');
});

test('never contacts other hosts, however spelled', async () => {
	const victim = await peer((_request, response) => response.end());
	const cdn = await peer((_request, response) => response.end());
	const { get } = await openImages('http://127.0.0.1:1', { allowedDomains: [cdn.host] });
	const port = victim.host.split(':')[1];
	const sources = [
		`${victim.url}/a.jpg`,
		`//${victim.host}/a.jpg`,
		`http://${cdn.host}@${victim.host}/a.jpg`,
		`http://user:word@${cdn.host}/a.jpg`,
		`http://${victim.host}#@${cdn.host}/a.jpg`,
		`http://${victim.host}\\@${cdn.host}/a.jpg`,
		`http://${cdn.host}%40${victim.host}/a.jpg`,
		`http://[::1]:${port}/a.jpg`,
		`http://[::ffff:7f00:1]:${port}/a.jpg`,
		`http://localhost:${port}/a.jpg`,
		`http://2130706433:${port}/a.jpg`,
		'http://127.0.0.1/a.jpg',
		'file:///etc/passwd',
		encodeURIComponent(`${cdn.url}/a.jpg`),
	];
	for (const src of sources) expect((await get(remote(src))).status, src).toBe(404);
	expect((await get(`http://site/_images/640/remote.webp?src=${victim.url}/a.jpg`)).status).toBe(404);
	expect([...victim.requests, ...cdn.requests]).toEqual([]);
});

test.each([301, 302, 303, 307, 308])('refuses a redirect (%d)', async (status) => {
	const photo = await picture(800, 400);
	const inside = await peer((_request, response) => response.setHeader('content-type', 'image/jpeg').end(photo));
	for (const location of [
		`${inside.url}/secret`,
		`http://localhost:${inside.host.split(':')[1]}/`,
		'https://elsewhere.example/a.jpg',
		'/again',
	]) {
		const bouncing = await peer((_request, response) => response.writeHead(status, { location }).end());
		const { get, log } = await openImages(bouncing.url, { allowedDomains: [bouncing.host, inside.host] });
		expect((await get(imageAddress(fileId(1)))).status).toBe(404);
		expect((await get(remote(`${bouncing.url}/a.jpg`))).status).toBe(404);
		expect(log.lines.map(({ fields }) => fields['reason'])).toEqual(['redirect refused', 'redirect refused']);
		expect(bouncing.requests).toHaveLength(2);
	}
	expect(inside.requests).toEqual([]);
});

test('refuses large or non-image answers, even without a length', async () => {
	const photo = await picture(600, 600);
	const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="99" height="99"/></svg>';
	const cdn = await peer((request, response) => {
		response.setHeader('content-type', request.url === '/page' ? 'text/html' : 'image/jpeg');
		if (request.url === '/announced') response.setHeader('content-length', photo.length).flushHeaders();
		else if (request.url === '/endless') response.write(photo);
		else if (request.url === '/drawing') response.end(drawing);
		else response.end(photo);
	});
	const limits = { originalBytes: photo.length - 1, fetchMilliseconds: 60_000 };
	const { get, log } = await openImages(cdn.url, { allowedDomains: [cdn.host], limits });
	for (const path of ['/page', '/large', '/announced', '/endless', '/drawing'])
		expect((await get(remote(`${cdn.url}${path}`))).status).toBe(404);
	expect(log.lines.map(({ fields }) => fields['reason'])).toEqual(['not an image', 'too large', 'too large', 'too large', 'not an image']);
});

test('shows an SVG uploaded by an editor', async () => {
	const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="99" height="99"/></svg>');
	const assets = await startAssets({ [fileId(1)]: drawing });
	const { get } = await openImages(assets.url);
	expect(await sharp(await readBytes(await get(imageAddress(fileId(1), 320)))).metadata()).toMatchObject({ width: 320, height: 160 });
});
