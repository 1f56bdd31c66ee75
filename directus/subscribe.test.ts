import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { subscribe } from './subscribe.ts';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A web socket server that speaks just enough of Directus's protocol. After `vanish` it stays open and answers nothing. */
async function startLine() {
	let isThere = true;
	const sockets = new Set<Socket>();
	const server = createServer();
	server.on('upgrade', (request, socket: Socket) => {
		sockets.add(socket);
		const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${MAGIC}`).digest('base64');
		socket.write(
			`HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
		);
		socket.on('data', (bytes) => {
			for (const message of readMessages(bytes)) {
				if (!isThere) return;
				if (message['type'] === 'auth') tell(socket, { type: 'auth', status: 'ok' });
				if (message['type'] === 'ping') tell(socket, { type: 'pong' });
				if (message['type'] === 'subscribe') tell(socket, { type: 'subscription', event: 'init', uid: message['uid'], data: [] });
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		vanish: () => {
			isThere = false;
		},
		breakOff: () => {
			for (const socket of sockets) socket.destroy();
		},
	};
}

function tell(socket: Socket, message: object): void {
	const text = Buffer.from(JSON.stringify(message));
	socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]));
}

/** Browsers mask their frames; these are short. */
function readMessages(bytes: Buffer): Record<string, unknown>[] {
	const messages: Record<string, unknown>[] = [];
	for (let at = 0; at + 6 <= bytes.length; ) {
		const short = (bytes[at + 1] ?? 0) & 0x7f;
		const [length, head] = short === 126 ? [bytes.readUInt16BE(at + 2), 4] : [short, 2];
		const mask = bytes.subarray(at + head, at + head + 4);
		const text = bytes.subarray(at + head + 4, at + head + 4 + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
		if ((bytes[at] ?? 0) === 0x81) messages.push(JSON.parse(Buffer.from(text).toString()));
		at += head + 4 + length;
	}
	return messages;
}

const listen = () => ({ row: vi.fn(), up: vi.fn(), down: vi.fn() });

test('a Directus that vanishes without closing is noticed, once', async () => {
	const line = await startLine();
	const on = listen();
	onTestFinished(await subscribe({ url: line.url, token: 'held' }, 'content_change', on, 30));
	expect(on.up).toHaveBeenCalledTimes(1);
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(on.down).not.toHaveBeenCalled();
	line.vanish();
	await expect.poll(() => on.down.mock.calls.length).toBe(1);
	line.breakOff();
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(on.down).toHaveBeenCalledTimes(1);
});

test('a broken connection is reported as down; one that we close is not', async () => {
	const line = await startLine();
	const [broken, over] = [listen(), listen()];
	onTestFinished(await subscribe({ url: line.url, token: 'held' }, 'content_change', broken));
	(await subscribe({ url: line.url, token: 'held' }, 'content_change', over))();
	line.breakOff();
	await expect.poll(() => broken.down.mock.calls.length).toBe(1);
	expect(over.down).not.toHaveBeenCalled();
});
