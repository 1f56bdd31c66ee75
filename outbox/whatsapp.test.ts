import { expect, onTestFinished, test, vi } from 'vitest';
import { cairoToday } from '#domain/cairo.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { enquiry, openTestOutbox, openTestParts } from './test-outbox.ts';
import { metaProblem, startTestWhatsApp, taken } from './test-whatsapp.ts';
import { createWhatsApp } from './whatsapp.ts';

const slot = `${cairoToday(Date.now() + 2 * 86_400_000)} 17:00`;
const PHONE = '+201000000001';
const from = '201000000001';
const message = { to: from, template: 'viewing_booked', language: 'ar', parameters: ['A\n\tvilla', slot, 'PN-1'] } as const;
const send = async (reply: Parameters<typeof startTestWhatsApp>[0]) => {
	const { account, asked } = await startTestWhatsApp(reply);
	return { result: await createWhatsApp(account)({ ...message, parameters: [...message.parameters] }), asked };
};

test('a template is posted with the token, and counts as sent when WhatsApp returns an id', async () => {
	const { result, asked } = await send(() => taken);
	expect(result).toEqual({ outcome: 'done' });
	expect(asked[0]).toMatchObject({
		path: '/v23.0/10987654321/messages',
		authorization: 'Bearer secret-token',
		body: {
			messaging_product: 'whatsapp',
			to: from,
			type: 'template',
			template: {
				name: 'viewing_booked',
				language: { code: 'ar' },
				components: [{ type: 'body', parameters: [{ type: 'text', text: 'A villa' }, { text: slot }, { text: 'PN-1' }] }],
			},
		},
	});
});

test.each([
	['an answer without an id', { status: 200, body: {} }],
	['a page', { status: 200, body: '<p>Sign in</p>' }],
	['too many', metaProblem(429, 130429)],
	['too many of one number', metaProblem(400, 131056)],
	['a token that no longer holds', metaProblem(401, 190)],
	['a service that fails', { status: 503, body: 'x'.repeat(200_000) }],
])('%s is retried', async (_name, reply) => {
	expect((await send(() => reply)).result.outcome).toBe('later');
});

test('a permanent error is a refusal, and no answer is retried', async () => {
	expect((await send(() => metaProblem(400, 131026))).result).toEqual({ outcome: 'refused', reason: '400 131026' });
	const nobody = createWhatsApp({ apiUrl: 'http://127.0.0.1:9', phoneId: '1', token: 't' });
	expect((await nobody({ ...message, parameters: [] })).outcome).toBe('later');
});

/** A visitor booked with a phone number and has not agreed to messages yet. */
async function booked(reply: Parameters<typeof startTestWhatsApp>[0] = () => taken) {
	const { account, asked } = await startTestWhatsApp(reply);
	const folder = temporaryFolder();
	const writeMessage = ({ reference, viewing }: { reference: string; viewing: { state: string; sequence: number } }) => ({
		template: `viewing_${viewing.state}_${viewing.sequence}`,
		language: 'ar' as const,
		parameters: [reference],
	});
	const outbox = openTestOutbox(folder, {
		whatsApp: { account, writeMessage },
		delivery: { idleMs: 10, longestPauseMs: 20, longestWaitMs: 20, timeoutMs: 200 },
	});
	const outcome = await outbox.accept(
		enquiry({ intent: 'viewing', times: [slot], sender: { name: 'Mariam', phone: PHONE, email: null } }),
		{ key: 'a', booking: { agent: 7, slot } },
	);
	const reference = outcome.outcome === 'accepted' ? outcome.receipt.reference : '';
	const token = (await outbox.viewings.tokenOf(reference)) ?? '';
	const parts = openTestParts(folder);
	onTestFinished(() => parts.close());
	const states = async () => {
		const rows = await parts.use<{ state: string }[]>('test', [], ({ database }) =>
			database.all("SELECT state FROM mail WHERE carrier = 'whatsapp' ORDER BY created_at"),
		);
		return rows.map(({ state }) => state);
	};
	return { outbox, asked, reference, token, states };
}
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 20 });
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a visitor is written to only after writing from their number with the reference, and once per message', async () => {
	const { outbox, asked, reference, token } = await booked();
	await outbox.viewings.move(token, slot.replace('17:00', '16:00'));
	expect(await outbox.receiveMessage({ id: 'm0', from: '201000000002', text: `Confirm ${reference}` })).toBe('ignored');
	expect(await outbox.receiveMessage({ id: 'm1', from, text: 'Hello' })).toBe('ignored');
	await pause();
	expect(asked).toEqual([]);
	for (let time = 0; time < 3; time++)
		expect(await outbox.receiveMessage({ id: 'm2', from, text: `أكدوا ⁦${reference}⁩ هنا` })).toBe('agreed');
	await eventually(() => expect(asked).toHaveLength(1));
	await pause();
	expect(asked.map(({ body }) => [body.to, body.template.name])).toEqual([[from, 'viewing_booked_1']]);
});

test('visitors who agreed are told of changes until they say stop', async () => {
	const { outbox, asked, reference, token } = await booked();
	await outbox.receiveMessage({ id: 'm1', from, text: reference });
	await eventually(() => expect(asked).toHaveLength(1));
	await outbox.viewings.move(token, slot.replace('17:00', '16:00'));
	await eventually(() => expect(asked).toHaveLength(2));
	for (const word of ['Stop.', 'إيقاف']) expect(await outbox.receiveMessage({ id: word, from, text: word })).toBe('stopped');
	await outbox.viewings.cancel(token);
	await pause();
	expect(asked.map(({ body }) => body.template.name)).toEqual(['viewing_booked_0', 'viewing_booked_1']);
});

test('a message that was not accepted is not marked as sent, and is retried', async () => {
	let isDown = true;
	const { outbox, asked, reference, states } = await booked(() => (isDown ? { status: 503 } : taken));
	await outbox.receiveMessage({ id: 'm1', from, text: reference });
	await eventually(() => expect(asked.length).toBeGreaterThan(1));
	expect(await states()).toEqual(['waiting']);
	isDown = false;
	await eventually(async () => expect(await states()).toEqual(['sent']));
});

test('a stop word cancels a message that is waiting', async () => {
	// WhatsApp is down throughout, because a message that is already being sent when the stop arrives cannot be cancelled.
	const { outbox, asked, reference, states } = await booked(() => ({ status: 503 }));
	await outbox.receiveMessage({ id: 'm1', from, text: reference });
	await eventually(() => expect(asked.length).toBeGreaterThan(0));
	expect(await states()).toEqual(['waiting']);
	await outbox.receiveMessage({ id: 'm2', from, text: 'stop' });
	await eventually(async () => expect(await states()).toEqual(['dead']));
});
