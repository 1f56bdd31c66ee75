import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSender } from './send.ts';
import { openUmami } from './test-umami.ts';

const website = '5b0f0a5e-6f0c-4d1c-9a51-0d9a2c1f7b11';
const view = { url: '/en/blog', title: 'Blog', referrer: '' };

let umami: Awaited<ReturnType<typeof openUmami>>;
beforeEach(async () => {
	umami = await openUmami();
});
afterEach(() => umami.close());

test('sends events with the website id and without cookies', async () => {
	expect(await createSender({ url: umami.url, website })({ ...view, tag: 'office' })).toEqual({ ok: true });
	expect(umami.received).toMatchObject([{ type: 'event', payload: { ...view, tag: 'office', website } }]);
	expect(umami.received[0]?.headers).not.toHaveProperty('cookie');
});

test('returns the token of the previous answer', async () => {
	const send = createSender({ url: umami.url, website });
	for (const _ of [1, 2, 3]) expect(await send(view)).toEqual({ ok: true });
	const [first, second, third] = umami.received.map(({ headers }) => headers['x-umami-cache']);
	expect([first, second]).toEqual([undefined, 'eyJhbGciOi.0.c2ln']);
	expect(third).toBe(second);
});

test('accepts the plain token of older servers', async () => {
	const send = createSender({ url: umami.url, website });
	umami.fail(200, 'eyJhbGciOi.old.c2ln');
	expect(await send(view)).toEqual({ ok: true });
	umami.fail(200, '{"cache":"line\\nbreak"}');
	expect(await send(view)).toEqual({ ok: true });
});

test.each([
	['a refusal', (): unknown => umami.fail(400, '{}')],
	['an error of the server', () => umami.fail(500, 'oops')],
	['nobody there', () => umami.close()],
])('%s is ignored and reported as not ok', async (_, harm) => {
	await harm();
	expect(await createSender({ url: umami.url, website })(view)).toEqual({ ok: false });
});
