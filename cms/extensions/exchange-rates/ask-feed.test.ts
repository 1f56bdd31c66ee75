import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { askFeed } from './ask-feed.ts';
import { type Answer, startTestFeed } from './test-feed.ts';

const feed = await startTestFeed();
afterAll(() => feed.stop());

const KILOBYTE = ' '.repeat(1024);
/** Returns the length of the body or the problem, so that a failure does not print the body. */
const measure = async () => {
	const answer = await askFeed(feed.url);
	return 'body' in answer ? answer.body.length : answer.problem;
};

test('reads answers of up to 64 kB', async () => {
	feed.answerWith((response) => response.end(KILOBYTE.repeat(64)));
	expect(await measure()).toBe(65_536);
	feed.answerWith((response) => response.end(`${KILOBYTE.repeat(64)} `));
	expect(await measure()).toBe('too large');
});

test('stops reading an endless body, whatever its declared length', async () => {
	const left = Promise.withResolvers<void>();
	feed.answerWith((response) => {
		const endless = setInterval(() => response.write(KILOBYTE.repeat(16)), 1);
		response.on('close', () => {
			clearInterval(endless);
			left.resolve();
		});
	});
	expect(await measure()).toBe('too large');
	await left.promise;
});

test('a small body that unpacks to a large one is too large', async () => {
	feed.answerWith((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(KILOBYTE.repeat(2000))));
	expect(await measure()).toBe('too large');
});

test.each([301, 302, 303, 307, 308])('does not follow a redirect (%s)', async (status) => {
	feed.answerWith((response) => response.writeHead(status, { location: '/elsewhere' }).end('{}'));
	expect(await askFeed(feed.url)).toEqual({ problem: `status ${status}` });
	expect(feed.asked).toEqual(['/latest']);
});

test.each([204, 404, 500])('rejects an answer with status %s', async (status) => {
	feed.answerWith((response) => response.writeHead(status).end());
	expect(await askFeed(feed.url)).toEqual({ problem: `status ${status}` });
});

test.each<[string, Answer]>([
	['says nothing', () => {}],
	['stops in the middle', (response) => void response.writeHead(200, { 'content-length': 100 }).write('{')],
])('does not wait too long for a feed that %s', async (_name, answer) => {
	feed.answerWith(answer);
	expect(await askFeed(feed.url, 100)).toEqual({ problem: 'timeout' });
});

test('a server that hangs up or does not exist is unreachable', async () => {
	feed.answerWith((response) => response.destroy());
	expect(await askFeed(feed.url)).toEqual({ problem: 'unreachable' });
	expect(await askFeed('http://127.0.0.1:1/')).toEqual({ problem: 'unreachable' });
});

test.each(['file:///etc/hostname', 'data:application/json,{}', 'ftp://127.0.0.1/', 'latest'])('does not request %s', async (address) => {
	expect(await askFeed(address)).toEqual({ problem: 'not an http address' });
});
