import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Config } from '#config';
import type { Outbox, ReceivedMessage } from '#outbox/outbox.ts';

const MESSAGES_MOST = 100;

const message = z.object({
	id: z.string().max(200),
	from: z.string().regex(/^\d{6,15}$/),
	text: z.object({ body: z.string().max(5000) }).optional(),
	button: z.object({ text: z.string().max(200) }).optional(),
});
const told = z.object({
	entry: z.array(z.object({ changes: z.array(z.object({ value: z.object({ messages: z.array(z.unknown()).optional() }) })) })),
});

/** Receives messages to our number. Verified by the app's secret; other notifications are ignored. */
export function whatsAppWebhook(config: Config['whatsApp'], outbox: Pick<Outbox, 'receiveMessage'>): Hono {
	const app = new Hono();
	if (!config) return app.all('/_whatsapp', ({ body }) => body(null, 404));
	app.get('/_whatsapp', ({ req, text, body }) => {
		const isOurs = req.query('hub.mode') === 'subscribe' && isSame(req.query('hub.verify_token') ?? '', config.verifyToken);
		return isOurs ? text((req.query('hub.challenge') ?? '').slice(0, 200)) : body(null, 403);
	});
	app.post('/_whatsapp', async ({ req, body }) => {
		const raw = Buffer.from(await req.arrayBuffer());
		const signature = `sha256=${createHmac('sha256', config.appSecret).update(raw).digest('hex')}`;
		if (!isSame(req.header('x-hub-signature-256') ?? '', signature)) return body(null, 401);
		for (const heard of readMessages(raw.toString('utf8'))) await outbox.receiveMessage(heard);
		return body(null, 200);
	});
	return app;
}

function readMessages(text: string): ReceivedMessage[] {
	const parsed = told.safeParse(parseJson(text)).data?.entry ?? [];
	const messages = parsed.flatMap(({ changes }) => changes.flatMap(({ value }) => value.messages ?? []));
	return messages.slice(0, MESSAGES_MOST).flatMap((one) => {
		const { success, data } = message.safeParse(one);
		const said = success ? (data.text?.body ?? data.button?.text) : undefined;
		return success && said !== undefined ? [{ id: data.id, from: data.from, text: said }] : [];
	});
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Constant time. */
function isSame(given: string, expected: string): boolean {
	const [a, b] = [given, expected].map((text) => createHmac('sha256', 'compared').update(text).digest());
	return timingSafeEqual(a ?? Buffer.alloc(0), b ?? Buffer.alloc(0));
}
