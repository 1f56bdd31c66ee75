import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ReceivedMessage } from '#outbox/outbox.ts';
import { whatsAppWebhook } from './whatsapp-webhook.ts';

const config = {
	number: '+201000000009',
	account: { apiUrl: 'http://127.0.0.1:9', phoneId: '1', token: 't' },
	appSecret: 'the secret of the app',
	verifyToken: 'a word of our own',
};
const inside = (...messages: unknown[]) =>
	JSON.stringify({ object: 'whatsapp_business_account', entry: [{ changes: [{ value: { messages } }] }] });

function listen() {
	const heard: ReceivedMessage[] = [];
	const app = whatsAppWebhook(config, {
		receiveMessage: async (message) => {
			heard.push(message);
			return 'ignored';
		},
	});
	const tell = (body: string, signature = `sha256=${createHmac('sha256', config.appSecret).update(body).digest('hex')}`) =>
		app.request('/_whatsapp', { method: 'POST', body, headers: { 'x-hub-signature-256': signature } });
	return { heard, app, tell };
}

test('accepts signed messages and ignores other notifications', async () => {
	const { heard, tell } = listen();
	const body = inside(
		{ id: 'm1', from: '201000000001', type: 'text', text: { body: 'PN-7K4M-2QXR' } },
		{ id: 'm2', from: '201000000001', type: 'image', image: { id: '1' } },
		{ id: 'm3', from: 'nobody', type: 'text', text: { body: 'x' } },
		{ id: 'm4', from: '201000000001', type: 'button', button: { text: 'Stop' } },
	);
	expect((await tell(body)).status).toBe(200);
	expect(heard).toEqual([
		{ id: 'm1', from: '201000000001', text: 'PN-7K4M-2QXR' },
		{ id: 'm4', from: '201000000001', text: 'Stop' },
	]);
	for (const odd of ['', '{', '[]', '{"entry":[{"changes":[{"value":{"statuses":[{}]}}]}]}']) expect((await tell(odd)).status).toBe(200);
	expect(heard).toHaveLength(2);
});

test('rejects unsigned calls', async () => {
	const { heard, tell } = listen();
	const body = inside({ id: 'm1', from: '201000000001', type: 'text', text: { body: 'PN-7K4M-2QXR' } });
	for (const signature of ['', 'sha256=', `sha256=${'0'.repeat(64)}`]) expect((await tell(body, signature)).status).toBe(401);
	expect(heard).toEqual([]);
});

test('answers the verification with our token', async () => {
	const { app } = listen();
	const ask = (word: string) =>
		app.request(`/_whatsapp?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': word, 'hub.challenge': '42' })}`);
	const answer = await ask(config.verifyToken);
	expect([answer.status, await answer.text()]).toEqual([200, '42']);
	expect((await ask('another')).status).toBe(403);
});

test('is off without WhatsApp', async () => {
	const app = whatsAppWebhook(null, { receiveMessage: async () => 'ignored' });
	expect((await app.request('/_whatsapp', { method: 'POST', body: '{}' })).status).toBe(404);
});
