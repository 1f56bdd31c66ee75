import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Outbox } from '#outbox/outbox.ts';
import { oneClickUnsubscribe } from './one-click.ts';

/** A site whose page returns the form it received. */
function site() {
	const ended: string[] = [];
	const unsubscribe = (token: string) => {
		if (token !== 'good') return 'unknown' as const;
		ended.push(token);
		return 'unsubscribed' as const;
	};
	const outbox = { subscriptions: { unsubscribe } } as unknown as Outbox;
	const app = new Hono().route('/', oneClickUnsubscribe(outbox)).all('*', async ({ req, text }) => text(`page ${await req.text()}`));
	const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
		const whole = new Request(`http://pn.test${path}`, { method: 'POST', body, headers });
		const bytes = await whole.arrayBuffer();
		const type = whole.headers.get('content-type') ?? '';
		const sent = { ...headers, 'content-type': type, 'content-length': String(bytes.byteLength) };
		return app.request(path, { method: 'POST', body: bytes, headers: sent });
	};
	return { ended, post };
}

const oneClick = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

test.each(['/alerts/unsubscribe', '/en/alerts/unsubscribe', '/ar/alerts/unsubscribe'])(
	'%s unsubscribes at once, from anywhere',
	async (path) => {
		const { ended, post } = site();
		const response = await post(`${path}?token=good`, oneClick(), { origin: 'https://mail.example.com' });
		expect([response.status, await response.text()]).toEqual([200, 'unsubscribed']);
		expect(ended).toEqual(['good']);
	},
);

test('accepts multipart', async () => {
	const { ended, post } = site();
	const form = new FormData();
	form.set('List-Unsubscribe', 'One-Click');
	expect((await post('/alerts/unsubscribe?token=good', form)).status).toBe(200);
	expect(ended).toEqual(['good']);
});

test('ignores an invalid token', async () => {
	const { post } = site();
	expect((await post('/alerts/unsubscribe?token=bad', oneClick())).status).toBe(404);
	expect((await post('/alerts/unsubscribe', oneClick())).status).toBe(404);
});

test('passes other requests to the page unchanged', async () => {
	const { ended, post } = site();
	expect(await (await post('/alerts/unsubscribe?token=good', new URLSearchParams({ a: 'b' }))).text()).toBe('page a=b');
	expect(await (await post('/alerts/unsubscribe?token=good', new URLSearchParams({ a: 'b'.repeat(5000) }))).text()).toHaveLength(5007);
	expect(await (await post('/alerts/confirm?token=good', oneClick())).text()).toBe('page List-Unsubscribe=One-Click');
	expect(ended).toEqual([]);
});
