import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChallenge } from './challenge.ts';

/** A fake of the captcha service, which tests cannot reach. */
let answers: (body: URLSearchParams) => { status: number; text: string };
const service = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	const { status, text } = answers(new URLSearchParams(Buffer.concat(chunks).toString()));
	response.writeHead(status).end(text);
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => void service.close());

const warnings: string[] = [];
const logger = { info() {}, warn: (event: string) => void warnings.push(event), error() {} };
const challenge = () =>
	createChallenge(
		{
			siteKey: 'key',
			secret: 's3cret',
			script: 'https://example.com/a.js',
			verifyUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
		},
		logger as never,
	);

test('is off without configuration', () => {
	expect(createChallenge(null, logger as never)).toBeNull();
});

test('passes when the service accepts the answer', async () => {
	answers = (body) => ({
		status: 200,
		text: JSON.stringify({ success: body.get('secret') === 's3cret' && body.get('response') === 'right' }),
	});
	expect(await challenge()?.isPassed('right', '203.0.113.9')).toBe(true);
	expect(await challenge()?.isPassed('wrong', '203.0.113.9')).toBe(false);
	expect(await challenge()?.isPassed('', '203.0.113.9')).toBe(false);
});

test.each([
	[500, 'broken'],
	[200, 'no JSON'],
])('passes when the service answers %s %s', async (status, text) => {
	answers = () => ({ status, text });
	expect(await challenge()?.isPassed('right', '203.0.113.9')).toBe(true);
	expect(warnings.at(-1)).toContain('challenge');
});
